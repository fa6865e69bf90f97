import * as v from 'valibot'
import { forgetLosses, lostLists, numberOr0, portalList, portalNumber, portalText } from '../../wire/portalValues'
import { portalMap } from '../portalMap'
import { type EventCluster, mediaLanguages } from './EventCluster'

/** An event's id: a whole number above 0, or its digits as text. No other value works in the URL of an event. */
export const eventId = v.pipe(
  portalNumber,
  v.check(id => Number.isSafeInteger(id) && id > 0, 'must be a whole number above 0'),
)

/**
 * Schema of an id as text.
 * @param none the value for an id that is empty, 0, null, false or missing
 */
const idText = (none: string) =>
  v.pipe(
    portalText,
    v.transform(text => (text === '' || text === '0' ? none : text)),
  )

/** An organiser with an id, or one that is only a name. */
const organisation = v.pipe(
  v.object({ Id: numberOr0, Name: portalText, IdOrganisation: numberOr0 }),
  v.check(({ Id, Name }) => Id > 0 || Name !== '', 'must have an id or a name'),
  v.transform(({ Id, Name, IdOrganisation }) => ({ Id, Name, IdOrganisation: IdOrganisation || Id })),
)
/** An organiser inside an object `{Organisation}`, as in the contract, or without this object. */
const organisationEntry = v.union([
  v.object({ Organisation: organisation }),
  v.pipe(
    organisation,
    v.transform(Organisation => ({ Organisation })),
  ),
])

/** The event's field `Organisation`: a text, or an object with a name. Any other value becomes an empty text. */
const organiserName = v.optional(
  v.union([
    portalText,
    v.pipe(
      v.object({ Name: portalText }),
      v.transform(({ Name }) => Name),
    ),
    v.pipe(
      v.unknown(),
      v.transform(() => ''),
    ),
  ]),
  '',
)

const mediaFile = { Uri: v.string(), Width: numberOr0, Height: numberOr0 }
const mediaItem = v.object({ Id: portalNumber, ...mediaFile })
/**
 * A picture as `{IdMedia, MediaItem}`, as `{IdMedia, Uri, Width, Height}`, as a media item, or by its media id alone
 * (list of decisions).
 */
const picture = v.union([
  v.object({ IdMedia: portalNumber, MediaItem: mediaItem }),
  v.pipe(
    v.object({ IdMedia: portalNumber, ...mediaFile }),
    v.transform(({ IdMedia, ...file }) => ({ IdMedia, MediaItem: { Id: IdMedia, ...file } })),
  ),
  v.pipe(
    v.object({ IdMedia: portalNumber }),
    v.transform(({ IdMedia }) => ({ IdMedia })),
  ),
  v.pipe(
    mediaItem,
    v.transform(item => ({ IdMedia: item.Id, MediaItem: item })),
  ),
])

const city = v.union([
  v.object({ Comment: portalText }),
  v.pipe(
    v.string(),
    v.transform(Comment => ({ Comment })),
  ),
])

const fields = v.object({
  Id: v.nullable(eventId),
  IdEventType: numberOr0,
  IsPublished: v.pipe(
    v.nullish(v.union([portalNumber, v.boolean()]), 0),
    v.transform(value => Number(value)),
  ),
  MlTitle: portalText,
  MlTitles: portalList('MlTitles', v.object({ IdMediaLanguage: portalNumber, TextValue: portalText })),
  MlTitleTranslated: portalText,
  MlTitleTranslatedPl: portalText,
  Description: portalText,
  Descriptions: portalList('Descriptions', v.object({ IdLanguage: portalNumber, TextValue: portalText })),
  DescriptionTranslated: portalText,
  DescriptionTranslatedPl: portalText,
  Location: portalMap(
    'Location',
    v.pipe(
      v.object({ Id: numberOr0, Name: v.nullish(portalText, null) }),
      v.transform(({ Id, Name }) => ({ Id: Id || null, Name })),
    ),
  ),
  LocationFreetext: portalText,
  Organisations: portalList('Organisations', organisationEntry),
  Organisation: organiserName,
  IdOrganisation: numberOr0,
  City: portalMap('City', city),
  DateFrom: portalText,
  DateTo: portalText,
  EventDateTime: v.optional(
    v.pipe(
      v.nullable(portalText),
      v.transform(time => time || null),
    ),
  ),
  FormalCategoryId: numberOr0,
  FormalCategoryName: portalText,
  ContentCategoryId: idText('0'),
  ContentCategoryName: portalText,
  IdCategorySystemId: numberOr0,
  characteristics: portalList('characteristics', v.pipe(portalText, v.minLength(1))),
  EventLocationTypeId: idText(''),
  Url: portalText,
  PriceUrl: portalText,
  Keywords: portalList('Keywords', v.pipe(portalText, v.minLength(1))),
  Pictures: portalList('Pictures', picture),
  PreAssignedKeyword: idText('0'),
  ChangeDate: portalText,
})

