/** @jest-environment node */
import { holidayCalendar } from '../../../src/event/repeat/holidays/holidayCalendar'

const list = (place: string, year: number, language: string) =>
  [...holidayCalendar.listHolidays(place, year, language)].map(([date, name]) => `${date.slice(5)} ${name}`)

describe('the public holidays of a year', () => {
  it('are those of the country, in the language of the page', () => {
    expect(list('DE', 2027, 'de')).toEqual([
      '01-01 Neujahr',
      '03-26 Karfreitag',
      '03-29 Ostermontag',
      '05-01 Maifeiertag',
      '05-06 Christi Himmelfahrt',
      '05-17 Pfingstmontag',
      '10-03 Tag der Deutschen Einheit',
      '12-25 1. Weihnachtstag',
      '12-26 2. Weihnachtstag',
    ])
    expect(list('PL', 2027, 'pl')).toContain('11-11 Narodowe Święto Niepodległości')
    expect(list('GB-ENG', 2027, 'en')).toContain('03-26 Good Friday')
  })

  it('include those of the region, and no observances', () => {
    expect(list('DE-NI', 2027, 'de')).toContain('10-31 Reformationstag')
    expect(list('DE-BW', 2027, 'de')).toContain('11-01 Allerheiligen')
    expect(list('DE-BW', 2027, 'de').join()).not.toMatch(/Reformationstag|Heiligabend|Muttertag/)
  })

  it('have a name in the country’s language if the page’s language has none', () => {
    expect(list('FR', 2027, 'pl').length).toBe(list('FR', 2027, 'fr').length)
    expect(list('DE', 2027, 'hsb')).toEqual(list('DE', 2027, 'de'))
  })

  it('include each day of a longer holiday, and half holidays as whole days', () => {
    expect(list('RO', 2027, 'de')).toEqual(expect.arrayContaining(['01-01 Anul nou', '01-02 Anul nou']))
    expect(list('IS', 2027, 'de')).toContain('12-24 Heiliger Abend')
  })
})

test('the regions of a country are listed by name; the list is empty for a country without regions', () => {
  const regions = holidayCalendar.listRegions('DE', 'de')
  expect(regions).toHaveLength(16)
  expect(regions[0]).toEqual({ id: 'DE-BW', name: 'Baden-Württemberg' })
  expect(holidayCalendar.listRegions('PL', 'pl')).toEqual([])
})
