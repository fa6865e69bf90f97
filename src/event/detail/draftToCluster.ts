import type { FormValue } from '../../wire/requestParts'
import { type EventCluster, mediaLanguages } from '../cluster/EventCluster'
import { clusterToDraft } from './clusterToDraft'
import type { EventDraft } from './EventDraft'
import { draftSpan, type EventSpan } from './span/eventSpan'

/** The word that the contract has for an empty list of organisers or pictures (decisions). */
const NULL = 'null'

/** A list of maps with their numbers, as PHP reads it: empty brackets would begin a new map with every key. */
const numbered = (entries: readonly Readonly<Record<string, FormValue>>[]): FormValue =>
  entries.length > 0 ? Object.fromEntries(entries.map((entry, index) => [index, entry])) : ''
const listed = (entries: readonly string[]): FormValue => (entries.length > 0 ? entries : '')

function spanFields({ IdEventType, DateFrom, DateTo, hasTime }: EventSpan): Record<string, FormValue> {
  const [year, month, day] = DateFrom.slice(0, 10).split('-').map(Number)
  const [hour, minute] = DateFrom.slice(11, 16).split(':')
  return {
    IdEventType,
    DateFrom,
    DateTo,
    EventDateDate: `${year}-${month}-${day}`,
    EventDateTime: hasTime ? `${Number(hour)}:${minute}` : null,
    Time: hasTime ? `${hour}:${minute}` : null,
  }
}

function titles(draft: EventDraft, base: EventCluster): FormValue {
  const { english, polish } = mediaLanguages
  const others = base.MlTitles.filter(
    ({ IdMediaLanguage }) => IdMediaLanguage !== english && IdMediaLanguage !== polish,
  )
  const own = [
    { IdMediaLanguage: english, TextValue: draft.MlTitleTranslated },
    { IdMediaLanguage: polish, TextValue: draft.MlTitleTranslatedPl },
  ]
  return numbered([...others, ...own].map(({ IdMediaLanguage, TextValue }) => ({ IdMediaLanguage, TextValue })))
}

function descriptions(draft: EventDraft, base: EventCluster): FormValue {
  const { english, polish } = mediaLanguages
  const others = base.Descriptions.filter(({ IdLanguage }) => IdLanguage !== english && IdLanguage !== polish)
  const own = [
    { IdLanguage: english, TextValue: draft.DescriptionTranslated },
    { IdLanguage: polish, TextValue: draft.DescriptionTranslatedPl },
  ]
  return numbered([...others, ...own].map(({ IdLanguage, TextValue }) => ({ IdLanguage, TextValue })))
}

/** The form has a field for the first organiser; further ones stay. */
function organisations({ Organisation: { id, text } }: EventDraft, base: EventCluster): FormValue {
  const first = base.Organisations[0]
  const isSame = first !== undefined && clusterToDraft(base).Organisation.id === id
  const chosen = isSame
    ? [first]
    : id
      ? [{ Organisation: { Id: Number(id), Name: text, IdOrganisation: Number(id) } }]
      : []
  const all = [...chosen, ...base.Organisations.slice(1)].map(({ Organisation }) => ({
    Organisation: { ...Organisation },
  }))
  return all.length > 0 ? numbered(all) : NULL
}

function placeFields({ Location: { id, text } }: EventDraft, base: EventCluster): Record<string, FormValue> {
  const isSame = id !== null && clusterToDraft(base).Location.id === id
  return {
    Location: id ? { Id: Number(id), Name: text } : null,
    IdLocation: id ? Number(id) : null,
    LocationFreetext: id ? '' : text.trim(),
    // The city belongs to the location: of another one only the portal knows it.
    City: isSame && base.City ? { Comment: base.City.Comment } : null,
  }
}

/**
 * The fields of the call that saves an event: all of them, in both forms that the contract has for titles, descriptions and categories (events 3.1, 7.1).
 * The dates must be without a fault.
 */
export function draftToCluster(draft: EventDraft, base: EventCluster): Record<string, FormValue> {
  const { span } = draftSpan(draft, base)
  const { FormalCategoryId, ContentCategoryId, Organisation, Keywords, Pictures } = draft
  return {
    Id: base.Id,
    ...(span && spanFields(span)),
    IsPublished: base.IsPublished,
    MlTitle: draft.MlTitle.trim(),
    MlTitles: titles(draft, base),
    MlTitleTranslated: draft.MlTitleTranslated,
    MlTitleTranslatedPl: draft.MlTitleTranslatedPl,
    Description: draft.Description,
    Descriptions: descriptions(draft, base),
    DescriptionTranslated: draft.DescriptionTranslated,
    DescriptionTranslatedPl: draft.DescriptionTranslatedPl,
    IdLanguage: mediaLanguages.english,
    IdLanguagePl: mediaLanguages.polish,
    ...placeFields(draft, base),
    Organisations: organisations(draft, base),
    Organisation: Organisation.id ? Organisation.text : '',
    IdOrganisation: Organisation.id ? Number(Organisation.id) : null,
    FormalCategoryId,
    IdCategory: FormalCategoryId,
    FormalCategoryName: FormalCategoryId === base.FormalCategoryId ? base.FormalCategoryName : '',
    ContentCategoryId,
    IdCategory2: ContentCategoryId,
    ContentCategoryName: ContentCategoryId === base.ContentCategoryId ? base.ContentCategoryName : '',
    IdCategorySystemId: base.IdCategorySystemId,
    characteristics: listed(draft.characteristics),
    EventLocationTypeId: draft.EventLocationTypeId,
    Url: draft.Url.trim(),
    PriceUrl: draft.PriceUrl.trim(),
    Keywords: listed(Keywords),
    ClearKeywords: Keywords.length === 0,
    Pictures: Pictures.length > 0 ? numbered(Pictures.map(({ IdMedia }) => ({ IdMedia }))) : NULL,
    PreAssignedKeyword: '0',
  }
}