/** Other names that a portal may use for the categories (events 3.1). */
const SECOND_NAMES = { IdCategory: 'FormalCategoryId', IdCategory2: 'ContentCategoryId' } as const

function withFirstNames(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const named = Object.entries(SECOND_NAMES).filter(
    ([second, first]) => answer[first] === undefined && second in answer,
  )
  return { ...answer, ...Object.fromEntries(named.map(([second, first]) => [first, answer[second]])) }
}

type Answer = v.InferOutput<typeof fields> & { readonly unread: readonly string[] }

/** Adds translations from single fields, such as `MlTitleTranslated`, unless the list has a text in that language. */
function withFlat<Entry extends { readonly TextValue: string }>(
  entries: readonly Entry[],
  flat: readonly Entry[],
  languageOf: (entry: Entry) => number,
): readonly Entry[] {
  const written = entries.filter(({ TextValue }) => TextValue !== '')
  const added = flat.filter(
    entry => entry.TextValue !== '' && !written.some(known => languageOf(known) === languageOf(entry)),
  )
  const addedLanguages = new Set(added.map(languageOf))
  return [...entries.filter(entry => !addedLanguages.has(languageOf(entry))), ...added]
}

function toCluster({
  MlTitleTranslated,
  MlTitleTranslatedPl,
  DescriptionTranslated,
  DescriptionTranslatedPl,
  Organisation,
  IdOrganisation,
  unread,
  ...answer
}: Answer): EventCluster {
  const { english, polish } = mediaLanguages
  const titles = [
    { IdMediaLanguage: english, TextValue: MlTitleTranslated },
    { IdMediaLanguage: polish, TextValue: MlTitleTranslatedPl },
  ]
  const descriptions = [
    { IdLanguage: english, TextValue: DescriptionTranslated },
    { IdLanguage: polish, TextValue: DescriptionTranslatedPl },
  ]
  const missing = [...new Set([...unread, ...lostLists()])]
  // A portal may send the organiser only in the field `Organisation`, not in `Organisations`.
  const organiser = { Organisation: { Id: IdOrganisation, Name: Organisation, IdOrganisation } }
  return {
    ...answer,
    Organisations: answer.Organisations.length > 0 || Organisation === '' ? answer.Organisations : [organiser],
    MlTitles: withFlat(answer.MlTitles, titles, ({ IdMediaLanguage }) => IdMediaLanguage),
    Descriptions: withFlat(answer.Descriptions, descriptions, ({ IdLanguage }) => IdLanguage),
    ...(missing.length > 0 && { unread: missing }),
  }
}

const answerSchema: v.GenericSchema<unknown, Answer> = v.object({ ...fields.entries, unread: v.array(v.string()) })

/**
 * Schema of the contract's event (events 3.1, list of decisions). Normalises nulls, empty maps, numbers written as
 * text, and the other forms in which portals send categories, organisers, translations and pictures.
 */
export const eventClusterSchema: v.GenericSchema<unknown, EventCluster> = v.pipe(
  v.unknown(),
  v.transform(forgetLosses),
  v.record(v.string(), v.unknown()) as v.GenericSchema<unknown, Record<string, unknown>>,
  v.transform(withFirstNames),
  v.transform((answer): unknown => ({
    ...answer,
    unread: Object.keys(fields.entries).filter(name => answer[name] === undefined),
  })),
  answerSchema,
  v.transform(toCluster),
)
