import type { Picture } from '../pix/picture/Picture'

/** Chosen picture. Only its id is known until it has loaded. */
export interface ChosenPicture {
  readonly id: number
  readonly picture?: Picture
}

/** Reads ids in the form of the attribute `value`, separated by commas. Leaves out invalid and repeated ids. */
export function readIds(value: string | null): number[] {
  const ids = (value ?? '').split(',').map(Number)
  return [...new Set(ids)].filter(id => Number.isSafeInteger(id) && id > 0)
}

/**
 * Reads the attribute `multiple`: false for one picture, true for any number, a number for at most that number. A
 * number below 1 counts as 1; other numbers are rounded down.
 */
export function readMultiple(value: string | null): boolean | number {
  const most = Number(value)
  // A value that is no number, such as `multiple="multiple"`, means any number, as with boolean attributes.
  return value !== null && (value === '' || !Number.isFinite(most) || Math.max(1, Math.floor(most)))
}

/**
 * Returns the pictures after a choice. For any number of pictures (`multiple` is true): the previous ones and then the
 * new ones. For a limited number: only the choice, because it includes the previous pictures that are still selected.
 * For one picture: the first picture of the choice.
 */
export function withChoice(
  chosen: readonly ChosenPicture[],
  choice: Picture | readonly Picture[],
  multiple: boolean | number,
): ChosenPicture[] {
  const added = (Array.isArray(choice) ? (choice as readonly Picture[]) : [choice as Picture]).map(picture => ({
    id: picture.Id,
    picture,
  }))
  if (multiple !== true) return added.slice(0, multiple || 1)
  const byId = new Map([...chosen, ...added].map(each => [each.id, each]))
  return [...byId.values()]
}

/** Returns the data for the form: an entry for each id under `name`; null without a name or a choice. */
export function formEntries(name: string, chosen: readonly ChosenPicture[]): FormData | null {
  if (name === '' || chosen.length === 0) return null
  const data = new FormData()
  for (const { id } of chosen) data.append(name, `${id}`)
  return data
}

/**
 * Returns the state that the browser restores on going back. It has the pictures' titles and addresses, so that no
 * request is needed.
 */
export function writeState(chosen: readonly ChosenPicture[]): string {
  return JSON.stringify(chosen)
}

/** Reads the text of `writeState`; returns an empty list for any other value. */
export function readState(state: unknown): ChosenPicture[] {
  try {
    const read = JSON.parse(String(state)) as unknown
    return Array.isArray(read) ? (read as ChosenPicture[]).filter(({ id }) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}
