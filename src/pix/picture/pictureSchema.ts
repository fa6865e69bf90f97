import * as v from 'valibot'
import type { Picture } from './Picture'

/** Schema of a text field. Null and a missing field become an empty text. */
const text = v.nullish(v.string(), '')
const list = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(v.array(item), [])

/** PHP sends a map without gaps as a list, and an empty map as an empty list. Entry 0 is not a language. */
const descriptions = v.pipe(
  v.nullish(v.union([v.record(v.string(), v.nullable(v.string())), v.array(v.nullable(v.string()))]), {}),
  v.transform(value => {
    const texts: Record<string, string> = {}
    for (const [id, description] of Object.entries(value))
      if (id !== '0' && description !== null) texts[id] = description
    return texts
  }),
)

const noTmedia = v.pipe(
  v.tuple([]),
  v.transform(() => null),
)

/** Schema of the contract's picture. Normalises empty maps, null lists and null texts; other values stay unchanged (image-library 3.1). */
export const pictureSchema: v.GenericSchema<unknown, Picture> = v.object({
  Id: v.number(),
  Uri: v.string(),
  Title: v.nullable(v.string()),
  Subtitle: v.optional(v.nullable(v.string()), null),
  Width: v.number(),
  Height: v.number(),
  Keywords: list(v.string()),
  Copyright: text,
  Link: text,
  Date: text,
  Place: text,
  Originator: text,
  Agency: text,
  Rights: v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String)),
  DescriptionsByIdLanguage: descriptions,
  HashValue: text,
  CbMdbTmedia2ShareGroups: list(v.unknown()),
  AvailabeShareGroups: list(v.object({ Id: v.number(), NameMl: v.string(), Active: v.boolean() })),
  MetaTmedia: v.optional(v.nullable(v.union([v.object({ Id: v.number() }), noTmedia])), null),
  Datetimecreated: text,
  CreatedBy: text,
  LastChange: text,
})
