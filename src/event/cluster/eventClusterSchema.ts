import * as v from 'valibot'
import type { EventCluster } from './EventCluster'

/** A number of the portal, such as an id, which PHP may write as text. */
export const portalNumber = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))])

/** A text that a portal may leave empty as null, or leave out. */
const text = v.nullish(v.string(), '')
const numberOr0 = v.pipe(
  v.nullish(v.union([portalNumber, v.literal('')]), 0),
  v.transform(value => value || 0),
)
const idText = (none: string) =>
  v.pipe(
    v.nullish(v.union([v.string(), v.number()]), none),
    v.transform(value => (value === '' ? none : String(value))),
  )
const list = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(v.array(item), [])
/** PHP writes an object without entries as an empty list. */
const nothing = v.pipe(
  v.tuple([]),
  v.transform(() => null),
)
const objectOrNull = <T>(schema: v.GenericSchema<unknown, T>) => v.nullish(v.union([schema, nothing]), null)

/** The contract's event; nulls, empty maps and numbers written as text are made uniform here, once, and values stay as they are (events 3.1). */
export const eventClusterSchema: v.GenericSchema<unknown, EventCluster> = v.object({
  Id: v.nullable(portalNumber),
  IdEventType: numberOr0,
  IsPublished: v.pipe(
    v.nullish(v.union([portalNumber, v.boolean()]), 0),
    v.transform(value => Number(value)),
  ),
  MlTitle: text,
  MlTitles: list(v.object({ IdMediaLanguage: portalNumber, TextValue: text })),
  Description: text,
  Descriptions: list(v.object({ IdLanguage: portalNumber, TextValue: text })),
  Location: objectOrNull(v.object({ Id: v.nullable(portalNumber), Name: v.nullable(v.string()) })),
  LocationFreetext: text,
  Organisations: list(
    v.object({ Organisation: v.object({ Id: portalNumber, Name: text, IdOrganisation: portalNumber }) }),
  ),
  City: objectOrNull(v.object({ Comment: text })),
  DateFrom: text,
  DateTo: text,
  EventDateTime: v.nullish(v.string()),
  FormalCategoryId: numberOr0,
  FormalCategoryName: text,
  ContentCategoryId: idText('0'),
  ContentCategoryName: text,
  IdCategorySystemId: numberOr0,
  characteristics: list(idText('')),
  EventLocationTypeId: idText(''),
  Url: text,
  PriceUrl: text,
  Keywords: list(v.string()),
  Pictures: list(
    v.object({
      IdMedia: portalNumber,
      MediaItem: v.optional(v.object({ Id: portalNumber, Uri: v.string(), Width: numberOr0, Height: numberOr0 })),
    }),
  ),
  ChangeDate: text,
})
