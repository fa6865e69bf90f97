import { checkConfig, configShape } from '../../src/config/checkConfig'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { configNames, mergeConfig } from '../../src/config/mergeConfig'

const check = (config: object) => {
  checkConfig(mergeConfig({}, config))
}

describe('the check of options', () => {
  it('[PIX-API-10] accepts every option of the right kind', () => {
    const config: FoyerConfig = {
      language: 'de_DE',
      locale: 'de_AT',
      project: 'kulturportal',
      customer: 'kulturportal',
      projects: 'cb-pix',
      createLabels: true,
      translations: true,
      standalone: false,
      auth: { account: 'eva@x.example', accountId: 7 },
      checkFields: true,
      checkForFields: { Title: ['notempty'] },
      hosts: { support: 'https://help.example', image: '/image' },
      paths: { pixBase: '/pix', framework: '/module', templates: '/templates' },
      pix: { fileSize: 1, postSize: 2, extensions: ['.jpg'], ratios: ['21:9', 1.5] },
      register: {
        languageIds: { de_DE: 1 },
        accountTypes: { 3: ['firstname'] },
        genders: [{ id: 1, name: 'Frau' }],
        tokenPage: false,
        item: { id: 7, type: 'article' },
        appUrl: '/app',
        termsUrl: '/terms',
      },
      blog: { tags: [{ id: 1, name: 'Musik' }] },
      event: {
        organiserFreetext: true,
        topicsTab: false,
        translation: true,
        translationPl: true,
        keywordSuggestions: ['Konzert'],
        defaultKeyword: 'Kultur',
        holidays: 'DE-NI',
        defaultCategory: 7,
        categorySystem: 84,
        getStageToken: () => Promise.resolve('t'),
        pictureEditorId: 43,
      },
      maps: { geocoderUrl: '/geocode', scriptUrl: '/maps.js' },
      autocomplete: { debounce: 300 },
      triggers: 'main',
      selectors: { 'register.login': '.login' },
      callbacks: { place: () => {} },
      theme: { scheme: 'dark', font: 'serif', accent: '#123456', tokens: { radius: '0' } },
      nonce: 'abc',
      homeUrl: '/start',
      errorLogUrl: '/log',
      headers: { 'X-Token': 'abc' },
      onError() {},
      onRequest() {},
      reload: () => {},
      closeSideLayer: () => {},
      overlayClose: false,
      idempotency: true,
      languageSelect: false,
      supportLink: false,
      container: '#area',
      templates: { pix: true },
    }
    expect(() => check(config)).not.toThrow()
    expect(Object.keys(config).sort()).toEqual([...configNames].sort())
    expect(Object.keys(config).sort()).toEqual(Object.values(configShape).join(' ').split(' ').sort())
  })

  it.each([
    [{ langauge: 'de_DE' }, 'CONFIG_UNKNOWN_OPTION', 'config.langauge is not one of '],
    [{ auth: { acountId: 7 } }, 'CONFIG_UNKNOWN_OPTION', "config.auth.acountId is unknown. Did you mean 'accountId'?"],
    [
      { pix: { maximum: 7 } },
      'CONFIG_UNKNOWN_OPTION',
      'config.pix.maximum is unknown. Use one of fileSize, postSize, ',
    ],
    [
      { theme: { tokens: { 'radius-windows': '0' } } },
      'CONFIG_UNKNOWN_OPTION',
      "config.theme.tokens.radius-windows is unknown. Did you mean 'radius-window'?",
    ],
    [
      { language: 'deutsch' },
      'CONFIG_WRONG_VALUE',
      "config.language is 'deutsch', but must be a locale such as de_DE, or fromQuery",
    ],
    [
      { locale: 'deutsch' },
      'CONFIG_WRONG_VALUE',
      "config.locale is 'deutsch', but must be a locale such as de_DE, because it",
    ],
    [
      { locale: 'fromQuery' },
      'CONFIG_WRONG_VALUE',
      "config.locale is 'fromQuery', but must be a locale such as de_DE, because it",
    ],
    [
      { paths: { pixBase: 'ftp://x.example/pix' } },
      'CONFIG_WRONG_VALUE',
      "config.paths.pixBase is 'ftp://x.example/pix', which is not an http(s) address",
    ],
    [{ homeUrl: 'javascript:void 0' }, 'CONFIG_WRONG_VALUE', "config.homeUrl is 'javascript:void 0', which is not an"],
    [{ errorLogUrl: 'http://[' }, 'CONFIG_WRONG_VALUE', "config.errorLogUrl is 'http://[', which is not an http(s)"],
    [{ checkFields: 'yes' }, 'CONFIG_WRONG_TYPE', 'config.checkFields must be a boolean, not a string'],
    [{ pix: { fileSize: '10' } }, 'CONFIG_WRONG_TYPE', 'config.pix.fileSize must be a number, not a string'],
    [
      { theme: { scheme: 'night' } },
      'CONFIG_WRONG_VALUE',
      "config.theme.scheme is 'night', but must be light, dark or auto",
    ],
    [
      { theme: { accent: 'teal' } },
      'CONFIG_WRONG_VALUE',
      "config.theme.accent is 'teal', but must be a colour as #rgb or #rrggbb",
    ],
    [
      { headers: { 'X Token': 'a' } },
      'CONFIG_WRONG_VALUE',
      "config.headers['X Token'] is not a valid HTTP header: its name or its value contains a forbidden character",
    ],
    [{ pix: { ratios: '16:9' } }, 'CONFIG_WRONG_TYPE', 'config.pix.ratios must be an object, not a string'],
    [{ pix: { ratios: {} } }, 'CONFIG_WRONG_VALUE', 'config.pix.ratios has {}, but must be a list of ratios'],
    [
      { pix: { ratios: ['16:9', '16x9'] } },
      'CONFIG_WRONG_VALUE',
      'config.pix.ratios has "16x9", but must be a list of',
    ],
    [
      { event: { holidays: 'Niedersachsen' } },
      'CONFIG_WRONG_VALUE',
      "config.event.holidays is 'Niedersachsen', but must be a country such as DE",
    ],
    [
      { pix: { uploadTransport: 'form' } },
      'CONFIG_WRONG_VALUE',
      "config.pix.uploadTransport is 'form', but must be fetch or frame",
    ],
    [{ pix: { ratios: [0] } }, 'CONFIG_WRONG_VALUE', 'config.pix.ratios has 0, but must be a list of ratios'],
    [{ pix: { fullscreen: 1 } }, 'CONFIG_WRONG_TYPE', 'config.pix.fullscreen must be a boolean, not a number'],
    [{ onRequest: 'token' }, 'CONFIG_WRONG_TYPE', 'config.onRequest must be a function, not a string'],
    [{ triggers: 'main[' }, 'CONFIG_WRONG_VALUE', "config.triggers is 'main[', which is not a valid CSS selector"],
    [
      { selectors: { 'register.login': '.login[' } },
      'CONFIG_WRONG_VALUE',
      "config.selectors['register.login'] is '.login[', which is not a valid CSS selector",
    ],
    [{ hosts: 'https://x.example' }, 'CONFIG_WRONG_TYPE', 'config.hosts must be an object, not a string'],
  ])('refuses %j and says what is wrong and what to do', (config, code, text) => {
    let error: unknown
    try {
      check(config)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toMatchObject({ code, name: 'FoyerError' })
    expect((error as Error).message).toContain(`Foyer: ${text}`)
    expect((error as Error).message).toMatch(/Correct it\.|Pass one|Use one of/)
  })

  it.each([{ headers: { 'X Token': 'a' } }, { triggers: 'main[' }])(
    'keeps the browser’s error as the cause: %j',
    config => {
      expect(() => check(config)).toThrow(expect.objectContaining({ cause: expect.anything() as unknown }))
    },
  )

  it('accepts an omitted address, also in an iframe whose own address can’t be the base of a path', () => {
    const canParse = jest.spyOn(URL, 'canParse').mockReturnValue(false)
    expect(() => check({ hosts: { support: null } })).not.toThrow()
    canParse.mockRestore()
  })

  it('treats null and undefined as not set', () => {
    expect(() => check({ language: null, auth: undefined })).not.toThrow()
  })

  it('accepts the language fromQuery', () => {
    expect(() => check({ language: 'fromQuery' })).not.toThrow()
  })
})
