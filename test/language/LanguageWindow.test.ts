/** @jest-environment node */
import { ownTag } from '../../src/language/LanguageWindow'

test.each([
  ['de_DE', 'Deutsch', 'de-DE'],
  ['en_EN', 'English', 'en-GB'],
  ['pl_PL', 'polski', 'pl-PL'],
  ['pl_PL', 'Polnisch', undefined],
  ['en_EN', 'ml_english', undefined],
  ['1x_XX', 'Deutsch', undefined],
])('the language %s with the name %s has the tag %s', (locale, name, tag) => {
  expect(ownTag({ locale, name })).toBe(tag)
})
