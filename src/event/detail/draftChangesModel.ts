import type { EventDraft } from './EventDraft'

/** The values of some fields of the form. */
export type DraftPart = Partial<EventDraft>

/**
 * Fields of the event's dates. They are merged as one value, because a mix of two versions would be a date that nobody
 * entered.
 */
export const SPAN: readonly (keyof EventDraft)[] = ['dateFrom', 'timeFrom', 'dateTo', 'timeTo']

/** True when two values of a field are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return (
    one === other ||
    (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other))
  )
}

const unitOf = (name: keyof EventDraft) => (SPAN.includes(name) ? SPAN : [name])
const isSameUnit = (one: EventDraft, other: EventDraft, name: keyof EventDraft) =>
  unitOf(name).every(each => isSameValue(one[each], other[each]))

/** Returns the named fields of a draft. */
export function pickFields(draft: EventDraft, names: readonly (keyof EventDraft)[]): DraftPart {
  return Object.fromEntries(names.map(name => [name, draft[name]]))
}

/** Returns the names of the fields that differ from the start values. */
export function changedNames(base: EventDraft, draft: EventDraft): (keyof EventDraft)[] {
  return (Object.keys(draft) as (keyof EventDraft)[]).filter(name => !isSameValue(base[name], draft[name]))
}

/**
 * Merges the typed values with the portal's current values. The merged draft has the changes of both sides. A field
 * that both sides changed to different values is a conflict, and the merged draft has the typed value.
 * @param base the values from which both sides started
 * @returns the merged draft and the fields in conflict. A conflict of the dates is listed once, as `dateFrom`
 */
export function mergeDrafts(
  base: EventDraft,
  mine: EventDraft,
  theirs: EventDraft,
): { readonly draft: EventDraft; readonly conflicts: readonly (keyof EventDraft)[] } {
  const names = Object.keys(mine) as (keyof EventDraft)[]
  const changed = names.filter(name => !isSameUnit(base, mine, name))
  return {
    draft: { ...theirs, ...pickFields(mine, changed) },
    conflicts: changed.filter(
      name => unitOf(name)[0] === name && !isSameUnit(base, theirs, name) && !isSameUnit(mine, theirs, name),
    ),
  }
}
