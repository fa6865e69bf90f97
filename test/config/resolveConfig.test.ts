/** @jest-environment node */
import { defaultCheckForFields } from '../../src/config/findMissingFields'
import { mergeConfig } from '../../src/config/mergeConfig'
import { resolveConfig } from '../../src/config/resolveConfig'

const resolve = (config = {}, address = 'http://portal.example/artikel') => resolveConfig(config, new URL(address))

describe('resolveConfig', () => {
  it('has the default language en_EN [UI-LNG-11]', () => {
    expect(resolve().language).toBe('en_EN')
  })

  it('[UI-LNG-18] [UI-LNG-19] reads fromQuery as en_EN if the query parameter language contains EN, and otherwise as de_DE', () => {
    const languageOf = (query: string) => resolve({ language: 'fromQuery' }, `http://portal.example/${query}`).language
    expect(languageOf('?language=en_EN')).toBe('en_EN')
    expect(languageOf('?language=xENx')).toBe('en_EN')
    expect(languageOf('?language=en')).toBe('de_DE')
    expect(languageOf('?language=pl_PL')).toBe('de_DE')
    expect(languageOf('?region=EN&language=de')).toBe('de_DE')
    expect(languageOf('')).toBe('de_DE')
  })

  it('[PIX-API-10] keeps the configured options of the picture library', () => {
    const fields = {
      projects: 'stadtportal',
      language: 'pl_PL',
      locale: 'de_AT',
      createLabels: true,
      checkFields: true,
    }
    expect(resolve(fields)).toMatchObject(fields)
    const off = { createLabels: false, checkFields: false }
    expect(resolve({ ...fields, ...off })).toMatchObject({ ...fields, ...off })
  })

  it('has the picture library’s project name cb-pix [PIX-API-12]', () => {
    expect(resolve().projects).toBe('cb-pix')
  })

  it('[PIX-DATA-15] looks descriptions up in the configured locale, else in the interface language', () => {
    expect(resolve({ language: 'de_DE', locale: 'de_AT' }).locale).toBe('de_AT')
    expect(resolve({ language: 'pl_PL' }).locale).toBe('pl_PL')
  })

  it('has the specification’s keyword delimiter, uploads by fetch, and offers no deletion in the meta window', () => {
    expect(resolve().pix).toMatchObject({ keywordDelimiter: ', ', uploadTransport: 'fetch', deleteInMeta: false })
  })

  it('[PIX-API-10] requests texts, creates no labels, and does not check fields before an insert, unless the page says otherwise', () => {
    expect(resolve()).toMatchObject({ translations: true, createLabels: false, checkFields: false, auth: {} })
    const given = {
      translations: false,
      createLabels: true,
      checkFields: true,
      checkForFields: { Title: ['notempty'] },
      auth: { account: 'eva', accountId: 7 },
    }
    expect(resolve(given)).toMatchObject(given)
  })

  it('has a help link, a choice of languages, closing by the overlay, no Idempotency-Key, no templates and the home address /, unless the page says otherwise', () => {
    expect(resolve()).toMatchObject({
      homeUrl: '/',
      overlayClose: true,
      idempotency: false,
      languageSelect: true,
      supportLink: true,
      templates: false,
      theme: {},
      checkForFields: defaultCheckForFields,
    })
    const given = {
      homeUrl: '/start',
      overlayClose: false,
      idempotency: true,
      languageSelect: false,
      supportLink: false,
      templates: true,
      theme: { scheme: 'dark' },
      checkForFields: {},
      reload: () => {},
    } as const
    expect(resolve(given)).toMatchObject({
      ...given,
      checkForFields: expect.not.objectContaining(defaultCheckForFields),
    })
    expect(resolve().reload).toBeInstanceOf(Function)
  })

  it.each(['overlayClose', 'idempotency', 'languageSelect', 'supportLink', 'translations', 'templates'])(
    'keeps the value that the page sets for %s, also if this value is the default',
    option => {
      for (const isOn of [true, false]) expect(resolve({ [option]: isOn })).toMatchObject({ [option]: isOn })
    },
  )

  it('has no support host, and loads images from the page’s own host, unless the page says otherwise', () => {
    expect(resolve().hosts).toMatchObject({ support: '', image: 'http://portal.example/image' })
    const hosts = { support: 'https://hilfe.example', image: 'https://bilder.example/skaliert' }
    expect(resolve({ hosts }).hosts).toMatchObject(hosts)
  })

  it('has the specification’s upload limits', () => {
    expect(resolve().pix).toMatchObject({
      fileSize: 10_485_760,
      postSize: 20_971_520,
      extensions: ['.jpeg', '.jpg', '.gif', '.png'],
    })
  })

  it.each([
    ['http://portal.example/pix', true],
    ['http://portal.example/de/pix/manage', true],
    ['http://portal.example/pix/', true],
    ['http://pix.portal.example/', true],
    ['http://pixel.portal.example/', true],
    ['http://portal-pix.example/', false],
    ['http://portal.example/unpix', false],
    ['http://portal.example/pixel', false],
    ['http://portal.example/artikel?next=/pix', false],
  ])('[PIX-API-16] decides whether %s is standalone: %s', (address, expected) => {
    expect(resolve({}, address).standalone).toBe(expected)
    expect(resolve({ standalone: !expected }, address).standalone).toBe(!expected)
  })

  it('treats undefined and null inside a group of options as not set', () => {
    expect(resolve({ paths: { pixBase: undefined }, pix: { fileSize: null } })).toMatchObject({
      paths: { pixBase: '/pix' },
      pix: { fileSize: 10_485_760 },
    })
  })
})

describe('mergeConfig', () => {
  it('merges groups option by option and replaces all other values', () => {
    const merged = mergeConfig(
      { language: 'de_DE', auth: { account: 'a', accountId: 1 } },
      { language: 'en_EN', auth: { accountId: 2 } },
    )
    expect(merged).toEqual({ language: 'en_EN', auth: { account: 'a', accountId: 2 } })
  })

  it('does not change its first argument', () => {
    const first = { auth: { accountId: 1 } }
    mergeConfig(first, { auth: { accountId: 2 } })
    expect(first).toEqual({ auth: { accountId: 1 } })
  })
})
