/** @jest-environment node */
import { createLabels } from '../../src/labels/createLabels'
import { languageCode, languageTag } from '../../src/lib/languageTag'

it.each([
  ['de_DE', 'de-DE', 'de', 'ltr'],
  ['en_EN', 'en-GB', 'en', 'ltr'],
  ['hsb_DE', 'hsb-DE', 'hsb', 'ltr'],
  ['ar_EG', 'ar-EG', 'ar', 'rtl'],
  ['he_IL', 'he-IL', 'he', 'rtl'],
  ['ckb', 'ckb', 'ckb', 'rtl'],
  ['ckb_IQ', 'ckb-IQ', 'ckb', 'rtl'],
  ['pa-Arab_PK', 'pa-Arab-PK', 'pa', 'rtl'],
  ['de_DE_formal_1', 'de', 'de', 'ltr'],
  ['?', 'und', '?', 'ltr'],
] as const)('the locale %s has the tag %s, the language %s and the direction %s', (locale, tag, code, direction) => {
  expect([languageTag(locale), languageCode(locale)]).toEqual([tag, code])
  expect(createLabels(locale, () => false).dir(languageTag(locale))).toBe(direction)
})
