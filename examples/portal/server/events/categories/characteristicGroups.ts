/** Characteristics by group. Each group begins with the id of its first characteristic. */
export const characteristicGroups: readonly (readonly [first: number, group: string, names: readonly string[]])[] = [
  [
    401,
    'Barrierefreiheit',
    [
      'Stufenloser Zugang',
      'Rollstuhlplätze',
      'Barrierefreie Toilette',
      'Induktive Höranlage',
      'Gebärdensprache',
      'Audiodeskription',
      'Leichte Sprache',
      'Assistenzhund erlaubt',
    ],
  ],
  [
    421,
    'Für wen',
    [
      'Für Familien',
      'Ab 3 Jahren',
      'Ab 6 Jahren',
      'Ab 12 Jahren',
      'Für Jugendliche',
      'Für ältere Menschen',
      'Für Schulklassen',
      'Für Gruppen',
    ],
  ],
  [441, 'Sprache', ['Deutsch', 'Sorbisch', 'Polnisch', 'Tschechisch', 'Englisch', 'Ohne Worte', 'Mit Übertiteln']],
  [
    461,
    'Eintritt',
    [
      'Eintritt frei',
      'Spende erbeten',
      'Ermäßigung',
      'Familienkarte',
      'Nur Abendkasse',
      'Anmeldung nötig',
      'Ausverkauft',
    ],
  ],
  [
    481,
    'Ort und Wetter',
    ['Im Freien', 'Überdacht', 'Bei jedem Wetter', 'Fällt bei Regen aus', 'Beheizt', 'Sitzplätze', 'Stehplätze'],
  ],
  [
    501,
    'Service',
    [
      'Getränke',
      'Imbiss',
      'Garderobe',
      'Büchertisch',
      'Kinderbetreuung',
      'WLAN',
      'Einführung vorab',
      'Gespräch danach',
    ],
  ],
  [
    521,
    'Anreise',
    ['Nah am Bahnhof', 'Bushaltestelle', 'Parkplätze', 'Fahrradständer', 'Ladesäule', 'Mitfahrbörse', 'Shuttle'],
  ],
]

const NAMES = new Map(
  characteristicGroups.flatMap(([first, , names]) => names.map((name, index) => [first + index, name] as const)),
)

/** Returns the name of a characteristic; '' for an unknown one. */
export function characteristicName(id: number): string {
  return NAMES.get(id) ?? ''
}
