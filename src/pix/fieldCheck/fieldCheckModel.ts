import type { CheckForFields } from '../../config/FoyerConfig'
import { findMissingFields } from '../../config/findMissingFields'
import type { Picture } from '../picture/Picture'
import { editedKeywords } from '../picture/splitAtDelimiter'

/** Field name → text, for one picture. */
export type FieldTexts = Readonly<Record<string, string>>

/**
 * State of the field check: each chosen picture as last received from the portal, and the unsaved texts (image-library
 * 3.4).
 */
export interface FieldCheck {
  /** The chosen pictures in the order of marking, complete ones included. Skipped pictures are removed. */
  readonly pictures: readonly Picture[]
  /** Ids of those pictures that were incomplete at the start. Skipped pictures are removed. */
  readonly matchIds: readonly number[]
  /** Index of the shown picture in `matchIds`. */
  readonly index: number
  readonly typed: Readonly<Record<number, FieldTexts>>
  /** Field name → text that was last copied to the later pictures. */
  readonly copied: FieldTexts
  /** Separates the values of a list field: the page's `keywordDelimiter`. */
  readonly delimiter: string
}

/** Starts a check at the first picture that lacks a required field. */
export function startCheck(chosen: readonly Picture[], fields: CheckForFields, delimiter: string): FieldCheck {
  const pictures = [...new Map(chosen.map(picture => [picture.Id, picture])).values()]
  const matchIds = pictures.filter(picture => findMissingFields(picture, fields).length > 0).map(({ Id }) => Id)
  return { pictures, matchIds, index: 0, typed: {}, copied: {}, delimiter }
}

/**
 * Returns the pictures that were incomplete at the start, without skipped ones. Each is as last received from the
 * portal.
 */
export function matchesOf({ pictures, matchIds }: FieldCheck): Picture[] {
  return matchIds.flatMap(id => pictures.find(picture => picture.Id === id) ?? [])
}

/**
 * Returns the texts of a picture's checked fields; typed texts override the saved ones. Leaves out fields whose value
 * is an object, because they have no text.
 */
export function textsOf(
  { typed, delimiter }: Pick<FieldCheck, 'typed' | 'delimiter'>,
  picture: Picture,
  fields: CheckForFields,
): FieldTexts {
  const texts = Object.keys(fields).flatMap(field => {
    const value = valueOf(picture, field) ?? ''
    if (Array.isArray(value)) return [[field, value.join(delimiter)] as const]
    return typeof value === 'object' ? [] : [[field, String(value)] as const]
  })
  return { ...Object.fromEntries(texts), ...typed[picture.Id] }
}

/** True when a field has the rule `notempty`. */
export function isRequiredField(field: string, fields: CheckForFields): boolean {
  return fields[field]?.includes('notempty') ?? false
}

/** True when the typed texts of a picture differ from the saved ones. */
export function isChanged(
  { typed, delimiter }: Pick<FieldCheck, 'typed' | 'delimiter'>,
  picture: Picture,
  fields: CheckForFields,
): boolean {
  const saved = textsOf({ typed: {}, delimiter }, picture, fields)
  return Object.entries(typed[picture.Id] ?? {}).some(([field, text]) => text.trim() !== saved[field])
}

/** True when any picture has unsaved texts. */
export function hasUnsaved(check: FieldCheck, fields: CheckForFields): boolean {
  return matchesOf(check).some(picture => isChanged(check, picture, fields))
}

/** Stores a typed text. */
export function typeText(check: FieldCheck, id: number, field: string, text: string): FieldCheck {
  return { ...check, typed: { ...check.typed, [id]: { ...check.typed[id], [field]: text } } }
}

/** Returns the ids of the later pictures that a copy would fill: the field is empty or holds the last copied text. */
export function copyTargets(check: FieldCheck, field: string, fields: CheckForFields): number[] {
  const later = matchesOf(check).slice(check.index + 1)
  return later
    .filter(picture => ['', check.copied[field]].includes((textsOf(check, picture, fields)[field] ?? '').trim()))
    .map(({ Id }) => Id)
}

/** Copies a text to the pictures of `copyTargets`. Sends nothing: each picture is saved on its own later. */
export function copyText(check: FieldCheck, field: string, text: string, fields: CheckForFields): FieldCheck {
  const filled = copyTargets(check, field, fields).reduce((next, id) => typeText(next, id, field, text.trim()), check)
  return { ...filled, copied: { ...check.copied, [field]: text.trim() } }
}

/**
 * Replaces a picture by the one that the portal returned for its save, and drops its typed texts (image-library 4.11).
 */
export function storeSaved(check: FieldCheck, id: number, saved: Picture): FieldCheck {
  const { [id]: _sent, ...typed } = check.typed
  return {
    ...check,
    typed,
    pictures: check.pictures.map(picture => (picture.Id === id ? saved : picture)),
    matchIds: check.matchIds.map(match => (match === id ? saved.Id : match)),
  }
}

/** Removes the shown picture from the selection; the next one takes its place. */
export function skipPicture(check: FieldCheck): FieldCheck {
  const id = check.matchIds[check.index]
  return {
    ...check,
    pictures: check.pictures.filter(picture => picture.Id !== id),
    matchIds: check.matchIds.filter(match => match !== id),
  }
}

/**
 * Returns the fields as the save call expects them (image-library 7.3): names in lower case, list fields as arrays, an
 * empty list field as ''. Leaves out a field that was neither received nor typed, because an empty text would erase the
 * portal's value (list of decisions). Leaves out the description, which the call names differently.
 */
export function sentFields(
  picture: Picture,
  { Description: _description, ...texts }: FieldTexts,
  delimiter: string,
): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const present = valueOf(picture, field)
      const sent = Array.isArray(present) ? editedKeywords(text, present, delimiter) : text.trim()
      const isUnread = present === undefined || picture.unread?.includes(field)
      return sent.length > 0 || !isUnread ? [[field.toLowerCase(), sent.length > 0 ? sent : '']] : []
    }),
  )
}

function valueOf(picture: Picture, field: string): string | number | boolean | object | null | undefined {
  return (picture as unknown as Readonly<Record<string, string | number | boolean | object | null | undefined>>)[field]
}
