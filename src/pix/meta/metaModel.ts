import type { FormValue } from '../../wire/requestParts'
import type { Picture } from '../picture/Picture'
import { editedKeywords } from '../picture/splitAtDelimiter'

/** Size index of the preview's thumbnail (image-library 9.1). */
export const PREVIEW_SIZE = 2

/** Text inputs in display order. Named as in the picture, but sent in lower case. */
export const TEXT_FIELDS = ['Title', 'Subtitle', 'Copyright', 'Originator', 'Agency', 'Date', 'Place', 'Link'] as const

/** Values of `Rights` that the form offers (image-library 3.1). */
export const RIGHTS = ['1', '3'] as const

/**
 * Form values by field name. Each description and each share group has its own field. A missing field is empty or off.
 */
export type MetaValues = Readonly<Record<string, string | boolean>>

const DESCRIPTION = 'description_'
const SHARE_GROUP = 'share_group_'

/** Returns the field name of the description in a language. */
export const descriptionField = (idLanguage: number | string) => `${DESCRIPTION}${idLanguage}`

/** Returns the field name of a share group, which is also its name in the contract. */
export const shareGroupField = (idShareGroup: number) => `${SHARE_GROUP}${idShareGroup}`

/**
 * Returns the form values of a picture. Right 2 is shown as 3, and the keywords are joined to one text (image-library
 * 2.8). Fields that the response lacked have no value.
 */
export function readMeta(picture: Picture, delimiter: string): MetaValues {
  const texts = TEXT_FIELDS.map(name => [name, picture[name] ?? ''])
  const descriptions = Object.entries(picture.DescriptionsByIdLanguage).map(([id, text]) => [
    descriptionField(id),
    text,
  ])
  const groups = picture.AvailabeShareGroups.map(({ Id, Active }) => [shareGroupField(Id), Active])
  const { Rights, Keywords, unread } = picture
  return Object.fromEntries(
    [
      ...texts,
      ['Rights', Rights === '2' ? '3' : Rights],
      ['Keywords', Keywords.join(delimiter)],
      ...descriptions,
      ...groups,
    ].filter(([name]) => !unread?.includes(name as string)),
  ) as MetaValues
}

/**
 * Returns the fields of the save call (image-library 7.3). Leaves out a field that was neither received nor typed,
 * because an empty text would erase the portal's value (list of decisions).
 * @param languageIds ids of the languages that have a description field. Their empty descriptions are sent too, unless
 * the response lacked the descriptions.
 */
export function metaForm(
  values: MetaValues,
  { Keywords, unread }: Picture,
  delimiter: string,
  languageIds: readonly number[],
): Record<string, FormValue | undefined> {
  const named = (prefix: string) => Object.entries(values).filter(([name]) => name.startsWith(prefix))
  const keywords = editedKeywords(String(values['Keywords'] ?? ''), Keywords, delimiter)
  const hasDescriptions = !unread?.includes('DescriptionsByIdLanguage')
  const descriptions = Object.fromEntries([
    ...(hasDescriptions ? languageIds.map(id => [id, '']) : []),
    ...named(DESCRIPTION).map(([name, text]) => [name.slice(DESCRIPTION.length), text]),
  ]) as Record<string, string>
  return {
    ...Object.fromEntries(TEXT_FIELDS.map(name => [name.toLowerCase(), values[name]])),
    keywords: keywords.length > 0 ? keywords : values['Keywords'] === undefined ? undefined : '',
    rights: values['Rights'] || undefined,
    // A form can't express an empty map, so an empty text is sent instead.
    descriptions_by_id_language: Object.keys(descriptions).length > 0 ? descriptions : hasDescriptions ? '' : undefined,
    share_group: Object.fromEntries(named(SHARE_GROUP)),
  }
}

const isSame = (one: MetaValues, other: MetaValues, name: string) => (one[name] || '') === (other[name] || '')

/** Returns the values that differ from `base`. */
export function changedMeta(base: MetaValues, values: MetaValues): MetaValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSame(base, values, name)))
}

/**
 * Merges the typed values with the portal's current ones. The result has the changes of both sides. A field that both
 * sides changed to different values is a conflict: the typed value is used. Share groups that no longer exist are left
 * out. A field that the portal's response lacks causes no conflict, except a description, which then counts as empty.
 */
export function mergeMeta(
  base: MetaValues,
  mine: MetaValues,
  theirs: MetaValues,
): { readonly values: MetaValues; readonly conflicts: readonly string[] } {
  const changed = Object.keys(changedMeta(base, mine)).filter(name => name in theirs || !name.startsWith(SHARE_GROUP))
  return {
    values: { ...theirs, ...Object.fromEntries(changed.map(name => [name, mine[name]!])) },
    conflicts: changed.filter(
      name =>
        (name in theirs || name.startsWith(DESCRIPTION)) && !isSame(base, theirs, name) && !isSame(mine, theirs, name),
    ),
  }
}
