import * as v from 'valibot'
import { config } from '../config'
import { id, textList, textUpTo } from '../http/fieldSchemas'
import type { FormMap } from '../http/formBody'
import { formMap } from '../http/listOfMaps'
import { fieldsOf } from '../http/readFields'
import type { PictureRow } from './picturesTable'

/** Changes from a meta form: columns, descriptions, and share groups to switch on or off. */
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

const { keywords: mostKeywords, keywordLength, descriptionLength, titleLength, textLength } = config.picture

/**
 * Accepts a map of descriptions by language id; a description may be empty. Ignores the entry 0. A single text counts
 * as a map without entries.
 */
const descriptions = v.pipe(
  v.optional(v.union([v.string(), formMap]), ''),
  v.transform(field => Object.entries(typeof field === 'string' ? {} : field).filter(([key]) => key !== '0')),
  v.array(v.tuple([id('language id of a description'), v.pipe(textUpTo(descriptionLength), v.trim())])),
  v.transform((entries): Record<string, string> => Object.fromEntries(entries)),
)

const DELIMITER = ','

/** Accepts keywords: a list, or one text with commas; '' means none. */
const keywords = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      textUpTo(textLength),
      v.transform(text => text.split(DELIMITER)),
    ),
    textList({ entries: mostKeywords, length: keywordLength }),
  ]),
  v.transform(texts => [...new Set(texts.map(text => text.trim()).filter(text => text !== ''))]),
)

const SCHEMES = ['http', 'https', 'ftp', 'mailto']

/** True when a link has no scheme, or one that can neither run a script nor open a file. */
function isSafeLink(link: string): boolean {
  const scheme = /^[\s\p{C}]*([a-z][a-z0-9+.-]*):/iu.exec(link)?.[1]?.toLowerCase()
  const isHostAndPort = /^[\w.-]+:\d/.test(link)
  return !scheme || isHostAndPort || SCHEMES.includes(scheme)
}

const PREFIX = 'share_group_'

/** Accepts the share groups to switch: '1' and 'true' are on, '0' and 'false' off. */
const shareGroups = v.pipe(
  v.optional(v.union([v.literal(''), formMap], 'The field {field} must be a map.'), ''),
  v.transform(field => Object.entries(field === '' ? {} : field)),
  v.array(
    v.tuple([
      v.pipe(
        v.string(),
        v.startsWith(PREFIX, `The keys of {field} must begin with ${PREFIX}.`),
        v.transform(key => key.slice(PREFIX.length)),
        id('share group id'),
      ),
      v.pipe(
        v.picklist(['true', '1', 'false', '0'], 'The values of {field} must be true or false.'),
        v.transform(value => value === 'true' || value === '1'),
      ),
    ]),
  ),
  v.transform(entries => new Map(entries)),
)

const titleText = v.pipe(
  textUpTo(titleLength),
  v.transform(text => text.trim() || null),
)
const plainText = v.pipe(textUpTo(textLength), v.trim())
const RIGHTS = ['1', '2', '3'] as const

const schemas = {
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
      v.check(isSafeLink, 'The field {field} must be a link without a scheme, or with http, https, ftp or mailto.'),
    ),
  ),
  keywords: v.optional(keywords),
  descriptions_by_id_language: descriptions,
  share_group: shareGroups,
  rights: v.optional(v.picklist(RIGHTS, `The field {field} must be one of ${RIGHTS.join(', ')}.`)),
}

/**
 * Reads a complete or partial meta form. A field that is not sent stays unchanged. Throws RequestError 400 for a value
 * that cannot be stored.
 */
export function parsePictureChanges(form: FormMap): PictureChanges {
  const { descriptions_by_id_language, share_group, ...columns } = fieldsOf(schemas, form)
  return { columns: sentOnly(columns), descriptions: descriptions_by_id_language, shareGroups: share_group }
}

/** Leaves out the fields that were not sent. */
function sentOnly<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
}
