import type { EventCluster } from '../event/cluster/EventCluster'

type Kind = readonly [title: string, city: string, host: string, formal: string, content: string, time: string]

const KINDS: readonly Kind[] = [
  ['Orgelmatinee', 'Görlitz', 'Evangelische Innenstadtgemeinde', 'Konzert', 'Orgelmusik', '11:00'],
  ['Jazz am Brunnen', 'Zittau', 'Kulturfabrik Meda', 'Konzert', 'Jazz', '19:30'],
  ['Führung durch die Altstadt', 'Bautzen', 'Stadtmuseum Bautzen', 'Führung', '', '14:00'],
  ['Lesung: Briefe aus Breslau', 'Görlitz', 'Schlesische Bibliothek', 'Lesung', 'Literatur', '20:00'],
  ['Töpfermarkt', 'Neschwitz', 'Heimatverein', 'Markt', '', '00:00'],
]

/** Makes an event as the portal sends it, with simple defaults. */
export function fakeEvent(fields: Partial<EventCluster> & { readonly Id: number }): EventCluster {
  return {
    IdEventType: 1,
    IsPublished: 1,
    MlTitle: `Veranstaltung ${fields.Id}`,
    MlTitles: [],
    Description: '',
    Descriptions: [],
    Location: null,
    LocationFreetext: '',
    Organisations: [],
    City: null,
    DateFrom: '2026-12-05T19:30:00',
    DateTo: fields.DateFrom ?? '2026-12-05T19:30:00',
    FormalCategoryId: 0,
    FormalCategoryName: '',
    ContentCategoryId: '0',
    ContentCategoryName: '',
    IdCategorySystemId: 0,
    characteristics: [],
    EventLocationTypeId: '',
    Url: '',
    PriceUrl: '',
    Keywords: [],
    Pictures: [],
    ChangeDate: '1',
    ...fields,
  }
}

/** Makes the given number of events in a few towns, one per day from 1 December 2026 on. */
export function fakeEvents(count: number): EventCluster[] {
  const first = Date.UTC(2026, 11, 1)
  return Array.from({ length: count }, (_, index) => {
    const [title, city, host, formal, content, time] = KINDS[index % KINDS.length]!
    const round = Math.floor(index / KINDS.length)
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10)
    return fakeEvent({
      Id: 500 + index,
      MlTitle: round > 0 ? `${title} ${round + 1}` : title,
      City: { Comment: city },
      Organisations: [{ Organisation: { Id: 7, Name: host, IdOrganisation: 7 } }],
      FormalCategoryId: 101,
      FormalCategoryName: formal,
      ContentCategoryName: content,
      DateFrom: `${day}T${time}:00`,
      IsPublished: index % 3 === 2 ? 0 : 1,
    })
  })
}
