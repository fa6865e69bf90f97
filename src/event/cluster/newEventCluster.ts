import type { EventConfig } from '../../config/FoyerConfig'
import type { EventCluster } from './EventCluster'

/** An event that is not saved yet: published as soon as it is, with the keyword and the category that the environment begins with (events 3.1, 9). */
export function newEventCluster({ defaultKeyword, defaultCategory = 0, categorySystem = 0 }: EventConfig = {}): EventCluster {
  return {
    Id: null,
    IdEventType: 1,
    IsPublished: 1,
    MlTitle: '',
    MlTitles: [],
    Description: '',
    Descriptions: [],
    Location: null,
    LocationFreetext: '',
    Organisations: [],
    City: null,
    DateFrom: '',
    DateTo: '',
    EventDateTime: null,
    FormalCategoryId: defaultCategory,
    FormalCategoryName: '',
    ContentCategoryId: '0',
    ContentCategoryName: '',
    IdCategorySystemId: categorySystem,
    characteristics: [],
    EventLocationTypeId: '',
    Url: '',
    PriceUrl: '',
    Keywords: defaultKeyword ? [defaultKeyword] : [],
    Pictures: [],
    ChangeDate: '',
  }
}
