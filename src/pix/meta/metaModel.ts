import type { FormValue } from '../../wire/requestParts'
import type { Picture } from '../picture/Picture'

/** Size index of the preview's thumbnail (image-library 9.1). */
export const PREVIEW_SIZE = 2

/** The text inputs, in the order in which a person meets them; named as in the picture, sent in lower case. */
export const TEXT_FIELDS = ['Title', 'Subtitle', 'Copyright', 'Originator', 'Agency', 'Date', 'Place', 'Link'] as const

/** The two rights that the form offers (image-library 3.1). */
export const RIGHTS = ['1', '3'] as const

/** What the form holds, by field; descriptions and share groups have a field each. One that is missing is empty or off. */
export type MetaValues = Readonly<Record<string, string | boolean>>

const DESCRIPTION = 'description_'
const SHARE_GROUP = 'share_group_'

/** The field of the description in a language. */
export const descriptionField = (idLanguage: number | string) => `${DESCRIPTION}${idLanguage}`

/** The field of a share group; the contract has the same name for it. */
export const shareGroupField = (idShareGroup: number) => `${SHARE_GROUP}${idShareGroup}`

/** The values of a picture's form: right 2 is shown as 3, keywords stand in one text (image-library 2.8). */
export function readMeta(picture: Picture, delimiter: string): MetaValues {
  const texts = TEXT_FIELDS.map(name => [name, picture[name] ?? ''])
  const descriptions = Object.entries(picture.DescriptionsByIdLanguage).map(([id, text]) => [
    descriptionField(id),
    text,
  ])
  const groups = picture.AvailabeShareGroups.map(({ Id, Active }) => [shareGroupField(Id), Active])
  const { Rights, Keywords } = picture
  return Object.fromEntries([
    ...texts,
    ['Rights', Rights === '2' ? '3' : Rights],
    ['Keywords', Keywords.join(delimiter)],
    ...descriptions,
    ...groups,
  ]) as MetaValues
}

/**
 * Splits the keywords' one text at the delimiter; empty ones are dropped (image-library 5.4). Typed hastily, without the delimiter's
 * space, they are split too, except a keyword that the picture has already with such a sign in it.
 */
export function splitKeywords(text: string, delimiter: string, known: readonly string[]): string[] {
  const short = delimiter.trim() || delimiter
  return text
    .split(delimiter)
    .flatMap(entry => (known.includes(entry.trim()) ? entry : entry.split(short)))
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
}

/** The fields of the call that saves the form (image-library 7.3); keywords nobody touched go back as they came, whatever signs they hold. */
export function metaForm(
  values: MetaValues,
  { Keywords }: Picture,
  delimiter: string,
): Record<string, FormValue | undefined> {
  const named = (prefix: string) => Object.entries(values).filter(([name]) => name.startsWith(prefix))
  const keywords =
    values['Keywords'] === Keywords.join(delimiter)
      ? Keywords
      : splitKeywords(String(values['Keywords'] ?? ''), delimiter, Keywords)
  return {
    ...Object.fromEntries(TEXT_FIELDS.map(name => [name.toLowerCase(), values[name] ?? ''])),
    keywords: keywords.length > 0 ? keywords : '',
    rights: values['Rights'] || undefined,
    descriptions_by_id_language: Object.fromEntries(
      named(DESCRIPTION).map(([name, text]) => [name.slice(DESCRIPTION.length), text]),
    ),
    share_group: Object.fromEntries(named(SHARE_GROUP)),
  }
}

const isSame = (one: MetaValues, other: MetaValues, name: string) => (one[name] || '') === (other[name] || '')

/** What was changed against the values that the form began with. */
export function changedMeta(base: MetaValues, values: MetaValues): MetaValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSame(base, values, name)))
}

/**
 * Joins what was typed with what the portal has meanwhile: each keeps what only one side changed. A field that both changed
 * is a conflict, in which the typed one counts. A share group that is gone meanwhile is left out.
 */
export function mergeMeta(
  base: MetaValues,
  mine: MetaValues,
  theirs: MetaValues,
): { readonly values: MetaValues; readonly conflicts: readonly string[] } {
  const changed = Object.keys(changedMeta(base, mine)).filter(name => name in theirs || !name.startsWith(SHARE_GROUP))
  return {
    values: { ...theirs, ...Object.fromEntries(changed.map(name => [name, mine[name]!])) },
    conflicts: changed.filter(name => !isSame(base, theirs, name) && !isSame(mine, theirs, name)),
  }
}
