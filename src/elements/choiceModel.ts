import type { Picture } from '../pix/picture/Picture'

/** A chosen picture as far as it is known: by its id only until it has been loaded. */
export interface ChosenPicture {
  readonly id: number
  readonly picture?: Picture
}

/** Reads ids as the attribute `value` has them, parted by commas; what is no id is left out, and so is one that stands twice. */
export function readIds(value: string | null): number[] {
  const ids = (value ?? '').split(',').map(Number)
  return [...new Set(ids)].filter(id => Number.isSafeInteger(id) && id > 0)
}

/** The chosen pictures after a choice: with `isMultiple` the new ones behind those that were chosen, else the first of the new ones alone. */
export function withChoice(
  chosen: readonly ChosenPicture[],
  choice: Picture | readonly Picture[],
  isMultiple: boolean,
): ChosenPicture[] {
  const added = (Array.isArray(choice) ? (choice as readonly Picture[]) : [choice as Picture]).map(picture => ({
    id: picture.Id,
    picture,
  }))
  if (!isMultiple) return added.slice(0, 1)
  const byId = new Map([...chosen, ...added].map(each => [each.id, each]))
  return [...byId.values()]
}

/** What a form sends: an entry for each id under `name`; nothing without a name or a choice. */
export function formEntries(name: string, chosen: readonly ChosenPicture[]): FormData | null {
  if (name === '' || chosen.length === 0) return null
  const data = new FormData()
  for (const { id } of chosen) data.append(name, `${id}`)
  return data
}

/** What the browser keeps for going back, with the titles and addresses of the pictures, so that nothing has to be asked for again. */
export function writeState(chosen: readonly ChosenPicture[]): string {
  return JSON.stringify(chosen)
}

/** Reads what `writeState` wrote; empty for anything else. */
export function readState(state: unknown): ChosenPicture[] {
  try {
    const read = JSON.parse(String(state)) as unknown
    return Array.isArray(read) ? (read as ChosenPicture[]).filter(({ id }) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}
