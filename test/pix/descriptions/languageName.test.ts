/** @jest-environment node */
import { englishMetaTexts } from '../../../src/labels/texts/en/pictures'
import { germanMetaTexts } from '../../../src/labels/texts/de/pictures'
import { polishMetaTexts } from '../../../src/labels/texts/pl/pictures'
import { languageName } from '../../../src/pix/descriptions/languageName'

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de_DE: germanMetaTexts,
  en_EN: englishMetaTexts,
  pl_PL: polishMetaTexts,
}

describe('languageName', () => {
  it.each([
    ['de_DE', 'de_DE', 'Deutsch'],
    ['en_EN', 'de_DE', 'Englisch'],
    ['pl_PL', 'en_EN', 'Polish'],
    ['de', 'pl_PL', 'niemiecki'],
    ['da_DK', 'de_DE', 'Dänisch'],
    ['klingonisch!', 'de_DE', 'klingonisch!'],
  ])('names %p in %s', (locale, language, name) => {
    expect(languageName(locale, language, label => texts[language]![label]!)).toBe(name)
  })
})
