/** @jest-environment node */
import { createFoyer } from '../../src/api/createFoyer'
import { showNothing } from '../../src/api/showNothing'
import type { Core, WindowControl } from '../../src/api/Core'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import type { Picture } from '../../src/pix/picture/Picture'
import { FoyerError } from '../../src/lib/FoyerError'
import { expectConsole } from '../support/expectConsole'

const picture = { Id: 7, Title: 'Alte Oper', Copyright: 'E. Maier' } as Picture

/** Makes a core that records its calls. */
function fakeCore() {
  const opened: { callName: string; given: readonly unknown[]; control: WindowControl }[] = []
  const core: Core = {
    load: jest.fn(() => Promise.resolve(core)),
    open: (callName, given, control) => opened.push({ callName, given, control }),
    call: (callName, argument) => Promise.resolve([callName, argument]),
  }
  return { core, opened }
}

interface Parts {
  loadCore?: Parameters<typeof createFoyer>[0]
  showWaiting?: Parameters<typeof createFoyer>[1]
  readPageConfig?: () => FoyerConfig
}

function make({ showWaiting = showNothing, readPageConfig = () => ({}), ...parts }: Parts = {}) {
  const { core, opened } = fakeCore()
  const loadCore = jest.fn((_readConfig: () => FoyerConfig, _callName: string) => Promise.resolve(core))
  const [foyer] = createFoyer(parts.loadCore ?? loadCore, showWaiting, readPageConfig)
  return { foyer, core, opened, loadCore }
}

const settle = () => new Promise(resolve => setTimeout(resolve))

