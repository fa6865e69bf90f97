import { FailedRequest } from '../../wire/FailedRequest'
import type { FormValue } from '../../wire/requestParts'
import { metaForm, readMeta, shareGroupField } from '../meta/metaModel'
import type { Picture, ShareGroup } from '../picture/Picture'
import { splitAtDelimiter } from '../picture/splitAtDelimiter'

/** Effect of the typed keywords on a picture's keywords. */
export type KeywordMode = 'add' | 'remove' | 'replace'

/** Values of the form. Only ticked fields are changed. */
export interface BulkValues {
  readonly ticked: ReadonlySet<BulkField>
  readonly keywordMode: KeywordMode
  readonly keywords: string
  readonly copyright: string
  readonly rights: string
  /** Share group id → true if the pictures shall belong to it. Groups that are missing here are not changed. */
  readonly shareGroups: ReadonlyMap<number, boolean>
}

/** A field that can be ticked. */
export type BulkField = 'keywords' | 'copyright' | 'rights' | 'shareGroups'

/** Initial values: no field is ticked or filled. */
export const EMPTY: BulkValues = {
  ticked: new Set(),
  keywordMode: 'add',
  keywords: '',
  copyright: '',
  rights: '',
  shareGroups: new Map(),
}

/** Returns the ticked fields that are empty. */
export function emptyFields(
  { ticked, keywords, copyright, rights, shareGroups }: BulkValues,
  delimiter: string,
): ReadonlySet<BulkField> {
  const isFilled = {
    keywords: splitAtDelimiter(keywords, delimiter).length > 0,
    copyright: copyright.trim() !== '',
    rights: rights !== '',
    shareGroups: shareGroups.size > 0,
  }
  return new Set([...ticked].filter(field => !isFilled[field]))
}

/** Returns the keywords of a picture after the change. Adding and replacing also remove duplicates. */
export function changeKeywords(
  present: readonly string[],
  mode: KeywordMode,
  typed: string,
  delimiter: string,
): string[] {
  const named = splitAtDelimiter(typed, delimiter)
  if (mode === 'replace') return [...new Set(named)]
  if (mode === 'add') return [...new Set([...present, ...named])]
  const gone = new Set(named.map(keyword => keyword.toLowerCase()))
  return present.filter(keyword => !gone.has(keyword.toLowerCase()))
}

/**
 * Returns the complete form of the call that saves a picture. Fields that are not ticked, or are empty, keep the values
 * that the portal just sent (image-library 7.3).
 * @param picture the picture as the portal just sent it
 * @throws FailedRequest if keywords are to be added or removed, but the response lacked the present keywords. These
 * keywords would be lost, because the call replaces all keywords of the picture.
 */
export function bulkForm(
  values: BulkValues,
  picture: Picture,
  delimiter: string,
): Record<string, FormValue | undefined> {
  const empty = emptyFields(values, delimiter)
  const isChanged = (field: BulkField) => values.ticked.has(field) && !empty.has(field)
  const changesKeywords = isChanged('keywords')
  const isUnread = picture.unread?.includes('Keywords')
  if (changesKeywords && isUnread && values.keywordMode !== 'replace')
    throw new FailedRequest('GET /pix/pictures/{id}', '', {
      kind: 'malformed',
      field: 'Keywords',
      reason: 'is missing',
    })
  const keywords = changesKeywords
    ? changeKeywords(picture.Keywords, values.keywordMode, values.keywords, delimiter)
    : picture.Keywords
  const offered = new Set(picture.AvailabeShareGroups.map(({ Id }) => Id))
  const groups = isChanged('shareGroups') ? [...values.shareGroups].filter(([id]) => offered.has(id)) : []
  const form = metaForm(
    { ...readMeta(picture, delimiter), ...Object.fromEntries(groups.map(([id, isOn]) => [shareGroupField(id), isOn])) },
    picture,
    delimiter,
    [],
  )
  return {
    ...form,
    keywords: keywords.length > 0 ? keywords : isUnread ? undefined : '',
    rights: (isChanged('rights') ? values.rights : picture.Rights) || undefined,
    ...(isChanged('copyright') && { copyright: values.copyright.trim() }),
  }
}

/** A share group that the window offers. */
export interface OfferedGroup extends ShareGroup {
  /** Number of pictures for which the group is not available. */
  readonly lackingCount: number
}

/** Returns every share group that is available for at least one of the pictures. */
export function offeredGroups(pictures: readonly Picture[]): readonly OfferedGroup[] {
  const groups = new Map<number, OfferedGroup>()
  for (const group of pictures.flatMap(picture => picture.AvailabeShareGroups)) {
    const lackingCount = (groups.get(group.Id)?.lackingCount ?? pictures.length) - 1
    groups.set(group.Id, { ...group, lackingCount })
  }
  return [...groups.values()]
}

/**
 * True when a picture must be saved: a field is ticked, even if its value is empty or the same as before. The field
 * `shareGroups` counts only if one of the chosen groups is available for the picture.
 */
export function changesPicture({ ticked, shareGroups }: BulkValues, { AvailabeShareGroups }: Picture): boolean {
  return [...ticked].some(field => field !== 'shareGroups' || AvailabeShareGroups.some(({ Id }) => shareGroups.has(Id)))
}
