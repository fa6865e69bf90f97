import type { Category } from './Category'

const ALL = [5, 40, 84]
const MUSIC = [5, 84]
const CULTURE = [40, 84]
const LEISURE = [84]

/** What an event is: its form. System 5 is the music calendar, 40 the culture calendar, 84 has everything. */
const FORMS: readonly (readonly [name: string, systems: readonly number[]])[] = [
  ['Konzert', ALL], ['Oper', ALL], ['Operette', ALL], ['Musical', ALL], ['Ballett', CULTURE], ['Tanzaufführung', CULTURE],
  ['Schauspiel', CULTURE], ['Figurentheater', CULTURE], ['Kabarett', CULTURE], ['Lesung', CULTURE], ['Vortrag', CULTURE], ['Gespräch', CULTURE],
  ['Film', CULTURE], ['Ausstellung', CULTURE], ['Ausstellungseröffnung', CULTURE], ['Führung', CULTURE], ['Stadtrundgang', LEISURE], ['Wanderung', LEISURE],
  ['Radtour', LEISURE], ['Workshop', ALL], ['Kurs', ALL], ['Probe zum Mitmachen', MUSIC], ['Musik im Gottesdienst', MUSIC], ['Festival', ALL],
  ['Fest', ALL], ['Markt', LEISURE], ['Wettbewerb', ALL], ['Tag der offenen Tür', CULTURE], ['Tagung', CULTURE], ['Fahrt', LEISURE],
]

/** The formal categories, 101 to 130. */
export const formalCategories: readonly Category[] = FORMS.map(([name, systems], index) => ({ id: 101 + index, name, systems }))
