import type { Category, CategoryOption } from './categorySets'

/** Subjects of events: 15 groups of 9. The ids of a group's members follow the group's id. */
const GROUPS: readonly (readonly [id: number, name: string, systems: readonly number[], members: string])[] = [
  [
    1100,
    'Klassische Musik',
    [5, 40, 84],
    'Sinfonisches|Kammermusik|Klavier|Orgel|Chor|Lied|Alte Musik|Neue Musik|Blasmusik',
  ],
  [
    1200,
    'Jazz, Rock und Pop',
    [5, 40, 84],
    'Jazz|Blues|Rock|Pop|Liedermacher|Hip-Hop|Elektronisches|Metal|Singer-Songwriter',
  ],
  [
    1300,
    'Volksmusik und Musik der Welt',
    [5, 40, 84],
    'Deutsche Volksmusik|Sorbische Musik|Polnische Musik|Böhmische Musik|Klezmer|Balkan|Irisches und Schottisches|Musik aus Afrika|Tango',
  ],
  [
    1400,
    'Theater',
    [40, 84],
    'Klassiker|Gegenwartsstück|Komödie|Märchen|Improvisation|Straßentheater|Freilichttheater|Amateurtheater|Monolog',
  ],
  [
    1500,
    'Tanz',
    [40, 84],
    'Klassisches Ballett|Zeitgenössischer Tanz|Volkstanz|Gesellschaftstanz|Tanztheater|Swing|Salsa|Breakdance|Tanz für Kinder',
  ],
  [
    1600,
    'Bildende Kunst',
    [40, 84],
    'Malerei|Grafik|Bildhauerei|Fotografie|Installation|Video|Keramik|Textilkunst|Glaskunst',
  ],
  [
    1700,
    'Literatur',
    [40, 84],
    'Roman|Lyrik|Krimi|Sachbuch|Kinderbuch|Erzählabend|Poetry Slam|Sorbische Literatur|Polnische Literatur',
  ],
  [
    1800,
    'Film',
    [40, 84],
    'Spielfilm|Dokumentarfilm|Kurzfilm|Stummfilm mit Musik|Trickfilm|Kinderfilm|Filmgespräch|Freiluftkino|Heimatfilm',
  ],
  [
    1900,
    'Geschichte',
    [40, 84],
    'Stadtgeschichte|Industriegeschichte|Sechsstädtebund|Via Regia|Reformation|Zeitzeugen|Archäologie|Familienforschung|Denkmalpflege',
  ],
  [
    2000,
    'Natur und Landschaft',
    [84],
    'Vögel|Pflanzen|Pilze|Wolf und Wild|Geologie|Sternenhimmel|Teiche und Flüsse|Garten|Naturschutz',
  ],
  [
    2100,
    'Brauch und Volkskultur',
    [40, 84],
    'Osterreiten und Ostereier|Trachten|Sorbische Bräuche|Erntedank|Advent und Weihnachten|Fastnacht|Kirmes|Handwerk|Mundart',
  ],
  [
    2200,
    'Kinder und Jugend',
    [5, 40, 84],
    'Kindertheater|Puppenspiel|Kinderkonzert|Ferienprogramm|Basteln|Jugendtreff|Musikschule|Vorlesen|Spielfest',
  ],
  [
    2300,
    'Glaube und Besinnung',
    [5, 40, 84],
    'Andacht|Geistliches Konzert|Pilgern|Orgelvesper|Bibel und Gespräch|Jüdisches Leben|Krippenspiel|Passion|Stille',
  ],
  [
    2400,
    'Wissen',
    [40, 84],
    'Technik|Medizin|Philosophie|Sprachen|Politik|Wirtschaft|Digitales|Umwelt|Bergbau und Wandel',
  ],
  [
    2500,
    'Essen, Trinken und Gesellschaft',
    [84],
    'Weinprobe|Brauerei|Kochkurs|Wochenmarkt|Kunsthandwerkermarkt|Flohmarkt|Stammtisch|Spieleabend|Ball',
  ],
]

/** The content categories: groups 1100 to 2500 and their members. */
export const contentCategories: readonly Category[] = GROUPS.flatMap(([group, name, systems, members]) =>
  [name, ...members.split('|')].map((member, index): Category =>
    index === 0 ? { id: group, name, systems } : { id: group + index, name: member, systems, group },
  ),
)

const ALL = [5, 40, 84]
const MUSIC = [5, 84]
const CULTURE = [40, 84]
const LEISURE = [84]

/**
 * Names and systems of the formal categories. System 5 is the music calendar, 40 the culture calendar; 84 contains all.
 */
const FORMS: readonly (readonly [name: string, systems: readonly number[]])[] = [
  ['Konzert', ALL],
  ['Oper', ALL],
  ['Operette', ALL],
  ['Musical', ALL],
  ['Ballett', CULTURE],
  ['Tanzaufführung', CULTURE],
  ['Schauspiel', CULTURE],
  ['Figurentheater', CULTURE],
  ['Kabarett', CULTURE],
  ['Lesung', CULTURE],
  ['Vortrag', CULTURE],
  ['Gespräch', CULTURE],
  ['Film', CULTURE],
  ['Ausstellung', CULTURE],
  ['Ausstellungseröffnung', CULTURE],
  ['Führung', CULTURE],
  ['Stadtrundgang', LEISURE],
  ['Wanderung', LEISURE],
  ['Radtour', LEISURE],
  ['Workshop', ALL],
  ['Kurs', ALL],
  ['Probe zum Mitmachen', MUSIC],
  ['Musik im Gottesdienst', MUSIC],
  ['Festival', ALL],
  ['Fest', ALL],
  ['Markt', LEISURE],
  ['Wettbewerb', ALL],
  ['Tag der offenen Tür', CULTURE],
  ['Tagung', CULTURE],
  ['Fahrt', LEISURE],
]

/** The formal categories, 101 to 130. */
export const formalCategories: readonly Category[] = FORMS.map(([name, systems], index) => ({
  id: 101 + index,
  name,
  systems,
}))

const NAMES = [
  'Konzertsaal',
  'Theater',
  'Kirche',
  'Museum',
  'Galerie',
  'Kino',
  'Bibliothek',
  'Schloss oder Burg',
  'Gaststätte',
  'Vereinshaus',
  'Schule',
  'Park oder Garten',
  'Marktplatz',
  'Industriedenkmal',
  'Online',
]

/** Kinds of locations, 701 to 715. */
export const locationTypes: readonly CategoryOption[] = NAMES.map((label, index) => ({
  value: String(701 + index),
  label,
}))

/** Names of formal categories that only older events have, by id. These can no longer be chosen. */
export const retiredCategories: ReadonlyMap<number, string> = new Map([
  [190, 'Bunter Abend'],
  [191, 'Lichtbildervortrag'],
])
