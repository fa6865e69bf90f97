import type { FormValue } from '../../wire/requestParts'
import { type EventCluster, mediaLanguages } from '../cluster/EventCluster'
import { tidyEventKeyword } from '../topics/tidyEventKeyword'
import { clusterToDraft } from './clusterToDraft'
import type { EventDraft } from './EventDraft'
import { draftSpan, type EventSpan } from './span/eventSpan'
import { unknownFields } from './unknownFields'

/**
 * Value that the contract uses for an empty list of organisers or pictures, and for a missing time (list of decisions).
 */
const NULL = 'null'

/**
 * Converts a list of maps to an object with the keys 0, 1, …, which is sent as `a[0][x]=…&a[0][y]=…`. From
 * `a[][x]=…&a[][y]=…`, PHP would read two maps. An empty list is sent as an empty text.
 */
const numbered = (entries: readonly Readonly<Record<string, FormValue>>[]): FormValue =>
  entries.length > 0 ? Object.fromEntries(entries.map((entry, index) => [index, entry])) : ''
const listed = (entries: readonly string[]): FormValue => (entries.length > 0 ? entries : '')

const ZONE = /T.*(Z|[+-]\d{2}:?\d{2})$/i
/** Length of a date-time without a time zone. */
const WALL_LENGTH = 'YYYY-MM-DDTHH:MM:SS'.length

/**
 * Returns the time zone for the sent date-time: that of the portal's date-time (`came`); empty if there is none. `Z` is
 * reused on every day. An offset such as `+02:00` is reused only on the same day, because daylight saving time may
 * change the offset on another day.
 */
function zoneFor(sent: string, came: string): string {
  const zone = ZONE.exec(came)?.[1] ?? ''
  return zone.toUpperCase() === 'Z' || came.startsWith(sent.slice(0, 10)) ? zone : ''
}

/**
 * Returns the portal's own text (`came`), with its zone and its fractions of a second, if it has a zone and the
 * date-time has not changed. Returns any other date-time in whole seconds, with the zone of `zoneFor`.
 */
const withZoneOf = (sent: string, came: string) =>
  ZONE.test(came) && came.startsWith(sent) ? came : sent.slice(0, WALL_LENGTH) + zoneFor(sent, came)

/** True when the portal's start has a time zone that the sent start would lose. */
export function losesZone(sent: FormValue | undefined, { DateFrom }: EventCluster): boolean {
  return ZONE.test(DateFrom) && typeof sent === 'string' && sent !== '' && !ZONE.test(sent)
}

function spanFields(
  { IdEventType, DateFrom, DateTo, hasTime }: EventSpan,
  base: EventCluster,
): Record<string, FormValue> {
  const [year, month, day] = DateFrom.slice(0, 10).split('-').map(Number)
  const [hour, minute] = DateFrom.slice(11, 16).split(':')
  return {
    IdEventType,
    DateFrom: withZoneOf(DateFrom, base.DateFrom),
    DateTo: withZoneOf(DateTo, base.DateTo || base.DateFrom),
    EventDateDate: `${year}-${month}-${day}`,
    EventDateTime: hasTime ? `${Number(hour)}:${minute}` : NULL,
    Time: hasTime ? `${hour}:${minute}` : null,
  }
}

/** Returns the date fields of a save for an event that the portal stores without a date. */
const noSpanFields = ({ IdEventType, DateFrom, DateTo }: EventCluster): Record<string, FormValue> => ({
  IdEventType,
  DateFrom,
  DateTo,
  EventDateDate: '',
  EventDateTime: NULL,
  Time: '',
})

function titles(draft: EventDraft, base: EventCluster, unknown: ReadonlySet<string>): FormValue {
  const { english, polish } = mediaLanguages
  const others = base.MlTitles.filter(
    ({ IdMediaLanguage }) => IdMediaLanguage !== english && IdMediaLanguage !== polish,
  )
  const own = [
    ...(unknown.has('MlTitleTranslated') ? [] : [{ IdMediaLanguage: english, TextValue: draft.MlTitleTranslated }]),
    ...(unknown.has('MlTitleTranslatedPl') ? [] : [{ IdMediaLanguage: polish, TextValue: draft.MlTitleTranslatedPl }]),
  ]
  return numbered([...others, ...own].map(({ IdMediaLanguage, TextValue }) => ({ IdMediaLanguage, TextValue })))
}

function descriptions(draft: EventDraft, base: EventCluster, unknown: ReadonlySet<string>): FormValue {
  const { english, polish } = mediaLanguages
  const others = base.Descriptions.filter(({ IdLanguage }) => IdLanguage !== english && IdLanguage !== polish)
  const own = [
    ...(unknown.has('DescriptionTranslated') ? [] : [{ IdLanguage: english, TextValue: draft.DescriptionTranslated }]),
    ...(unknown.has('DescriptionTranslatedPl')
      ? []
      : [{ IdLanguage: polish, TextValue: draft.DescriptionTranslatedPl }]),
  ]
  return numbered([...others, ...own].map(({ IdLanguage, TextValue }) => ({ IdLanguage, TextValue })))
}

