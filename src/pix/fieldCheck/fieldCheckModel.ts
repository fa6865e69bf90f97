import type { CheckForFields } from '../../config/FoyerConfig'
import { findMissingFields } from '../../config/findMissingFields'
import type { Picture } from '../picture/Picture'

/** What the fields of one picture hold, as texts. */
export type FieldTexts = Readonly<Record<string, string>>

/** How far the field check is: every chosen picture as the portal has it now, and what is typed but not saved (image-library 3.4). */
export interface FieldCheck {
  /** In the order of marking: the matches and the already correct ones. */
  readonly pictures: readonly Picture[]
  /** The pictures that lacked something at the start. */
  readonly matchIds: readonly number[]
  /** The match that is shown. */
  readonly index: number
  readonly typed: Readonly<Record<number, FieldTexts>>
  /** What was copied last to the remaining pictures, by field. */
  readonly copied: FieldTexts
}

/** Parts the values of a field that holds a list. */
const DELIMITER = ', '

/** Begins a check with the first picture that lacks a required field. */
export function startCheck(chosen: readonly Picture[], fields: CheckForFields): FieldCheck {
  const pictures = [...new Map(chosen.map(picture => [picture.Id, picture])).values()]
  const matchIds = pictures.filter(picture => findMissingFields(picture, fields).length > 0).map(({ Id }) => Id)
  return { pictures, matchIds, index: 0, typed: {}, copied: {} }
}

/** The matches as the portal has them now. */
export function matchesOf({ pictures, matchIds }: FieldCheck): Picture[] {
  return matchIds.flatMap(id => pictures.find(picture => picture.Id === id) ?? [])
}

/** What the checked fields of a picture hold: typed texts before the portal's. A field that holds a map has no text and is left out. */
export function textsOf({ typed }: Pick<FieldCheck, 'typed'>, picture: Picture, fields: CheckForFields): FieldTexts {
  const texts = Object.keys(fields).flatMap(field => {
    const value = valueOf(picture, field) ?? ''
    if (Array.isArray(value)) return [[field, value.join(DELIMITER)] as const]
    return typeof value === 'object' ? [] : [[field, String(value)] as const]
  })
  return { ...Object.fromEntries(texts), ...typed[picture.Id] }
}

/** Tells whether a field must be filled. */
export function isRequiredField(field: string, fields: CheckForFields): boolean {
  return fields[field]?.includes('notempty') ?? false
}

/** Whether the texts of a picture differ from what the portal has. */
export function isChanged({ typed }: Pick<FieldCheck, 'typed'>, picture: Picture, fields: CheckForFields): boolean {
  const saved = textsOf({ typed: {} }, picture, fields)
  return Object.entries(typed[picture.Id] ?? {}).some(([field, text]) => text.trim() !== saved[field])
}

/** Whether something typed for any picture is not saved. */
export function hasUnsaved(check: FieldCheck, fields: CheckForFields): boolean {
  return matchesOf(check).some(picture => isChanged(check, picture, fields))
}

/** Someone has typed into a field. */
export function typeText(check: FieldCheck, id: number, field: string, text: string): FieldCheck {
  return { ...check, typed: { ...check.typed, [id]: { ...check.typed[id], [field]: text } } }
}

/** The later pictures whose field is still empty, or holds what was copied there before: what a copy would fill. */
export function copyTargets(check: FieldCheck, field: string, fields: CheckForFields): number[] {
  const later = matchesOf(check).slice(check.index + 1)
  return later
    .filter(picture => ['', check.copied[field]].includes((textsOf(check, picture, fields)[field] ?? '').trim()))
    .map(({ Id }) => Id)
}

/** Fills a field of the later pictures that lack it; nothing is sent before each one's own save. */
export function copyText(check: FieldCheck, field: string, text: string, fields: CheckForFields): FieldCheck {
  const filled = copyTargets(check, field, fields).reduce((next, id) => typeText(next, id, field, text.trim()), check)
  return { ...filled, copied: { ...check.copied, [field]: text.trim() } }
}

/** The portal has saved a picture: its answer counts from now on (image-library 4.11). */
export function storeSaved(check: FieldCheck, id: number, saved: Picture): FieldCheck {
  const { [id]: _sent, ...typed } = check.typed
  return {
    ...check,
    typed,
    pictures: check.pictures.map(picture => (picture.Id === id ? saved : picture)),
    matchIds: check.matchIds.map(match => (match === id ? saved.Id : match)),
  }
}

/** Takes the shown picture out of the selection; the next one takes its place. */
export function skipPicture(check: FieldCheck): FieldCheck {
  const id = check.matchIds[check.index]
  return {
    ...check,
    pictures: check.pictures.filter(picture => picture.Id !== id),
    matchIds: check.matchIds.filter(match => match !== id),
  }
}

/** The fields of a save as the call writes them: names in lower case, lists as lists (image-library 7.3). */
export function sentFields(picture: Picture, texts: FieldTexts): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      if (!Array.isArray(valueOf(picture, field))) return [field.toLowerCase(), text.trim()]
      const items = text
        .split(DELIMITER.trim())
        .map(item => item.trim())
        .filter(Boolean)
      return [field.toLowerCase(), items.length > 0 ? items : '']
    }),
  )
}

function valueOf(picture: Picture, field: string): string | number | boolean | object | null | undefined {
  return (picture as unknown as Readonly<Record<string, string | number | boolean | object | null | undefined>>)[field]
}
