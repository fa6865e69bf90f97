import { descriptionForLocale } from '../../../src/pix/descriptions/useDescriptionLanguages'

const languages = [
  { Id: 1, Locale: 'de_DE' },
  { Id: 2, Locale: 'en_EN' },
  { Id: 3, Locale: 'de_AT' },
]
const texts = { 1: 'Der Hafen', 2: 'The harbour', 3: 'Der Hafen, Servus', 9: 'unbekannt' }

describe('[PIX-DATA-14] the description for a locale', () => {
  it.each([
    ['is that of the very language', 'de_AT', texts, 'Der Hafen, Servus'],
    ['is else one with the same language part', 'de_CH', texts, 'Der Hafen'],
    ['is else one with the same language part, however it is written', 'en-GB', texts, 'The harbour'],
    [
      'is one with the same language part when the very language has none',
      'de_AT',
      { 1: 'Der Hafen', 3: '' },
      'Der Hafen',
    ],
    ['is else empty', 'pl_PL', texts, ''],
    ['is empty without descriptions', 'de_DE', {}, ''],
    ['never takes a language that only begins alike', 'd', texts, ''],
  ])('%s', (_what, locale, descriptions, text) => {
    expect(descriptionForLocale(descriptions, languages, locale)).toBe(text)
  })
})
