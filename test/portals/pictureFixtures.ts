/** A picture as the portal stores it. */
export interface StoredPicture {
  readonly id: number
  readonly file: string
  readonly width: number
  readonly height: number
  /** The fields of the meta form by their names in requests, in lower case. */
  readonly texts: Record<string, string>
  keywords: string[]
  rights: string
  /** Descriptions by language id. */
  descriptions: Record<string, string>
  /** Ids of the share groups that may see the picture. */
  shared: number[]
  readonly hash: string
  readonly media: number | null
  readonly creator: string
}

/** A series with the ids of its pictures. */
export interface StoredSeries {
  readonly id: number
  title: string
  pictures: number[]
}

/** Names of a picture's texts in requests, each with its field of the contract. */
export const pictureTexts = {
  title: 'Title',
  subtitle: 'Subtitle',
  copyright: 'Copyright',
  agency: 'Agency',
  date: 'Date',
  link: 'Link',
  originator: 'Originator',
  place: 'Place',
} as const

/** The portal's share groups. */
export const shareGroups = [
  { id: 3, name: 'Landschaftsverband' },
  { id: 12, name: 'Presse' },
] as const

const filled: StoredPicture = {
  id: 501,
  file: '/bilder/2026/muehlenteich.jpg',
  width: 3000,
  height: 2000,
  texts: {
    title: 'Mühlenteich im Nebel',
    subtitle: 'Blick vom Wehr',
    copyright: 'Thea Brandhorst',
    agency: 'Bildstelle Süd',
    date: '2019',
    link: 'https://muehlenverein.example/teich',
    originator: 'Thea Brandhorst',
    place: 'Bad Laasphe',
  },
  keywords: ['Wasser', 'Nebel', '1860'],
  rights: '1',
  descriptions: { '1': 'Der Mühlenteich an einem Morgen im Oktober.', '2': 'The mill pond on an October morning.' },
  shared: [3],
  hash: 'a1f0',
  media: 70501,
  creator: 'Thea Brandhorst',
}

const second: StoredPicture = {
  ...filled,
  id: 502,
  file: '/bilder/2026/orgel.png',
  width: 1200,
  height: 1800,
  texts: { ...emptyTexts(), title: 'Orgel der Marienkirche', copyright: 'Kirchenkreis', place: 'Olpe' },
  keywords: ['Orgel'],
  rights: '3',
  descriptions: { '44': 'Organy kościoła Mariackiego.' },
  shared: [],
  hash: 'b2e1',
  media: null,
}

/** The unusual picture: it has no texts, its creator consists of digits, and its hash is that of the first picture. */
const odd: StoredPicture = {
  ...filled,
  id: 503,
  file: '/bilder/alt/IMG_0017.JPG',
  width: 640,
  height: 480,
  texts: emptyTexts(),
  keywords: [],
  rights: '2',
  descriptions: {},
  shared: [],
  media: 70503,
  creator: '17',
}

const FURTHER = 35

/**
 * Returns the pictures of a new portal: two with descriptions, the unusual one, and enough others for a second page.
 */
export function storedPictures(): StoredPicture[] {
  const others = Array.from({ length: FURTHER }, (_, index) => ({
    ...second,
    id: 600 + index,
    file: `/bilder/serie/${index + 1}.jpg`,
    texts: { ...emptyTexts(), title: `Kontaktabzug ${index + 1}`, copyright: 'Archiv' },
    keywords: [],
    descriptions: {},
    hash: `c${index}`,
  }))
  return structuredClone([filled, second, odd, ...others])
}

/** Returns the series of a new portal: two, and an empty one. */
export function storedSeries(): StoredSeries[] {
  return structuredClone([
    { id: 21, title: 'Mühlen', pictures: [501, 503] },
    { id: 22, title: 'Kirchen im Kreis', pictures: [502] },
    { id: 1848, title: '1848', pictures: [] },
  ])
}

/** Returns the texts of a picture, all empty. */
export function emptyTexts(): Record<string, string> {
  return Object.fromEntries(Object.keys(pictureTexts).map(name => [name, '']))
}
