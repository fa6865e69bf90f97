import type { EventCluster } from '../event/cluster/EventCluster'

/** Makes an event as the portal sends it, with values for the fields of the event form. */
export function fakeCluster(change: Partial<EventCluster> = {}): EventCluster {
  return {
    Id: 4711,
    IdEventType: 1,
    IsPublished: 1,
    MlTitle: 'Orgelnacht in St. Cosmae',
    MlTitles: [{ IdMediaLanguage: 2, TextValue: 'Organ night' }],
    Description: 'Vier Organisten, eine Orgel.',
    Descriptions: [{ IdLanguage: 44, TextValue: 'Czterech organistów.' }],
    Location: { Id: 31, Name: 'St. Cosmae' },
    LocationFreetext: '',
    Organisations: [{ Organisation: { Id: 7, Name: 'Orgelverein', IdOrganisation: 7 } }],
    City: { Comment: 'Stade' },
    DateFrom: '2026-09-12T19:30:00',
    DateTo: '2026-09-12T19:30:00',
    EventDateTime: '19:30',
    FormalCategoryId: 105,
    FormalCategoryName: 'Konzert',
    ContentCategoryId: '1203',
    ContentCategoryName: 'Kirchenmusik',
    IdCategorySystemId: 0,
    characteristics: ['401'],
    EventLocationTypeId: '3',
    Url: 'https://orgelverein.example/nacht',
    PriceUrl: '',
    Keywords: ['orgel', 'barock'],
    Pictures: [{ IdMedia: 500_017, MediaItem: { Id: 9998, Uri: '/pictures/9998.jpg', Width: 1600, Height: 1067 } }],
    ChangeDate: '2026-08-01 10:00:00.000',
    ...change,
  }
}
