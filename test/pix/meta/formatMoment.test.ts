import { formatMoment } from '../../../src/pix/meta/formatMoment'
import { languageName } from '../../../src/pix/meta/languageName'

describe('formatMoment', () => {
  it.each([
    ['2026-03-14 09:12:00', 'de-DE', '14.03.2026, 09:12'],
    ['2026-03-14T23:59', 'en-GB', '14 Mar 2026, 23:59'],
    ['2026-03-29 02:30:00', 'pl-PL', '29 mar 2026, 02:30'],
    ['2026-03-14', 'de-DE', '14.03.2026'],
  ])('[PIX-META-16] writes %s as %s does, in the portal’s own time', (text, tag, written) => {
    expect(formatMoment(text, tag)).toBe(written)
  })

  it.each(['', 'vor zwei Tagen', '0000-00-00 00:00:00', '2026-02-31', '14.03.2026'])('leaves %p as it is', text => {
    expect(formatMoment(text, 'de-DE')).toBe(text)
  })
})

describe('languageName', () => {
  it.each([
    ['de_DE', 'de_DE', 'Deutsch'],
    ['en_EN', 'de_DE', 'Englisch'],
    ['pl_PL', 'en_EN', 'Polish'],
    ['de', 'pl_PL', 'niemiecki'],
    ['klingonisch!', 'de_DE', 'klingonisch!'],
  ])('names %p in %s', (locale, language, name) => {
    expect(languageName(locale, language)).toBe(name)
  })
})
