import { config } from '../config'
import type { FormMap } from '../http/formBody'
import { parseId } from '../http/readNumber'
import { checkedText, readText, readTextList } from '../http/readText'
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

/** Returns a link for storing. Throws RequestError 400 for a scheme that would run a script or open a file on click. */
function parseLink(text: string): string {
  const link = text.trim()
  const scheme = /^[\s\p{C}]*([a-z][a-z0-9+.-]*):/iu.exec(link)?.[1]?.toLowerCase()
  const isHostAndPort = /^[\w.-]+:\d/.test(link)
  if (!scheme || isHostAndPort || ['http', 'https', 'ftp', 'mailto'].includes(scheme)) return link
  throw new RequestError(400, 'The field link must be a web address that begins with http:// or https://.')
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

const PLAIN_FIELDS = ['copyright', 'agency', 'date', 'originator', 'place'] as const
const RIGHTS = ['1', '2', '3'] as const

/** Reads a whole or partial meta form: missing fields stay unchanged. Throws RequestError 400 for an invalid value. */
export function parsePictureChanges(form: FormMap): PictureChanges {
  const { titleLength, textLength } = config.picture
  const columns: PictureChanges['columns'] = {}
  for (const name of ['title', 'subtitle'] as const) {
    const value = readText(form, name, titleLength)
    if (value !== undefined) columns[name] = value.trim() || null
  }
  for (const name of PLAIN_FIELDS) {
    const value = readText(form, name, textLength)
    if (value !== undefined) columns[name] = value.trim()
  }
  const link = readText(form, 'link', textLength)
  if (link !== undefined) columns.link = parseLink(link)
  const keywords = parseKeywords(form)
  if (keywords) columns.keywords = keywords
  if (form['rights'] !== undefined) columns.rights = parseRights(form['rights'])
  return { columns, descriptions: parseDescriptions(form), shareGroups: parseShareGroups(form) }
}

function parseRights(value: unknown): (typeof RIGHTS)[number] {
  const rights = RIGHTS.find(code => code === value)
  if (!rights) throw new RequestError(400, `The field rights must be one of ${RIGHTS.join(', ')}.`)
  return rights
}
