import { languageChoice } from '../../src/config/languageChoice'

const page = new URL('http://portal.example/')
const spoken = (family: string, address = page) => languageChoice.resolve(undefined, {}, family, address).language

it('[UI-LNG-21] without a configured language, picture windows use en_EN, event windows de_DE, account windows follow the query', () => {
  const inEnglish = new URL('http://portal.example/?language=EN')
  expect([spoken('pix'), spoken('event'), spoken('register')]).toEqual(['en_EN', 'de_DE', 'de_DE'])
  expect([spoken('pix', inEnglish), spoken('event', inEnglish), spoken('register', inEnglish)]).toEqual([
    'en_EN',
    'de_DE',
    'en_EN',
  ])
  for (const family of ['pix', 'event', 'register'])
    expect(languageChoice.resolve(undefined, { language: 'pl_PL' }, family, page).language).toBe('pl_PL')
})

it('a chosen language replaces the one that the page had configured, and the locale of descriptions follows', () => {
  const choice = languageChoice.create('pl_PL', { language: 'fromQuery' }, page)
  expect(choice).toEqual({ language: 'pl_PL', insteadOf: 'de_DE' })
  expect(languageChoice.resolve(choice, { language: 'fromQuery' }, 'event', page)).toMatchObject({
    language: 'pl_PL',
    locale: 'pl_PL',
  })
  expect(languageChoice.resolve(choice, { language: 'en_EN' }, 'event', page).language).toBe('en_EN')
})

it.each([{ language: 'x"', insteadOf: '' }, { language: 'pl_PL' }, 'pl_PL', null, 7])('ignores a stored %j', stored => {
  localStorage.setItem('foyer.language', JSON.stringify(stored))
  expect(languageChoice.read()).toBeUndefined()
})
