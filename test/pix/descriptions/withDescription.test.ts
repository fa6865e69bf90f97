/** @jest-environment node */
import { describedLanguage, withDescription } from '../../../src/pix/descriptions/withDescription'
import { languagesOfLocale } from '../../../src/pix/descriptions/useDescriptionLanguages'
import { fakePicture } from '../../../src/testing/fakePicture'

const german = { Id: 1, Locale: 'de_DE' }
const austrian = { Id: 3, Locale: 'de_AT' }
const languages = languagesOfLocale([german, { Id: 2, Locale: 'en_EN' }, austrian], 'de_AT')

it('the languages that fit a locale are found, each once, that of exactly this locale first', () => {
  expect(languages).toEqual([austrian, german])
  expect(languagesOfLocale([german, austrian], 'fr_FR')).toEqual([])
})

it.each([
  ['the text of exactly this locale', { 1: 'Hafen', 3: 'Servus' }, austrian, 'Servus'],
  ['the text of the same language if that of exactly this locale is empty', { 1: 'Hafen', 3: ' ' }, german, 'Hafen'],
  ['an empty text of exactly this locale if the picture has no text in the language', { 2: 'Harbour' }, austrian, ''],
])('the description of a picture is %s', (_what, DescriptionsByIdLanguage, language, text) => {
  const picture = fakePicture({ DescriptionsByIdLanguage })
  expect(describedLanguage(picture, languages)).toEqual(language)
  expect(withDescription(picture, languages)).toEqual({ ...picture, Description: text })
})

it('a picture is unchanged if the portal has no language for the locale', () => {
  const picture = fakePicture({})
  expect(withDescription(picture, [])).toBe(picture)
})
