/** The kinds of events by their contract's ids (events 9). */
export const eventTypes = { undefined: 0, single: 1, framework: 2, series: 3 } as const

const OWN_TYPES: readonly number[] = [eventTypes.single, eventTypes.framework]

/** True when events of a type are edited in the event form; all others belong to the expert mode (events 4.2). */
export function isEditedHere(type: number): boolean {
  return OWN_TYPES.includes(type)
}
