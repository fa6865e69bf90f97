import * as v from 'valibot'

/** The demo's data, read from its files. */
export type Seed = { [Name in keyof typeof SeedData]: v.InferOutput<(typeof SeedData)[Name]> }

const text = v.string()
const name = v.pipe(v.string(), v.nonEmpty())
const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const wallTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d( |T)\d\d:\d\d(:\d\d)?$/),
  v.transform(date => date.replace('T', ' ').slice(0, 16)),
)

const pictureBlock = v.object({
  kind: v.literal('picture'),
  file: name,
  caption: v.optional(text, ''),
  alignment: v.optional(v.picklist(['none', 'left', 'center', 'right']), 'none'),
  width: v.optional(id),
  height: v.optional(id),
})

const names = v.pipe(v.array(name), v.nonEmpty())

/** Schemas of the demo's data files, by name. */
export const SeedData = {
  languages: v.array(v.object({ Id: id, Locale: name, name })),
  translations: v.record(v.string(), v.record(v.string(), v.string())),
  accounts: v.pipe(
    v.array(v.object({ account: name, password: name, firstname: name, surname: name, blogAuthor: v.boolean() })),
    v.nonEmpty(),
  ),
  shareGroups: v.array(v.object({ Id: id, NameMl: name })),
  series: v.array(v.object({ Title: name, account: name })),
  pictures: v.array(
    v.object({
      file: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
      Title: v.nullable(text),
      Subtitle: v.nullable(text),
      Keywords: v.array(name),
      Copyright: text,
      Originator: text,
      Agency: text,
      Date: text,
      Place: text,
      Link: text,
      Rights: v.picklist(['1', '2', '3']),
      DescriptionsByIdLanguage: v.record(v.pipe(v.string(), v.digits()), v.string()),
      series: v.array(name),
      shareGroups: v.array(id),
      account: name,
    }),
  ),
  persons: v.array(
    v.object({
      firstname: name,
      surname: name,
      city: name,
      cityId: id,
      email: text,
      gender: text,
      plz: text,
      phone: text,
      street: text,
      nr: text,
      description: text,
      birthday: text,
      picture: v.nullable(name),
      film6: v.array(id),
      film5: v.array(id),
      userId: v.array(id),
      account: v.optional(name),
    }),
  ),
  vouchers: v.array(
    v.object({
      code: name,
      role: name,
      expires: v.nullable(
        v.pipe(
          v.string(),
          v.isoTimestamp(),
          v.transform(date => new Date(date)),
        ),
      ),
    }),
  ),
  articles: v.array(
    v.object({
      slug: name,
      title: name,
      teaser: text,
      author: name,
      date: v.pipe(
        v.string(),
        v.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/),
        v.transform(date => new Date(date)),
      ),
      blocks: v.array(
        v.variant('kind', [v.object({ kind: v.picklist(['heading', 'paragraph']), text: name }), pictureBlock]),
      ),
    }),
  ),
  blogItems: v.array(v.object({ slug: name, tagId: id })),
  events: v.array(
    v.object({
      slug: name,
      title: name,
      dateFrom: wallTime,
      dateTo: v.nullable(wallTime),
      place: text,
      organiser: text,
      formal: id,
      text,
      file: v.nullish(name),
    }),
  ),
  eventParts: v.object({
    cities: v.array(v.object({ name, id, postcode: name, weight: id, lat: v.number(), lng: v.number() })),
    streets: names,
    venues: v.array(v.object({ kind: name, names, locationType: id, category: id })),
    organisers: names,
    practical: names,
    kinds: v.array(
      v.object({
        name,
        type: v.picklist(['single', 'framework', 'series']),
        weight: id,
        formal: id,
        content: v.array(id),
        venues: names,
        hours: names,
        minutes: id,
        months: v.array(id),
        /** Minimum and maximum number of the event's days, or of a series' dates. */
        days: v.tuple([id, id]),
        titles: v.array(v.object({ de: name, en: name, pl: name })),
        subjects: names,
        openings: names,
        details: names,
        english: name,
        polish: name,
        keywords: v.array(name),
        characteristics: v.array(id),
      }),
    ),
  }),
}

/** The file of a demo picture. It is checked and staged; `commit` makes it permanent, see StagedFile. */
export interface StoredFile {
  uri: string
  width: number
  height: number
  /** Size on disk in bytes. */
  bytes: number
  hash: string
  commit(): Promise<void>
}