describe('foyer', () => {
  it('loads nothing for configure and pix.check', () => {
    const { foyer, loadCore } = make()
    foyer.configure({ language: 'de_DE' })
    foyer.pix.check(picture)
    expect(loadCore).not.toHaveBeenCalled()
  })

  it('returns a handle at once, whose result is the choice', async () => {
    const { foyer, opened } = make()
    const onSelect = jest.fn()
    const handle = foyer.pix.select({ onSelect })
    await settle()
    expect(opened).toEqual([{ callName: 'pix.select', given: [{ onSelect }], control: expect.anything() as unknown }])
    opened[0]!.control.opened()
    await handle.opened
    opened[0]!.control.settled(picture)
    expect(await handle.result).toBe(picture)
  })

  it('passes on a call’s arguments, and recognises the signal in the options', async () => {
    const { foyer, opened } = make()
    const caller = new AbortController()
    const options = { onSave: jest.fn(), signal: caller.signal }
    foyer.pix.meta(7, options)
    foyer.pix.position(picture)
    await settle()
    expect(opened.map(({ callName, given }) => [callName, given])).toEqual([
      ['pix.meta', [7, options]],
      ['pix.position', [picture]],
    ])
    caller.abort()
    expect(opened.map(({ control }) => control.isClosed ?? false)).toEqual([true, false])
  })

  it('opens several calls in order, and does not request the core again for a later call', async () => {
    const { foyer, opened, loadCore } = make()
    foyer.pix.select()
    foyer.pix.manage()
    await settle()
    expect(opened.map(({ callName }) => callName)).toEqual(['pix.select', 'pix.manage'])
    loadCore.mockClear()
    foyer.pix.meta(7)
    await settle()
    expect(opened).toHaveLength(3)
    expect(loadCore).not.toHaveBeenCalled()
  })

  it('closes a window by its handle and by the caller’s signal', async () => {
    const { foyer, opened } = make()
    const caller = new AbortController()
    const first = foyer.pix.manage()
    foyer.pix.manage({ signal: caller.signal })
    await settle()
    first.close()
    expect(opened.map(({ control }) => control.isClosed ?? false)).toEqual([true, false])
    caller.abort()
    expect(opened[1]!.control.isClosed).toBe(true)
  })

  it('settles both promises of a handle that is closed before the core has loaded', async () => {
    const { foyer } = make({ loadCore: () => new Promise(() => {}) })
    const handle = foyer.pix.select()
    handle.close()
    expect(await handle.result).toBeUndefined()
    await expect(handle.opened).resolves.toBeUndefined()
  })

  it('opens nothing if the signal is already aborted', async () => {
    const { foyer, opened } = make()
    const handle = foyer.pix.select({ signal: AbortSignal.abort() })
    expect(await handle.result).toBeUndefined()
    expect(opened).toEqual([])
  })

  it('reports wrong options of the page at every call, on the console too', async () => {
    expectConsole('error', /config\.langauge is not one of/)
    const { foyer } = make({ readPageConfig: () => ({ langauge: 'de_DE' }) as FoyerConfig })
    for (let call = 1; call <= 2; call += 1) {
      const handle = foyer.pix.select()
      await expect(handle.opened).rejects.toMatchObject({ code: 'CONFIG_UNKNOWN_OPTION' })
      expect(await handle.result).toBeUndefined()
    }
  })

  it('rejects opened and settles result if the core can’t be loaded, without unhandled rejections', async () => {
    const failure = new Error('offline')
    expectConsole('error', /offline/)
    const unhandled = jest.fn()
    process.on('unhandledRejection', unhandled)
    const { foyer } = make({ loadCore: () => Promise.reject(failure) })
    const handle = foyer.pix.select()
    expect(await handle.result).toBeUndefined()
    await expect(handle.opened).rejects.toBe(failure)
    foyer.pix.manage()
    await settle()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('passes each error of a call to onError, once', async () => {
    expectConsole('error', /gone/)
    const onError = jest.fn()
    const { foyer } = make({ loadCore: () => Promise.reject(new FoyerError('CORE_NOT_LOADED', 'gone')) })
    foyer.configure({ onError })
    const handle = foyer.pix.select()
    await expect(handle.opened).rejects.toThrow('gone')
    await expect(foyer.pix.load(7)).rejects.toThrow('gone')
    await settle()
    expect(onError.mock.calls).toEqual([
      [expect.objectContaining({ code: 'CORE_NOT_LOADED' })],
      [expect.objectContaining({ code: 'CORE_NOT_LOADED' })],
    ])
  })

  it('requests the core again when the placeholder asks for a retry', async () => {
    const { core, opened } = fakeCore()
    const loadCore = jest
      .fn<Promise<Core>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(core)
    const { foyer } = make({ loadCore, showWaiting: (_language, _control, load) => load().catch(load) })
    foyer.pix.select()
    await settle()
    expect(loadCore).toHaveBeenCalledTimes(2)
    expect(opened).toHaveLength(1)
  })

  it('[PIX-API-11] passes the page’s options to the core, overridden by those of the last configure', async () => {
    const { foyer, loadCore } = make({ readPageConfig: () => ({ language: 'de_DE', auth: { account: 'a' } }) })
    foyer.configure({ auth: { accountId: 7 } })
    await foyer.preload()
    expect(loadCore.mock.calls[0]![0]()).toEqual({ language: 'de_DE', auth: { account: 'a', accountId: 7 } })
    foyer.configure({ language: 'en_EN', auth: { accountId: 8 } })
    expect(loadCore.mock.calls[0]![0]()).toEqual({ language: 'en_EN', auth: { account: 'a', accountId: 8 } })
  })

  it('refuses a wrong option at once', () => {
    expect(() => make().foyer.configure({ langauge: 'de' } as FoyerConfig)).toThrow(
      'Foyer: config.langauge is not one of ',
    )
  })

  it('[REG-API-20] [REG-API-17] loads and shows nothing if the editor is opened without an account', async () => {
    const showWaiting = jest.fn(showNothing)
    const { foyer, loadCore } = make({ showWaiting })
    const { result, opened } = foyer.editor.open({ url: '/editor/article/7' })
    await expect(result).resolves.toBeUndefined()
    await opened
    expect(showWaiting).not.toHaveBeenCalled()
    expect(loadCore).not.toHaveBeenCalled()
    foyer.configure({ auth: { account: '', accountId: 7, blogAuthor: true } })
    await expect(foyer.editor.open({ url: '/editor/article/7' }).result).resolves.toBeUndefined()
    expect(loadCore).not.toHaveBeenCalled()
    foyer.configure({ auth: { account: 'eva' } })
    foyer.editor.open({ url: '/editor/article/7' })
    expect(loadCore).toHaveBeenCalledTimes(1)
  })

  it('preloads a call’s window, and never fails', async () => {
    const { foyer, core } = make()
    await foyer.preload('pix.manage')
    expect(core.load).toHaveBeenCalledWith('pix.manage')
    await expect(
      make({ loadCore: () => Promise.reject(new Error('offline')) }).foyer.preload(),
    ).resolves.toBeUndefined()
    jest.mocked(core.load).mockImplementation(() => {
      throw new Error('no such call')
    })
    await expect(foyer.preload('pix.slect')).resolves.toBeUndefined()
  })

  it('loads a picture by id [PIX-API-05]', async () => {
    expect(await make().foyer.pix.load(7)).toEqual(['pix.load', 7])
  })

  it.each([
    ['[PIX-API-06]', 'selectSeries'],
    ['[PIX-API-07]', 'manageSeries'],
    ['[PIX-API-08]', 'transform'],
  ] as const)('%s pix.%s accepts anything, returns undefined and loads nothing', (_id, name) => {
    const { foyer, loadCore } = make()
    for (const given of [[], [{ Id: 7 }], [() => {}, 1, 'x']]) expect(foyer.pix[name](...given)).toBeUndefined()
    expect(loadCore).not.toHaveBeenCalled()
  })
})
