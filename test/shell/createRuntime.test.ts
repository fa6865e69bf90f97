import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { textTable } from '../../src/labels/texts/textTable'
import { createRuntime } from '../../src/shell/createRuntime'
import type { WindowEntry } from '../../src/shell/WindowTable'

let config: FoyerConfig
const neverCalled = () => Promise.reject(new Error('not called here'))
const make = () =>
  createRuntime(
    () => config,
    { loadTemplates: neverCalled, loadAccessRecovery: neverCalled, loadPromptDialog: neverCalled },
    neverCalled,
  )
const entry = (...labels: readonly string[]): WindowEntry => ({
  load: () => Promise.resolve(Object.assign(() => null, { labels })),
  headingLabel: 'ok',
  failureReading: 'portal',
})
const lost = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  localStorage.clear()
  config = { language: 'de_DE', translations: false }
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** Delays the texts of a language; returns the function that releases them. */
function holdFirst(language: string): () => void {
  const load = textTable[language]!.first
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  jest.spyOn(textTable[language]!, 'first').mockImplementation(() => released.then(load))
  return release
}

describe('the current language', () => {
  it('stays the chosen one if the texts of a window in the previous language arrive after the choice', async () => {
    const runtime = make()
    const release = holdFirst('de')
    const loading = runtime.loadWindow('test.main', entry())
    await runtime.changeLanguage('pl_PL')
    release()
    await loading
    expect([
      runtime.readConfig().language,
      runtime.labels.language,
      runtime.labels.t('ui_retry', { ns: 'test.main' }),
    ]).toEqual(['pl_PL', 'pl_PL', 'Spróbuj ponownie'])
    expect(runtime.findWindow('test.main')).toBeDefined()
  })

  it('is stored on the device until the page configures another', async () => {
    await make().changeLanguage('pl_PL', true)
    expect(make().readConfig().language).toBe('pl_PL')
    config = { ...config, language: 'en_EN' }
    expect(make().readConfig().language).toBe('en_EN')
    config = { ...config, language: 'de_DE' }
    expect(make().readConfig().language).toBe('de_DE')
  })

  it('is not stored if no person chose it', async () => {
    await make().changeLanguage('pl_PL')
    expect(make().readConfig().language).toBe('de_DE')
  })

  it('does not change if the texts of the new one fail to load, so that no window loses its texts', async () => {
    const runtime = make()
    await runtime.loadWindow('test.account', entry('register_password'))
    jest.spyOn(textTable['pl']!, 'accounts').mockRejectedValue(lost)
    await expect(runtime.changeLanguage('pl_PL')).rejects.toMatchObject({ code: 'CHUNK_NOT_LOADED', cause: lost })
    expect(runtime.readConfig().language).toBe('de_DE')
    config = { ...config, language: 'pl_PL' }
    await expect(runtime.loadWindow('test.main', entry())).rejects.toBe(lost)
    expect(runtime.labels.language).toBe('de_DE')
    jest.restoreAllMocks()
    await runtime.loadWindow('test.main', entry())
    expect([runtime.labels.language, runtime.labels.t('ui_retry', { ns: 'test.account' })]).toEqual([
      'pl_PL',
      'Spróbuj ponownie',
    ])
  })
})

it('a window loads although the texts of another one fail at the same time', async () => {
  const runtime = make()
  const release = holdFirst('de')
  jest.spyOn(textTable['de']!, 'accounts').mockRejectedValue(lost)
  const loading = runtime.loadWindow('test.main', entry())
  await expect(runtime.loadWindow('test.account', entry('register_password'))).rejects.toBe(lost)
  release()
  await loading
  expect(runtime.findWindow('test.main')).toBeDefined()
})
