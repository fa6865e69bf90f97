/** A country, or a region of a country: `DE` or `DE-NI`. */
export type HolidayPlace = string

/** Returns the country of a place. */
export const countryOf = (place: HolidayPlace): HolidayPlace => place.slice(0, 2)

/** Returns the code of a place's region, such as `NI`; undefined for a whole country. */
export const regionOf = (place: HolidayPlace): string | undefined => place.slice(3) || undefined

/** Returns the country of a language tag; without a country in the tag, the likeliest one, such as `PL` for `pl`. */
export function countryOfLanguage(tag: string): HolidayPlace | undefined {
  return new Intl.Locale(tag).maximize().region
}
