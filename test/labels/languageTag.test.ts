import { textDirection } from '../../src/labels/languageTag'

it.each([
  ['de_DE', 'ltr'],
  ['ar_EG', 'rtl'],
  ['he_IL', 'rtl'],
] as const)('writes %s %s', (locale, direction) => expect(textDirection(locale)).toBe(direction))
