import * as v from 'valibot'
import { config } from '../config'
import { textUpTo } from '../http/fieldSchemas'
import type { FormMap } from '../http/formBody'
import { fieldsOf } from '../http/readFields'
import { parseId } from '../http/readNumber'
import { checkedText, readTextList } from '../http/readText'
import { RequestError } from '../http/RequestError'
import type { PictureRow } from './picturesTable'

/** Changes from a meta form: its columns, descriptions, and share groups to switch on or off. */
export interface PictureChanges {
  columns: Partial<
    Pick<
      PictureRow,
      'title' | 'subtitle' | 'keywords' | 'copyright' | 'originator' | 'agency' | 'date' | 'place' | 'link' | 'rights'
    >
  >
  /** By language id; an empty text removes the description, missing languages stay unchanged. */
  descriptions: Record<string, string>
  shareGroups: Map<number, boolean>
}

/** Returns descriptions by language id from a form, also empty ones; ignores entry 0. */
function parseDescriptions(form: FormMap): Record<string, string> {
  const field = form['descriptions_by_id_language']
  if (field === undefined || typeof field === 'string') return {}
  const descriptions: Record<string, string> = {}
  for (const [key, value] of Object.entries(field)) {
    if (key === '0') continue
    const id = parseId(key, 'language id of a description')
    descriptions[String(id)] = checkedText(
      value,
      'descriptions_by_id_language',
      config.picture.descriptionLength,
    ).trim()
  }
  return descriptions
}

const DELIMITER = ','

/** Returns keywords from a form: a list, or one text with commas; '' means none. Undefined if the field is not sent. */
function parseKeywords(form: FormMap): string[] | undefined {
  const { keywords: entries, keywordLength, textLength } = config.picture
  const isOneText = typeof form['keywords'] === 'string'
  const texts = readTextList(form, 'keywords', { entries, length: isOneText ? textLength : keywordLength })
  const keywords = texts?.flatMap(text => (isOneText ? text.split(DELIMITER) : [text])).map(text => text.trim())
  return keywords && [...new Set(keywords.filter(keyword => keyword !== ''))]
}

const SCHEMES = ['http', 'https', 'ftp', 'mailto']

/** True unless a link has a scheme that would run script or open a file where it is clicked. */
function isSafeLink(link: string): boolean {
  const scheme = /^[\s\p{C}]*([a-z][a-z0-9+.-]*):/iu.exec(link)?.[1]?.toLowerCase()
  const isHostAndPort = /^[\w.-]+:\d/.test(link)
  return !scheme || isHostAndPort || SCHEMES.includes(scheme)
}

const PREFIX = 'share_group_'

/** Returns the share groups that a form switches: '1' and 'true' are on, '0' and 'false' off. Throws RequestError 400 for anything else. */
function parseShareGroups(form: FormMap): Map<number, boolean> {
  const groups = new Map<number, boolean>()
  const field = form['share_group']
  if (field === undefined || field === '') return groups
  if (typeof field === 'string') throw new RequestError(400, 'The field share_group must be a map.')
  for (const [key, value] of Object.entries(field)) {
    if (!key.startsWith(PREFIX)) throw new RequestError(400, `The keys of share_group must begin with ${PREFIX}.`)
    const isOn = value === 'true' || value === '1'
    if (!isOn && value !== 'false' && value !== '0')
      throw new RequestError(400, 'The values of share_group must be true or false.')
    groups.set(parseId(key.slice(PREFIX.length), 'share group id'), isOn)
  }
  return groups
}

const { titleLength, textLength } = config.picture
const titleText = v.pipe(
  textUpTo(titleLength),
  v.transform(text => text.trim() || null),
)
const plainText = v.pipe(textUpTo(textLength), v.trim())
const RIGHTS = ['1', '2', '3'] as const

const columnSchemas = {
  title: v.optional(titleText),
  subtitle: v.optional(titleText),
  copyright: v.optional(plainText),
  agency: v.optional(plainText),
  date: v.optional(plainText),
  originator: v.optional(plainText),
  place: v.optional(plainText),
  link: v.optional(
    v.pipe(
      plainText,
      v.check(isSafeLink, 'The field {field} must be a web address that begins with http:// or https://.'),
    ),
  ),
  rights: v.optional(v.picklist(RIGHTS, `The field {field} must be one of ${RIGHTS.join(', ')}.`)),
}

/** Reads a meta form, whole or in part: a field that is not sent stays as it is. Throws RequestError 400 for a value that cannot be stored. */
export function parsePictureChanges(form: FormMap): PictureChanges {
  const columns = sentOnly({ ...fieldsOf(columnSchemas, form), keywords: parseKeywords(form) })
  return { columns, descriptions: parseDescriptions(form), shareGroups: parseShareGroups(form) }
}

/** Leaves out the fields that were not sent. */
function sentOnly<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
}
