import { config } from '../config'
import type { FormMap } from '../http/formBody'
import { readListOf, readNumber } from '../http/readNumber'
import { RequestError } from '../http/RequestError'
import type { EventChanges } from './EventChanges'
import { eventRefusals } from './eventRefusals'
import {
  entriesOf,
  numberIn,
  readEventKeywords,
  readEventText,
  readEventTimes,
  readLink,
  readTranslation,
} from './form/eventForm'

const { titleLength, descriptionLength, textLength } = config.event

/** Reads the fields of an event (events 3.1) from a form post. Throws RequestError 400 for invalid values. */
export function readEventChanges(form: FormMap): EventChanges {
  const columns: EventChanges['columns'] = {
    ...('IdEventType' in form && { eventType: readNumber(form, 'IdEventType', { min: 0, max: 3 }) }),
    ...('IsPublished' in form && { isPublished: readNumber(form, 'IsPublished', { min: 0, max: 1 }) === 1 }),
    title: readEventText(form, 'MlTitle', titleLength)?.replace(/\s+/g, ' '),
    titleEnglish: readTranslation(
      form,
      { field: 'MlTitleTranslated', list: 'MlTitles', key: 'IdMediaLanguage', language: '2' },
      titleLength,
    ),
    titlePolish: readTranslation(
      form,
      { field: 'MlTitleTranslatedPl', list: 'MlTitles', key: 'IdMediaLanguage', language: '44' },
      titleLength,
    ),
    description: readEventText(form, 'Description', descriptionLength),
    descriptionEnglish: readTranslation(
      form,
      { field: 'DescriptionTranslated', list: 'Descriptions', key: 'IdLanguage', language: '2' },
      descriptionLength,
    ),
    descriptionPolish: readTranslation(
      form,
      { field: 'DescriptionTranslatedPl', list: 'Descriptions', key: 'IdLanguage', language: '44' },
      descriptionLength,
    ),
    ...readEventTimes(form),
    locationFreetext: readEventText(form, 'LocationFreetext', textLength),
    ...readLocation(form),
    organiserIds: readOrganisers(form),
    formalCategory: numberIn(form, 'FormalCategoryId') ?? numberIn(form, 'IdCategory'),
    contentCategory: numberIn(form, 'ContentCategoryId') ?? numberIn(form, 'IdCategory2'),
    categorySystem: readSystem(form),
    characteristics: entriesOf(form, 'characteristics', config.event.characteristics)?.map(
      id => numberIn({ id }, 'id') ?? 0,
    ),
    locationType: numberIn(form, 'EventLocationTypeId'),
    url: readLink(form, 'Url'),
    priceUrl: readLink(form, 'PriceUrl'),
    keywords: readEventKeywords(form),
  }
  const named = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  return { columns: named, ...readPictures(form) }
}

function readSystem(form: FormMap): number | undefined {
  const system = numberIn(form, 'IdCategorySystemId')
  if (system === undefined || [0, 5, 40, 84].includes(system)) return system
  throw new RequestError(400, 'The field IdCategorySystemId must be 5, 40 or 84.')
}

/**
 * Reads the location: the hidden id, or the id inside the location itself if only that is sent. The city is used only for a location without an id.
 */
function readLocation(form: FormMap): { locationId?: number | null; city?: string } {
  const { Location: location, City: city } = form
  const inner = typeof location === 'object' ? numberIn(location, 'Id') : location === undefined ? undefined : 0
  const id = numberIn(form, 'IdLocation') ?? inner
  return {
    ...(id !== undefined && { locationId: id === 0 ? null : id }),
    ...(city !== undefined && {
      city: typeof city === 'object' ? (readEventText(city, 'Comment', textLength) ?? '') : '',
    }),
  }
}

function readOrganisers(form: FormMap): number[] | undefined {
  const { Organisations: organisers } = form
  if (organisers === undefined) {
    const id = numberIn(form, 'IdOrganisation')
    return id === undefined ? undefined : id === 0 ? [] : [id]
  }
  if (typeof organisers === 'string') return []
  const ids = readListOf(organisers).flatMap(({ Organisation: organiser }) => {
    if (typeof organiser !== 'object') return []
    const id = numberIn(organiser, 'Id') || numberIn(organiser, 'IdOrganisation')
    return id ? [id] : []
  })
  if (ids.length > config.event.organisers) throw new RequestError(400, eventRefusals.organisersTooMany)
  return [...new Set(ids)]
}

function readPictures(form: FormMap): { mediaIds?: number[] } {
  const { Pictures: pictures } = form
  if (pictures === undefined) return {}
  if (typeof pictures === 'string') return { mediaIds: [] }
  const ids = readListOf(pictures).flatMap(picture => numberIn(picture, 'IdMedia') || [])
  if (ids.length > config.event.pictures) throw new RequestError(400, eventRefusals.picturesTooMany)
  return { mediaIds: [...new Set(ids)] }
}
