import { eventTypes } from './eventTypes'

const OWN_TYPES: readonly number[] = [eventTypes.single, eventTypes.framework]

/** Whether events of a type are edited in the detail editor; all others belong to the expert mode (events 4.2). */
export function isEditedHere(type: number): boolean {
  return OWN_TYPES.includes(type)
}
