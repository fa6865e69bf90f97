// Makes the package `date-holidays` small enough for a page.
// Problem: the package has the rules of 207 countries, the astronomy of the Chinese calendar and the time zones of the
// world. This is 240 kB compressed, and `foyer.umd.js` has every module in one file.
// Idea: keep only the countries below. Leave out the code of the equinoxes, and of all calendars except the Gregorian
// and the Islamic one. This code is between `#ifndef no…` and `#endif`, marks of the package's own preprocessor. No
// public holiday of these countries since 2025 needs it. The library reads holidays as days, so it needs no time zones.
// `test/build/trimHolidays.test.ts` compares the result with the whole package.

/** The countries, and the overseas territories to which the rules of France and Spain refer. */
export const countries = (
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK UA US ' +
  'BL GF GP IC MF MQ RE YT'
).split(' ')

const ZONES = 'moment-timezone'
const NO_ZONES = '\0no-time-zones'
const CALENDARS = /\/\/ #ifndef no(?:julian|hebrew|jalaali|equinox|chinese|bengali)\n[^]*?\/\/ #endif\n/g

/** @returns {import('rollup').Plugin} */
export function trimHolidays() {
  return {
    name: 'trim-holidays',
    resolveId: source => (source === ZONES ? NO_ZONES : null),
    load: id => (id === NO_ZONES ? 'export default undefined' : null),
    transform(code, id) {
      if (id.endsWith('/date-holidays/src/data.js')) return { code: keepCountries(code), map: null }
      if (!id.endsWith('/date-holidays-parser/src/CalEventFactory.js')) return null
      return { code: code.replace(CALENDARS, ''), map: null }
    },
  }
}

/**
 * Keeps only the countries above in the code of the package's data module, which exports one JSON object.
 * @param {string} code
 */
function keepCountries(code) {
  const data = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1))
  const missing = countries.filter(country => !data.holidays[country])
  if (missing.length > 0) throw new Error(`date-holidays has no ${missing.join(', ')}. Correct the list of countries.`)
  const holidays = Object.fromEntries(countries.map(country => [country, data.holidays[country]]))
  return `export const data = ${JSON.stringify({ ...data, holidays })}`
}
