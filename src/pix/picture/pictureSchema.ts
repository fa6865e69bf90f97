import * as v from 'valibot'
import { numberOr0, portalEntries, portalFlag, portalList, portalNumber, portalText } from '../../wire/portalValues'
import type { Picture } from './Picture'

/** Title, subtitle or description; null if it is null, false or missing. */
const title = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.literal(false)]), null),
  v.transform(value => (value === null || value === false ? null : String(value))),
)

/**
 * List of keywords, or one text with `, ` between them. An invalid keyword makes the picture invalid. If the keyword
 * were left out, the next save would remove it from the portal.
 */
const keywords = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform(text => text.split(', ')),
    ),
    v.pipe(portalEntries, v.array(portalText)),
  ]),
  v.transform(texts => texts.filter(text => text.trim() !== '')),
)

/**
 * Language id → description. PHP sends a map as a list if the map is empty or has the keys 0, 1, 2 and so on. Entry 0
 * is not a language.
 */
const descriptions = v.pipe(
  v.nullish(v.union([v.record(v.string(), title), v.array(title), v.literal(''), v.literal(false)]), {}),
  v.transform(value => {
    const texts: Record<string, string> = {}
    for (const [id, description] of Object.entries(value || {}))
      if (id !== '0' && description !== null) texts[id] = description
    return texts
  }),
)

const noTmedia = v.pipe(
  v.union([v.tuple([]), v.literal(''), v.literal(false), v.strictObject({ Id: v.nullable(v.literal('')) })]),
  v.transform(() => null),
)

const fields = {
  Id: portalNumber,
  Uri: portalText,
  Title: title,
  Subtitle: title,
  Width: numberOr0,
  Height: numberOr0,
  Keywords: v.optional(keywords, []),
  Copyright: portalText,
  Link: portalText,
  Date: portalText,
  Place: portalText,
  Originator: portalText,
  Agency: portalText,
  Rights: portalText,
  DescriptionsByIdLanguage: descriptions,
  HashValue: portalText,
  CbMdbTmedia2ShareGroups: portalEntries,
  AvailabeShareGroups: portalList(
    'AvailabeShareGroups',
    v.object({ Id: portalNumber, NameMl: portalText, Active: portalFlag }),
  ),
  MetaTmedia: v.nullish(v.union([v.object({ Id: portalNumber }), noTmedia]), null),
  Datetimecreated: portalText,
  CreatedBy: portalText,
  LastChange: portalText,
}

/**
 * Schema of the contract's picture (image-library 3.1). Numbers may be texts, texts may be numbers, null or false,
 * lists may be maps; every field but the id may be missing. Leaves out fields that are not in the contract.
 */
export const pictureSchema: v.GenericSchema<unknown, Picture> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(answer => {
    const unread = Object.keys(fields).filter(name => answer[name] === undefined)
    return { ...answer, unread: unread.length > 0 ? unread : undefined }
  }),
  v.object({ ...fields, unread: v.optional(v.array(v.string())) }),
)
