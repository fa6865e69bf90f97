import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { languageChoice } from '../../src/config/languageChoice'

const page = new URL('http://portal.example/')
const inEnglish = new URL('http://portal.example/?language=EN')

it.each([
  ['pix', 'en_EN', 'en_EN'],
  ['language', 'en_EN', 'en_EN'],
  ['event', 'de_DE', 'de_DE'],
  ['register', 'de_DE', 'en_EN'],
  ['editor', 'de_DE', 'en_EN'],
  ['blog', 'de_DE', 'en_EN'],
])(
  '[UI-LNG-11] [UI-LNG-19] [UI-LNG-21] %s windows use %s by default, %s with language=EN in the query, and the configured language in any case',
  (family, byDefault, withQuery) => {
    const languageOf = (config: FoyerConfig, address: URL) =>
      languageChoice.resolve(undefined, config, family, address).language
    expect([languageOf({}, page), languageOf({}, inEnglish)]).toEqual([byDefault, withQuery])
    expect(languageOf({ language: 'pl_PL' }, inEnglish)).toBe('pl_PL')
  },
)

it('a chosen language applies, also to descriptions, until the page configures another language', () => {
  const choice = languageChoice.create('pl_PL', { language: 'fromQuery' }, page)
  expect(choice).toEqual({ language: 'pl_PL', insteadOf: 'de_DE' })
  expect(languageChoice.resolve(choice, { language: 'fromQuery' }, 'event', page)).toMatchObject({
    language: 'pl_PL',
    locale: 'pl_PL',
  })
  expect(languageChoice.resolve(choice, { language: 'en_EN' }, 'event', page).language).toBe('en_EN')
})

it.each([{}, { language: 'fromQuery' }])('a choice on a page with %j is stored, and valid after a reload', given => {
  const choice = languageChoice.create('pl_PL', given, page)
  languageChoice.store(choice)
  expect(languageChoice.read()).toEqual(choice)
  expect(languageChoice.resolve(languageChoice.read(), given, 'event', page).language).toBe('pl_PL')
  languageChoice.store(undefined)
  expect(languageChoice.read()).toBeUndefined()
})

it.each([
  { language: 'x"', insteadOf: '' },
  { language: ['pl'], insteadOf: '' },
  { language: 'pl_PL' },
  'pl_PL',
  null,
  7,
])('the stored choice %j is ignored, because it is not valid', stored => {
  localStorage.setItem('foyer.language', JSON.stringify(stored))
  expect(languageChoice.read()).toBeUndefined()
})
