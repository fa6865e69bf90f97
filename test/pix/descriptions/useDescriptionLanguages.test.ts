/** @jest-environment node */
import { descriptionForLocale } from '../../../src/pix/descriptions/useDescriptionLanguages'

const languages = [
  { Id: 1, Locale: 'de_DE' },
  { Id: 2, Locale: 'en_EN' },
  { Id: 3, Locale: 'de_AT' },
]
const texts = { 1: 'Der Hafen', 2: 'The harbour', 3: 'Der Hafen, Servus', 9: 'unbekannt' }

describe('[PIX-DATA-14] the description for a locale', () => {
  it.each([
    ['is that of exactly this locale', 'de_AT', texts, 'Der Hafen, Servus'],
    ['is otherwise one with the same language part', 'de_CH', texts, 'Der Hafen'],
    ['is otherwise one with the same language part, whatever the separator', 'en-GB', texts, 'The harbour'],
    [
      'is one with the same language part if that of exactly this locale is empty',
      'de_AT',
      { 1: 'Der Hafen', 3: '' },
      'Der Hafen',
    ],
    ['is otherwise empty', 'pl_PL', texts, ''],
    ['is empty without descriptions', 'de_DE', {}, ''],
    ['is never that of a language whose code only begins with the same letter', 'd', texts, ''],
  ])('%s', (_what, locale, descriptions, text) => {
    expect(descriptionForLocale(descriptions, languages, locale)).toBe(text)
  })
})
