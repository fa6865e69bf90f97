import { splitKeywords } from '../../kit/field/keywordModel'
import type { FormValue } from '../../wire/requestParts'
import { metaForm, readMeta, shareGroupField } from '../meta/metaModel'
import type { Picture, ShareGroup } from '../picture/Picture'

/** What is done with the typed keywords. */
export type KeywordMode = 'add' | 'remove' | 'replace'

/** What the form holds; a field that is not ticked changes nothing. */
export interface BulkValues {
  readonly ticked: ReadonlySet<BulkField>
  readonly keywordMode: KeywordMode
  readonly keywords: string
  readonly copyright: string
  readonly rights: string
  /** Share group id → whether the pictures belong to it; a group that is missing stays as it is. */
  readonly shareGroups: ReadonlyMap<number, boolean>
}

/** A field that can be ticked. */
export type BulkField = 'keywords' | 'copyright' | 'rights' | 'shareGroups'

/** A form in which nothing is ticked or typed. */
export const EMPTY: BulkValues = {
  ticked: new Set(),
  keywordMode: 'add',
  keywords: '',
  copyright: '',
  rights: '',
  shareGroups: new Map(),
}

/** Only ever between the two functions of the meta form, never shown. */
const DELIMITER = '\n'

/** The ticked fields that nothing was entered in. */
export function emptyFields({ ticked, keywords, copyright, rights, shareGroups }: BulkValues): ReadonlySet<BulkField> {
  const isFilled = {
    keywords: splitKeywords(keywords).length > 0,
    copyright: copyright.trim() !== '',
    rights: rights !== '',
    shareGroups: shareGroups.size > 0,
  }
  return new Set([...ticked].filter(field => !isFilled[field]))
}

/** The keywords of a picture after the change; none stands twice. */
export function changeKeywords(present: readonly string[], mode: KeywordMode, typed: string): string[] {
  const named = splitKeywords(typed)
  if (mode === 'replace') return [...new Set(named)]
  if (mode === 'add') return [...new Set([...present, ...named])]
  const gone = new Set(named.map(keyword => keyword.toLowerCase()))
  return present.filter(keyword => !gone.has(keyword.toLowerCase()))
}

/** The whole form of the call that saves a picture: what is not ticked goes back as the portal sent it a moment ago (image-library 7.3). */
export function bulkForm(values: BulkValues, picture: Picture): Record<string, FormValue | undefined> {
  const empty = emptyFields(values)
  const isChanged = (field: BulkField) => values.ticked.has(field) && !empty.has(field)
  const keywords = isChanged('keywords')
    ? changeKeywords(picture.Keywords, values.keywordMode, values.keywords)
    : picture.Keywords
  const offered = new Set(picture.AvailabeShareGroups.map(({ Id }) => Id))
  const groups = isChanged('shareGroups') ? [...values.shareGroups].filter(([id]) => offered.has(id)) : []
  const form = metaForm(
    { ...readMeta(picture, DELIMITER), ...Object.fromEntries(groups.map(([id, isOn]) => [shareGroupField(id), isOn])) },
    picture,
    DELIMITER,
  )
  return {
    ...form,
    keywords: keywords.length > 0 ? keywords : '',
    rights: (isChanged('rights') ? values.rights : picture.Rights) || undefined,
    ...(isChanged('copyright') && { copyright: values.copyright.trim() }),
  }
}

/** Every share group that one of the pictures may belong to. */
export function offeredGroups(pictures: readonly Picture[]): readonly ShareGroup[] {
  return [...new Map(pictures.flatMap(picture => picture.AvailabeShareGroups).map(group => [group.Id, group])).values()]
}
