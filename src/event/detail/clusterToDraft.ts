import type { AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import { type EventCluster, type EventPicture, mediaLanguages } from '../cluster/EventCluster'
import type { EventDraft } from './EventDraft'
import { showSpan } from './span/eventSpan'

const NOTHING: AutocompleteValue = { status: 'invalidated', text: '', id: null }

function choice(id: number | null | undefined, text: string | null | undefined): AutocompleteValue {
  return id ? { status: 'validated', text: text || String(id), id: String(id) } : NOTHING
}

const freetext = (text: string): AutocompleteValue => (text ? { status: 'freetext', text, id: null } : NOTHING)

function readOrganiser({ Organisations: [first] }: EventCluster): AutocompleteValue {
  if (!first) return NOTHING
  const { Id, Name, IdOrganisation } = first.Organisation
  return IdOrganisation || Id ? choice(IdOrganisation || Id, Name) : freetext(Name)
}

function readLocation({ Location, LocationFreetext }: EventCluster): AutocompleteValue {
  if (Location?.Id) return choice(Location.Id, Location.Name)
  return freetext(LocationFreetext)
}

/**
 * Returns the values of the form's fields for an event. Translations are read from `MlTitles` and `Descriptions`
 * (list of decisions).
 */
export function clusterToDraft(cluster: EventCluster): EventDraft {
  const {
    MlTitles,
    Descriptions,
    MlTitle,
    Description,
    Url,
    PriceUrl,
    FormalCategoryId,
    ContentCategoryId,
    characteristics,
    EventLocationTypeId,
    Keywords,
    PreAssignedKeyword = '0',
    Pictures,
  } = cluster
  const titleIn = (language: number) =>
    MlTitles.find(({ IdMediaLanguage }) => IdMediaLanguage === language)?.TextValue ?? ''
  const descriptionIn = (language: number) =>
    Descriptions.find(({ IdLanguage }) => IdLanguage === language)?.TextValue ?? ''
  return {
    MlTitle,
    MlTitleTranslated: titleIn(mediaLanguages.english),
    MlTitleTranslatedPl: titleIn(mediaLanguages.polish),
    Description,
    DescriptionTranslated: descriptionIn(mediaLanguages.english),
    DescriptionTranslatedPl: descriptionIn(mediaLanguages.polish),
    ...showSpan(cluster),
    Organisation: readOrganiser(cluster),
    Location: readLocation(cluster),
    Url,
    PriceUrl,
    FormalCategoryId,
    ContentCategoryId,
    characteristics,
    EventLocationTypeId,
    // Duplicates are removed, because `KeywordChips` uses each keyword as a React key.
    Keywords: [...new Set(Keywords)],
    PreAssignedKeyword,
    Pictures: addPictures([], Pictures),
  }
}

/** Returns a list with the added pictures at its end, except those that the list already has. */
export function addPictures(
  pictures: readonly EventPicture[],
  added: readonly EventPicture[],
): readonly EventPicture[] {
  const known = new Set(pictures.map(({ IdMedia }) => IdMedia))
  const fresh = added.filter(({ IdMedia }) => !known.has(IdMedia) && known.add(IdMedia))
  return fresh.length > 0 ? [...pictures, ...fresh] : pictures
}
