/** An event as the portal stores it. */
export interface StoredEvent {
  readonly id: number
  /** 0 undefined, 1 single, 2 framework, 3 series. */
  type: number
  isPublished: boolean
  title: string
  /** Translated titles by language id, like `descriptions`: 2 English, 44 Polish. */
  titles: Record<string, string>
  description: string
  descriptions: Record<string, string>
  location: number | null
  locationText: string
  organisers: number[]
  city: string
  /** Local time, `YYYY-MM-DDTHH:MM`; empty without a date. */
  from: string
  to: string
  formal: number
  content: string
  characteristics: number[]
  locationType: number
  url: string
  priceUrl: string
  keywords: string[]
  /** Media ids of its pictures. */
  pictures: number[]
}

/** An organiser or location. */
export interface StoredAddress {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly kind: 'organiser' | 'location' | 'organiser_location' | 'none'
}

/** The portal's cities. */
export const storedCities = [
  { id: 4711, name: 'Bad Laasphe' },
  { id: 4712, name: 'Olpe' },
] as const

const organNight: StoredEvent = {
  id: 901,
  type: 1,
  isPublished: true,
  title: 'Orgelnacht',
  titles: { '2': 'Night of the organ', '44': 'Noc organowa' },
  description: 'Vier Organisten, vier Stunden.',
  descriptions: { '2': 'Four organists, four hours.', '44': 'Czterech organistów.' },
  location: 802,
  locationText: '',
  organisers: [801],
  city: 'Olpe',
  from: '2031-05-03T19:30',
  to: '2031-05-03T19:30',
  formal: 11,
  content: '101',
  characteristics: [31, 33],
  locationType: 3,
  url: 'https://orgelnacht.example/',
  priceUrl: 'https://karten.example/orgelnacht',
  keywords: ['Orgel', 'Kirche'],
  pictures: [70501],
}

const millFair: StoredEvent = {
  ...organNight,
  id: 902,
  type: 2,
  title: 'Mühlenfest',
  titles: {},
  description: '',
  descriptions: {},
  location: null,
  locationText: 'Treffpunkt am Wehr',
  organisers: [],
  city: 'Bad Laasphe',
  from: '2031-06-07T10:00',
  to: '2031-06-08T18:00',
  formal: 12,
  content: '0',
  characteristics: [],
  locationType: 0,
  url: '',
  priceUrl: '',
  keywords: [],
  pictures: [],
}

/**
 * Returns the events of a new portal: two usual events, a series, and an event that has no date and only digits as its
 * title.
 */
export function storedEvents(): StoredEvent[] {
  const odd = {
    ...millFair,
    id: 903,
    type: 1,
    isPublished: false,
    title: '1848',
    from: '',
    to: '',
    locationText: '',
    city: '',
    formal: 11,
  }
  return structuredClone([organNight, millFair, odd, { ...organNight, id: 904, type: 3, title: 'Orgelreihe' }])
}

/** Returns the addresses of a new portal. */
export function storedAddresses(): StoredAddress[] {
  return [
    { id: 801, name: 'Orgelverein Olpe', city: 'Olpe', kind: 'organiser' },
    { id: 802, name: 'Marienkirche', city: 'Olpe', kind: 'location' },
    { id: 803, name: 'Kulturhaus 57', city: 'Bad Laasphe', kind: 'organiser_location' },
  ]
}
