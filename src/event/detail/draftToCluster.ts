import type { FormValue } from '../../wire/requestParts'
import { type EventCluster, mediaLanguages } from '../cluster/EventCluster'
import { clusterToDraft } from './clusterToDraft'
import { completeLink } from './completeLink'
import type { EventDraft } from './EventDraft'
import { draftSpan, type EventSpan } from './span/eventSpan'
import { unknownFields } from './unknownFields'

/** The contract's word for an empty list of organisers or pictures, and for no time (decisions). */
const NULL = 'null'

/** Encodes a list of maps with indices, because PHP begins a new map with every key in empty brackets. */
const numbered = (entries: readonly Readonly<Record<string, FormValue>>[]): FormValue =>
  entries.length > 0 ? Object.fromEntries(entries.map((entry, index) => [index, entry])) : ''
const listed = (entries: readonly string[]): FormValue => (entries.length > 0 ? entries : '')

const ZONED = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i
/** Returns the portal's moment if it has a zone and shows the same time as the sent one; else the sent one. */
const keepZone = (sent: string, came: string) => (ZONED.test(came) && came.startsWith(sent) ? came : sent)

function spanFields(
  { IdEventType, DateFrom, DateTo, hasTime }: EventSpan,
  base: EventCluster,
): Record<string, FormValue> {
  const [year, month, day] = DateFrom.slice(0, 10).split('-').map(Number)
  const [hour, minute] = DateFrom.slice(11, 16).split(':')
  return {
    IdEventType,
    DateFrom: keepZone(DateFrom, base.DateFrom),
    DateTo: keepZone(DateTo, base.DateTo),
    EventDateDate: `${year}-${month}-${day}`,
    EventDateTime: hasTime ? `${Number(hour)}:${minute}` : NULL,
    Time: hasTime ? `${hour}:${minute}` : null,
  }
}

/** An event that came without a date is sent without one. */
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

/** The form edits only the first organiser. The others stay. */
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
  const before = clusterToDraft(base).Location
  const isSame = before.id === id && (id !== null || before.text.trim() === text.trim())
  return {
    Location: id ? { Id: Number(id), Name: text } : null,
    IdLocation: id ? Number(id) : null,
    LocationFreetext: id ? '' : text.trim(),
    // The city belongs to the location. Only the portal knows the city of another location.
    City: isSame && base.City ? { Comment: base.City.Comment } : null,
  }
}

/** A keyword chosen from the given ones is also sent as a keyword, because not every portal reads its field. */
function sentKeywords({ Keywords, PreAssignedKeyword }: EventDraft, base: EventCluster): readonly string[] {
  const isChosenHere = PreAssignedKeyword !== '0' && PreAssignedKeyword !== (base.PreAssignedKeyword ?? '0')
  return isChosenHere ? [...new Set([...Keywords, PreAssignedKeyword])] : Keywords
}

/**
 * Returns the fields of the call that saves an event, with titles, descriptions and categories in both forms of the contract (events 3.1,
 * 7.1). Leaves out fields that the portal did not send and nobody changed. Requires dates without errors.
 */
export function draftToCluster(draft: EventDraft, base: EventCluster): Record<string, FormValue> {
  const { span } = draftSpan(draft, base)
  const { FormalCategoryId, ContentCategoryId, Organisation, Pictures, PreAssignedKeyword } = draft
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
    Organisations: organisations(draft, base),
    Organisation: Organisation.id ? Organisation.text : '',
    IdOrganisation: Organisation.id ? Number(Organisation.id) : null,
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
