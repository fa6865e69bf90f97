import Holidays from 'date-holidays'
import { addDays, type LocalDate } from '../../../lib/dates'
import { countryOf, type HolidayPlace, regionOf } from './holidayModel'

/** A country or a region with its name. */
export interface NamedPlace {
  readonly id: HolidayPlace
  readonly name: string
}

/** The public holidays of countries and their regions. */
export interface HolidayCalendar {
  /** Countries whose holidays are known, as two capital letters. */
  readonly countries: readonly HolidayPlace[]
  /**
   * Lists the regions of a country by name; empty if it has none.
   * @param language the language of the names, such as `de`
   */
  listRegions(country: HolidayPlace, language: string): readonly NamedPlace[]
  /**
   * Returns the names of the public holidays of a year by day. A name is in the country's language if there is none in
   * the given language.
   */
  listHolidays(place: HolidayPlace, year: number, language: string): ReadonlyMap<LocalDate, string>
}

const DAY_MS = 86_400_000

/** Reads the holidays from the package `date-holidays`. They are whole days, so no time zone changes them. */
export const holidayCalendar: HolidayCalendar = {
  countries: Object.keys(new Holidays().getCountries()),
  listRegions: (country, language) =>
    Object.entries((new Holidays().getStates(country, language) as Record<string, string> | undefined) ?? {})
      .map(([region, name]) => ({ id: `${country}-${region}`, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
  listHolidays(place, year, language) {
    const state = regionOf(place)
    const rules = new Holidays({ country: countryOf(place), ...(state && { state }) }, { types: ['public'] })
    // Without a time zone, the dates are calculated as days.
    rules.setTimezone('')
    const names = new Map<LocalDate, string>()
    for (const { date, start, end, name } of rules.getHolidays(year, language)) {
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
      for (let day = 0; day < days; day += 1) {
        const local = addDays(date.slice(0, 10), day)
        names.set(local, [names.get(local), name].filter(Boolean).join(', '))
      }
    }
    return names
  },
}
