import * as v from 'valibot'
import { config } from '../config'
import type { FormMap } from '../http/formBody'
import { wholeNumber } from '../http/fieldSchemas'
import { formMap, listOfMaps } from '../http/listOfMaps'
import { fieldsOf } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import type { EventChanges } from './EventChanges'
import { eventRefusals } from './eventRefusals'
import { eventKeywords, eventLink, eventText, eventTimes, idList, idOrNone, toEventTimes } from './form/eventForm'

const { titleLength, descriptionLength, textLength } = config.event
const title = v.optional(eventText(titleLength, 'title'))
const description = v.optional(eventText(descriptionLength, 'description'))
const optionalId = v.optional(idOrNone)

const SYSTEMS = [0, 5, 40, 84]
const system = v.pipe(
  idOrNone,
  v.check(id => SYSTEMS.includes(id), 'The field {field} must be 5, 40 or 84.'),
)

const schemas = {
  IdEventType: v.optional(wholeNumber({ min: 0, max: 3 })),
  IsPublished: v.optional(wholeNumber({ min: 0, max: 1 })),
  MlTitle: title,
  MlTitleTranslated: title,
  MlTitleTranslatedPl: title,
  MlTitles: v.optional(listOfMaps),
  Description: description,
  DescriptionTranslated: description,
  DescriptionTranslatedPl: description,
  Descriptions: v.optional(listOfMaps),
  ...eventTimes,
  LocationFreetext: v.optional(eventText(textLength)),
  IdLocation: optionalId,
  Location: v.optional(v.union([v.string(), formMap])),
  City: v.optional(v.union([v.string(), formMap])),
  IdOrganisation: optionalId,
  Organisations: v.optional(listOfMaps),
  FormalCategoryId: optionalId,
  IdCategory: optionalId,
  ContentCategoryId: optionalId,
  IdCategory2: optionalId,
  IdCategorySystemId: v.optional(system),
  characteristics: v.optional(idList(config.event.characteristics)),
  EventLocationTypeId: optionalId,
  Url: v.optional(eventLink),
  PriceUrl: v.optional(eventLink),
  Keywords: v.optional(eventKeywords),
  ClearKeywords: v.optional(v.fallback(v.string(), '')),
  Pictures: v.optional(listOfMaps),
}

type Fields = v.InferOutput<v.ObjectSchema<typeof schemas, undefined>>

/** Reads the fields of an event (events 3.1) from a form post. Throws RequestError 400 for invalid values. */
export function readEventChanges(form: FormMap): EventChanges {
  const fields = fieldsOf(schemas, form)
  const columns: EventChanges['columns'] = {
    eventType: fields.IdEventType,
    isPublished: fields.IsPublished === undefined ? undefined : fields.IsPublished === 1,
    title: fields.MlTitle?.replace(/\s+/g, ' '),
    ...readTranslations(fields),
    description: fields.Description,
    ...toEventTimes(fields),
    locationFreetext: fields.LocationFreetext,
    ...readLocation(fields),
    organiserIds: readOrganisers(fields),
    formalCategory: fields.FormalCategoryId ?? fields.IdCategory,
    contentCategory: fields.ContentCategoryId ?? fields.IdCategory2,
    categorySystem: fields.IdCategorySystemId,
    characteristics: fields.characteristics,
    locationType: fields.EventLocationTypeId,
    url: fields.Url,
    priceUrl: fields.PriceUrl,
    keywords: fields.Keywords ?? (['true', '1'].includes(fields.ClearKeywords ?? '') ? [] : undefined),
  }
  const named = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  return { columns: named, ...readPictures(fields) }
}

const [ENGLISH, POLISH] = ['2', '44']

/** Returns the translations. The form has a separate field for each, or a list by language. */
function readTranslations(fields: Fields): EventChanges['columns'] {
  const { MlTitles: titles, Descriptions: descriptions } = fields
  return {
    titleEnglish: fields.MlTitleTranslated ?? textIn(titles, { IdMediaLanguage: ENGLISH }, titleLength),
    titlePolish: fields.MlTitleTranslatedPl ?? textIn(titles, { IdMediaLanguage: POLISH }, titleLength),
    descriptionEnglish:
      fields.DescriptionTranslated ?? textIn(descriptions, { IdLanguage: ENGLISH }, descriptionLength),
    descriptionPolish:
      fields.DescriptionTranslatedPl ?? textIn(descriptions, { IdLanguage: POLISH }, descriptionLength),
  }
}

/**
 * Returns the text of a list's entry for a language. Returns '' if the list is empty, undefined if the list is missing
 * or has no such entry. Throws RequestError 400 if the text is too long.
 */
function textIn(list: FormMap[] | undefined, language: Record<string, string>, maxLength: number): string | undefined {
  if (list?.length === 0) return ''
  const entry = list?.find(candidate => Object.entries(language).every(([key, id]) => candidate[key] === id))
  return entry && fieldsOf({ TextValue: v.optional(eventText(maxLength)) }, entry).TextValue
}

/**
 * Returns the location's id and the form's city. The id comes from the field `IdLocation`, or from the map `Location`
 * if `IdLocation` is missing. EventClusters replaces the city if the location has an id.
 */
function readLocation({ IdLocation, Location: location, City: city }: Fields): {
  locationId?: number | null
  city?: string
} {
  const inner = typeof location === 'object' ? fieldsOf({ Id: optionalId }, location).Id : 0
  const id = IdLocation ?? (location === undefined ? undefined : inner)
  const comment = v.optional(eventText(textLength), '')
  return {
    ...(id !== undefined && { locationId: id === 0 ? null : id }),
    ...(city !== undefined && {
      city: typeof city === 'object' ? fieldsOf({ Comment: comment }, city).Comment : '',
    }),
  }
}

function readOrganisers({ IdOrganisation: id, Organisations: organisers }: Fields): number[] | undefined {
  if (organisers === undefined) return id === undefined ? undefined : id === 0 ? [] : [id]
  const ids = organisers.flatMap(({ Organisation: organiser }) => {
    if (typeof organiser !== 'object') return []
    const { Id, IdOrganisation } = fieldsOf({ Id: optionalId, IdOrganisation: optionalId }, organiser)
    return Id || IdOrganisation || []
  })
  if (ids.length > config.event.organisers) throw new RequestError(400, eventRefusals.organisersTooMany)
  return [...new Set(ids)]
}

function readPictures({ Pictures: pictures }: Fields): { mediaIds?: number[] } {
  if (pictures === undefined) return {}
  const ids = pictures.flatMap(picture => fieldsOf({ IdMedia: optionalId }, picture).IdMedia || [])
  if (ids.length > config.event.pictures) throw new RequestError(400, eventRefusals.picturesTooMany)
  return { mediaIds: [...new Set(ids)] }
}
