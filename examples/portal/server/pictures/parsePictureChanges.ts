import { config } from '../config'
import type { FormMap } from '../http/FormMap'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import { parseDescriptions } from './parseDescriptions'
import { parseKeywords } from './parseKeywords'
import { parseLink } from './parseLink'
import { parseShareGroups } from './parseShareGroups'
import type { PictureChanges } from './PictureChanges'

const PLAIN_FIELDS = ['copyright', 'agency', 'date', 'originator', 'place'] as const
const RIGHTS = ['1', '2', '3'] as const

/** Reads a meta form, whole or in part: a field that is not sent stays as it is. Throws RequestError 400 for a value that cannot be stored. */
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
