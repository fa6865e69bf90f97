import type { EventCluster } from '../cluster/EventCluster'
import { clusterToDraft } from './clusterToDraft'
import { changedNames } from './draftChangesModel'
import type { EventDraft } from './EventDraft'

/**
 * Fields that a save sends (`sent`). Their values come from the portal's fields `read`, and the form's fields `draft`
 * change them.
 */
const SOURCES: readonly (readonly [
  read: readonly string[],
  draft: readonly (keyof EventDraft)[],
  sent: readonly string[],
])[] = [
  [['IsPublished'], [], ['IsPublished']],
  [
    ['DateFrom'],
    ['dateFrom', 'timeFrom', 'dateTo', 'timeTo'],
    ['IdEventType', 'DateFrom', 'DateTo', 'EventDateDate', 'EventDateTime', 'Time'],
  ],
  [
    ['MlTitles', 'MlTitleTranslated', 'MlTitleTranslatedPl'],
    ['MlTitleTranslated', 'MlTitleTranslatedPl'],
    ['MlTitles'],
  ],
  [['MlTitles', 'MlTitleTranslated'], ['MlTitleTranslated'], ['MlTitleTranslated']],
  [['MlTitles', 'MlTitleTranslatedPl'], ['MlTitleTranslatedPl'], ['MlTitleTranslatedPl']],
  [['Description'], ['Description'], ['Description']],
  [
    ['Descriptions', 'DescriptionTranslated', 'DescriptionTranslatedPl'],
    ['DescriptionTranslated', 'DescriptionTranslatedPl'],
    ['Descriptions'],
  ],
  [['Descriptions', 'DescriptionTranslated'], ['DescriptionTranslated'], ['DescriptionTranslated']],
  [['Descriptions', 'DescriptionTranslatedPl'], ['DescriptionTranslatedPl'], ['DescriptionTranslatedPl']],
  [['Location', 'LocationFreetext'], ['Location'], ['Location', 'IdLocation', 'LocationFreetext']],
  [['City'], ['Location'], ['City']],
  [['Organisations', 'Organisation'], ['Organisation'], ['Organisations', 'Organisation', 'IdOrganisation']],
  [['FormalCategoryId'], ['FormalCategoryId'], ['FormalCategoryId', 'IdCategory', 'FormalCategoryName']],
  [['ContentCategoryId'], ['ContentCategoryId'], ['ContentCategoryId', 'IdCategory2', 'ContentCategoryName']],
  [['characteristics'], ['characteristics'], ['characteristics']],
  [['EventLocationTypeId'], ['EventLocationTypeId'], ['EventLocationTypeId']],
  [['Url'], ['Url'], ['Url']],
  [['PriceUrl'], ['PriceUrl'], ['PriceUrl']],
  [['Keywords'], ['Keywords', 'PreAssignedKeyword'], ['Keywords', 'ClearKeywords']],
  [['Pictures'], ['Pictures'], ['Pictures']],
]

/**
 * Returns the names of the fields that a save leaves out: unchanged fields of `SOURCES` that the portal did not send,
 * or that could not be read. Sending them empty would erase the portal's values.
 */
export function unknownFields(draft: EventDraft, base: EventCluster): ReadonlySet<string> {
  const unread = new Set(base.unread)
  if (unread.size === 0) return unread
  const changed = new Set<string>(changedNames(clusterToDraft(base), draft))
  return new Set(
    SOURCES.filter(
      ([read, names]) => read.every(name => unread.has(name)) && !names.some(name => changed.has(name)),
    ).flatMap(([, , sent]) => sent),
  )
}