/**
 * Returns the fields of the organisers. The form edits only the first organiser; the others are sent unchanged. A newly
 * typed organiser has no id, so it is sent only in the field `Organisation`, as a text.
 */
function organiserFields({ Organisation: { id, text } }: EventDraft, base: EventCluster): Record<string, FormValue> {
  const [first, ...others] = base.Organisations
  const before = clusterToDraft(base).Organisation
  const isSame = first !== undefined && before.id === id && (id !== null || before.text.trim() === text.trim())
  const chosen = isSame
    ? [first]
    : id
      ? [{ Organisation: { Id: Number(id), Name: text, IdOrganisation: Number(id) } }]
      : []
  const all = [...chosen, ...others].map(({ Organisation: { Id, Name, IdOrganisation } }) => ({
    Organisation: { Id: Id || null, Name, IdOrganisation: IdOrganisation || null },
  }))
  return {
    Organisations: all.length > 0 ? numbered(all) : NULL,
    Organisation: id ? text : text.trim(),
    IdOrganisation: id ? Number(id) : null,
  }
}

function placeFields({ Location: { id, text } }: EventDraft, base: EventCluster): Record<string, FormValue> {
  const before = clusterToDraft(base).Location
  const isSame = before.id === id && (id !== null || before.text.trim() === text.trim())
  return {
    Location: id ? { Id: Number(id), Name: text } : null,
    IdLocation: id ? Number(id) : null,
    LocationFreetext: id ? '' : text.trim(),
    // The city belongs to the location. If the location changes, only the portal knows the new city.
    City: isSame && base.City ? { Comment: base.City.Comment } : null,
  }
}

/**
 * Returns the keywords to send. They include a newly selected predefined keyword, because not every portal reads
 * `PreAssignedKeyword`.
 */
function sentKeywords({ Keywords, PreAssignedKeyword }: EventDraft, base: EventCluster): readonly string[] {
  const isChosenHere = PreAssignedKeyword !== '0' && PreAssignedKeyword !== (base.PreAssignedKeyword ?? '0')
  return isChosenHere ? [...new Set([...Keywords, tidyEventKeyword(PreAssignedKeyword)])] : Keywords
}

/**
 * Returns the fields of the call that saves an event, with titles, descriptions and categories in both formats of the
 * contract (events 3.1, 7.1). Leaves out the fields of `unknownFields`. Requires valid dates, unless the portal stores
 * the event without a date.
 */
export function draftToCluster(draft: EventDraft, base: EventCluster): Record<string, FormValue> {
  const { span } = draftSpan(draft, base)
  const { FormalCategoryId, ContentCategoryId, Pictures, PreAssignedKeyword } = draft
  const Keywords = sentKeywords(draft, base)
  const unknown = unknownFields(draft, base)
  const fields: Record<string, FormValue> = {
    Id: base.Id,
    ...(span ? spanFields(span, base) : noSpanFields(base)),
    IsPublished: base.IsPublished,
    MlTitle: draft.MlTitle.trim(),
    MlTitles: titles(draft, base, unknown),
    MlTitleTranslated: draft.MlTitleTranslated,
    MlTitleTranslatedPl: draft.MlTitleTranslatedPl,
    Description: draft.Description,
    Descriptions: descriptions(draft, base, unknown),
    DescriptionTranslated: draft.DescriptionTranslated,
    DescriptionTranslatedPl: draft.DescriptionTranslatedPl,
    IdLanguage: mediaLanguages.english,
    IdLanguagePl: mediaLanguages.polish,
    ...placeFields(draft, base),
    ...organiserFields(draft, base),
    FormalCategoryId,
    IdCategory: FormalCategoryId,
    FormalCategoryName: FormalCategoryId === base.FormalCategoryId ? base.FormalCategoryName : '',
    ContentCategoryId,
    IdCategory2: ContentCategoryId,
    ContentCategoryName: ContentCategoryId === base.ContentCategoryId ? base.ContentCategoryName : '',
    // 0 means no category system, so it is not sent.
    ...(base.IdCategorySystemId !== 0 && { IdCategorySystemId: base.IdCategorySystemId }),
    characteristics: listed(draft.characteristics),
    EventLocationTypeId: draft.EventLocationTypeId,
    Url: draft.Url === base.Url ? draft.Url : completeLink(draft.Url),
    PriceUrl: draft.PriceUrl === base.PriceUrl ? draft.PriceUrl : completeLink(draft.PriceUrl),
    Keywords: listed(Keywords),
    ClearKeywords: Keywords.length === 0,
    Pictures: Pictures.length > 0 ? numbered(Pictures.map(({ IdMedia }) => ({ IdMedia }))) : NULL,
    PreAssignedKeyword,
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !unknown.has(name)))
}

/** The scheme of an address. `localhost:80` and `a.example:80/x` look similar but have no scheme. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i

/**
 * Returns a web address as it is sent: trimmed, and with https:// if it has no scheme, such as `www.example.org`
 * (list of decisions).
 */
export function completeLink(text: string): string {
  const link = text.trim()
  if (link === '' || SCHEME.test(link)) return link
  return `https://${link.replace(/^\/\//, '')}`
}
