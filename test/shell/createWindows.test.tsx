import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WindowControl } from '../../src/api/Core'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { FoyerError } from '../../src/lib/FoyerError'
import { useLabels } from '../../src/labels/useLabels'
import { PromptDialog } from '../../src/kit/dialog/PromptDialog'
import { createWindows } from '../../src/shell/createWindows'
import { useShell } from '../../src/shell/useShell'
import type { ComponentType } from 'react'
import type { WindowEntry, WindowProps } from '../../src/shell/WindowTable'
import { FailedRequest, type Failure } from '../../src/wire/FailedRequest'
import { respondWith } from '../support/respondWith'
import { expectConsole } from '../support/expectConsole'
import { makeControl } from '../support/makeControl'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const checkOptions = jest.fn((_config: FoyerConfig) => Promise.resolve())
let failure: Failure = { kind: 'unreachable' }
const answers: unknown[] = []

function TestWindow({ options, close }: WindowProps<{ text: string }, string>) {
  const t = useLabels<'pix_test' | 'pix_nowhere'>()
  const { runtime, ask, prompt, tell, showFailedRequest, openWindow, replaceWindow } = useShell()
  const collect = (promise: Promise<unknown>) => void promise.then(answer => answers.push(answer))
  return (
    <>
      <h2>{t('pix_test')}</h2>
      <p>{options.text}</p>
      <p>{t('pix_nowhere')}</p>
      <button onClick={() => void runtime.changeLanguage('pl_PL')}>speak Polish</button>
      <p>{`descriptions in ${runtime.readConfig().locale}`}</p>
      <button
        onClick={() =>
          collect(
            prompt({
              heading: 'Neue Serie',
              fieldLabel: 'Titel',
              defaultValue: 'Sommer',
              extra: <p>Serien ordnen Bilder.</p>,
            }),
          )
        }
      >
        prompt
      </button>
      <button onClick={() => close('choice')}>choose</button>
      <button onClick={() => collect(ask({ heading: 'Löschen?' }))}>ask</button>
      <button onClick={() => collect(tell({ heading: 'Gespeichert', text: 'Alles da.' }))}>tell</button>
      <button onClick={() => collect(showFailedRequest(new FailedRequest('GET /x', 'http://localhost/x', failure)))}>
        fail
      </button>
      <button onClick={() => collect(openWindow('test.main', { text: 'second' }))}>open</button>
      <button onClick={() => replaceWindow('test.main', { text: 'replaced' })}>replace</button>
    </>
  )
}

function BrokenWindow(): never {
  throw new Error('drawn wrongly')
}

const entry = (load: () => Promise<ComponentType<WindowProps<never, never>>>): WindowEntry => ({
  load: async () => Object.assign(await load(), { labels: ['pix_test'] }),
  headingLabel: 'pix_test',
  size: { width: 680, height: 630 },
  failureReading: 'portal',
})
let chunk: () => Promise<ComponentType<WindowProps<never, never>>> = () => Promise.resolve(TestWindow)

function open(config: FoyerConfig = {}, windowName = 'test.main', callName = 'test.open') {
  respondWith({ body: '{"pix_test":"Testfenster"}' })
  const onResult = jest.fn()
  const tables = {
    sharedWindows: {},
    families: {
      test: {
        windows: {
          'test.main': entry(() => chunk()),
          'test.layer': { ...entry(() => Promise.resolve(TestWindow)), isLayer: true },
          'test.broken': entry(() => Promise.resolve(BrokenWindow)),
        },
        openings: {
          'test.open': { windowName, read: () => ({ options: { text: 'first' }, onResult }) },
          'test.single': { windowName, isSingle: true, read: () => ({ options: { text: 'single' } }) },
          'test.guarded': {
            windowName,
            instead: ({ auth }: FoyerConfig) => (auth?.account ? undefined : 'test.open'),
            read: () => ({ options: { text: 'guarded' } }),
          },
        },
        calls: {
          'test.ask': () => Promise.resolve((_runtime: unknown, argument: number) => Promise.resolve(argument + 1)),
          'test.gone': () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
        },
      },
      event: {
        windows: { 'event.main': entry(() => chunk()) },
        openings: { 'event.open': { windowName: 'event.main', read: () => ({ options: { text: 'event' } }) } },
        calls: {},
      },
    },
    loadTemplates: () => Promise.reject(new Error('unexpected request for a template')),
    loadAccessRecovery: () => Promise.reject(new Error('unexpected request for access')),
    loadPromptDialog: () => Promise.resolve(PromptDialog),
    checkConfig: (given: FoyerConfig) => checkOptions(given),
  }
  const windows = createWindows(tables, () => config)
  const { control, close } = makeControl()
  windows.open(callName, [], control)
  const host = document.querySelector('foyer-root:last-of-type') ?? document.createElement('i')
  const root = within(host.shadowRoot?.querySelector<HTMLElement>('div') ?? document.body)
  return { windows, control, close, host, root, onResult }
}

withoutActEnvironment()
beforeEach(() => {
  answers.length = 0
  chunk = () => Promise.resolve(TestWindow)
})
afterEach(() => {
  const left = document.querySelectorAll('foyer-root')
  left.forEach(root => root.remove())
  expect(left).toHaveLength(0)
})

const user = userEvent.setup()
const closeBy = async (opened: ReturnType<typeof open>) => {
  opened.close()
  await waitFor(() => expect(opened.control.settled).toHaveBeenCalled())
}

describe('a window of the shell', () => {
  it('shows in its own shadow root, reports that it has opened, and removes its element when it closes', async () => {
    const opened = open()
    expect(await opened.root.findByRole('heading', { name: 'Testfenster' })).toBeInTheDocument()
    expect(opened.control.opened).toHaveBeenCalledTimes(1)
    expect(opened.root.getByText('first')).toBeInTheDocument()
    expect(page.queryByText('first')).not.toBeInTheDocument()
    await closeBy(opened)
    expect(opened.control.settled).toHaveBeenCalledWith(undefined)
    expect(opened.onResult).not.toHaveBeenCalled()
  })

  it('sends an event to the page’s document when it has opened, and when it has closed, with or without a result', async () => {
    const heard: unknown[] = []
    const listen = ({ type, detail }: CustomEventInit & { type: string }) => heard.push([type, detail])
    const stop = new AbortController()
    for (const name of ['foyer:open', 'foyer:close'])
      window.addEventListener(name, event => listen(event as CustomEvent), stop)
    const chosen = open()
    await user.click(await chosen.root.findByRole('button', { name: 'choose' }))
    await waitFor(() => expect(chosen.control.settled).toHaveBeenCalled())
    const closed = open()
    await closed.root.findByText('first')
    await closeBy(closed)
    const replaced = open()
    await user.click(await replaced.root.findByRole('button', { name: 'replace' }))
    await replaced.root.findByText('replaced')
    await closeBy(replaced)
    expect(heard).toEqual([
      ['foyer:open', { call: 'test.open' }],
      ['foyer:close', { call: 'test.open', hasResult: true }],
      ['foyer:open', { call: 'test.open' }],
      ['foyer:close', { call: 'test.open', hasResult: false }],
      ['foyer:open', { call: 'test.open' }],
      ['foyer:close', { call: 'test.open', hasResult: false }],
    ])
    stop.abort()
  })

  it('that the page removes before it shows: onError gets the error once, and no event says that it opened', async () => {
    expectConsole('error', /removed <foyer-root>/)
    const onError = jest.fn()
    const onOpen = jest.fn()
    document.addEventListener('foyer:open', onOpen, { once: true })
    const { host, control } = open({ onError })
    host.remove()
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'WINDOW_REMOVED' })]])
    expect(onOpen).not.toHaveBeenCalled()
    document.removeEventListener('foyer:open', onOpen)
  })

  it('opens although options of the page are wrong, and logs them; logs nothing if the check of options can’t be loaded', async () => {
    checkOptions.mockClear()
    const error = new FoyerError('CONFIG_WRONG_TYPE', 'config.locale must be a string, not a number. Correct it.')
    checkOptions
      .mockRejectedValueOnce(error)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    expectConsole('error', /config\.locale must be a string/)
    for (let opening = 1; opening <= 2; opening += 1) {
      const opened = open()
      expect(await opened.root.findByRole('heading', { name: 'Testfenster' })).toBeInTheDocument()
      await waitFor(() => expect(checkOptions).toHaveBeenCalledTimes(opening))
      await closeBy(opened)
      expect(opened.control.failed).not.toHaveBeenCalled()
    }
  })

  it('checks the page’s options when the page is idle, and soon if the page has replaced requestIdleCallback', async () => {
    const requestIdleCallback = jest.fn()
    Object.assign(window, { requestIdleCallback })
    checkOptions.mockClear()
    try {
      const first = open()
      await first.root.findByRole('heading', { name: 'Testfenster' })
      expect(checkOptions).not.toHaveBeenCalled()
      expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 1000 })
      ;(requestIdleCallback.mock.lastCall as [() => void])[0]()
      expect(checkOptions).toHaveBeenCalledTimes(1)
      await closeBy(first)
      Object.assign(window, { requestIdleCallback: null })
      const second = open()
      await waitFor(() => expect(checkOptions).toHaveBeenCalledTimes(2))
      await closeBy(second)
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback')
    }
  })

  it('[REG-EDT-04] opens no second instance of a window that allows only one, until the first has closed', async () => {
    const first = open({}, 'test.main', 'test.single')
    expect(await first.root.findByText('single')).toBeInTheDocument()
    const second = { opened: jest.fn(), failed: jest.fn(), settled: jest.fn() }
    first.windows.open('test.single', [], second)
    expect(second.settled).toHaveBeenCalledWith()
    expect(document.querySelectorAll('foyer-root')).toHaveLength(1)
    await closeBy(first)
    const ended = jest.fn()
    const third: WindowControl = { ...second, settled: ended }
    first.windows.open('test.single', [], third)
    expect(document.querySelectorAll('foyer-root')).toHaveLength(1)
    third.close?.()
    await waitFor(() => expect(ended).toHaveBeenCalled())
  })

  it('makes another call if the account may not make this one, and returns the result of that call', async () => {
    const visitor = open({}, 'test.main', 'test.guarded')
    await waitFor(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(1))
    const root = within(document.querySelector('foyer-root')!.shadowRoot!.querySelector<HTMLElement>('div')!)
    expect(await root.findByText('first')).toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'choose' }))
    await waitFor(() => expect(visitor.control.settled).toHaveBeenCalledWith('choice'))
    expect(visitor.control.opened).toHaveBeenCalledTimes(1)
    const left = open({}, 'test.main', 'test.guarded')
    await waitFor(() => expect(left.control.opened).toHaveBeenCalled())
    await closeBy(left)
    expect(document.querySelectorAll('foyer-root')).toHaveLength(0)
    const hasty = open({}, 'test.main', 'test.guarded')
    await closeBy(hasty)
    expect(hasty.control.opened).not.toHaveBeenCalled()
    const member = open({ auth: { account: 'eva' } }, 'test.main', 'test.guarded')
    expect(await member.root.findByText('guarded')).toBeInTheDocument()
    await closeBy(member)
  })

  it('has its family’s default language, also after an earlier window could not open', async () => {
    const config: FoyerConfig = {}
    const first = open(config)
    await first.root.findByText('descriptions in en_EN')
    config.container = '#nowhere'
    expect(() => first.windows.open('test.open', [], makeControl().control)).toThrow(
      expect.objectContaining({ code: 'CONFIG_WRONG_CONTAINER' }),
    )
    delete config.container
    await closeBy(first)
    const { control, close } = makeControl()
    first.windows.open('event.open', [], control)
    const host = document.querySelector('foyer-root')!
    const root = within(host.shadowRoot!.querySelector<HTMLElement>('div')!)
    expect(await root.findByText('descriptions in de_DE')).toBeInTheDocument()
    await closeBy({ ...first, control, close })
  })

  it('passes the choice to the callback and to the handle', async () => {
    const { root, control, onResult } = open()
    await user.click(await root.findByRole('button', { name: 'choose' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith('choice'))
    expect(onResult).toHaveBeenCalledWith('choice')
  })

  it('closes although the page’s callback throws, and reports the error as the page’s', async () => {
    const reported = jest.fn()
    Object.assign(globalThis, { reportError: reported })
    const { root, control, onResult } = open()
    onResult.mockImplementation(() => {
      throw new Error('the page’s own')
    })
    await user.click(await root.findByRole('button', { name: 'choose' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith('choice'))
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'the page’s own' }))
  })

  it('requests its first data when its chunk has loaded, before its texts have loaded', async () => {
    const order: string[] = []
    const Prefetching = Object.assign((props: WindowProps<{ text: string }, string>) => <TestWindow {...props} />, {
      prefetch: () => order.push('data'),
    })
    chunk = () => Promise.resolve(Prefetching)
    const opened = open()
    const ask = globalThis.fetch
    globalThis.fetch = async (...request) => {
      order.push('texts are asked for')
      await waitFor(() => expect(order).toContain('data'))
      return ask(...request)
    }
    expect(await opened.root.findByText('first')).toBeInTheDocument()
    expect(new Set(order)).toEqual(new Set(['data', 'texts are asked for']))
    await closeBy(opened)
  })

  it('empties the control of its call after closing, so that a signal that the page keeps does not hold the window in memory', async () => {
    const opened = open()
    Object.assign(opened.control, { opener: document.body })
    await opened.root.findByRole('heading', { name: 'Testfenster' })
    expect(opened.control.close).toBeInstanceOf(Function)
    await closeBy(opened)
    expect([opened.control.close, opened.control.placeholder, opened.control.opener]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('ends when the page removes it', async () => {
    const { root, control, host, onResult } = open()
    await root.findByRole('heading', { name: 'Testfenster' })
    document.body.append(document.createElement('p'))
    await new Promise(resolve => setTimeout(resolve))
    expect(control.settled).not.toHaveBeenCalled()
    host.remove()
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(undefined))
    expect(onResult).not.toHaveBeenCalled()
  })

  it('hides its key presses from the page', async () => {
    const opened = open()
    const heard = jest.fn()
    document.addEventListener('keydown', heard)
    ;(await opened.root.findByRole('button', { name: 'ask' })).focus()
    await user.keyboard('x')
    document.removeEventListener('keydown', heard)
    expect(heard).not.toHaveBeenCalled()
    await closeBy(opened)
  })

  it('asks in a dialog: OK returns true, Cancel false', async () => {
    const opened = open({ language: 'de_DE' })
    const ask = await opened.root.findByRole('button', { name: 'ask' })
    await user.click(ask)
    await user.click(
      within(await opened.root.findByRole('alertdialog', { name: 'Löschen?' })).getByRole('button', { name: 'OK' }),
    )
    await user.click(ask)
    await user.click(within(await opened.root.findByRole('alertdialog')).getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(answers).toEqual([true, false]))
    await closeBy(opened)
  })

  it('opens another window on top, which returns its result', async () => {
    const opened = open()
    await user.click(await opened.root.findByRole('button', { name: 'open' }))
    expect(await opened.root.findByText('second')).toBeInTheDocument()
    await user.click(opened.root.getAllByRole('button', { name: 'choose' })[1]!)
    await waitFor(() => expect(answers).toEqual(['choice']))
    expect(opened.root.queryByText('second')).not.toBeInTheDocument()
    expect(opened.root.getByText('first')).toBeInTheDocument()
    await closeBy(opened)
  })

  it('offers a retry if its chunk does not load', async () => {
    expectConsole('error', /could not be loaded/)
    let isOnline = false
    chunk = () => (isOnline ? Promise.resolve(TestWindow) : Promise.reject(new Error('offline')))
    const opened = open({ language: 'de_DE' })
    const retry = await opened.root.findByRole('button', { name: 'Erneut versuchen' })
    expect(opened.control.opened).not.toHaveBeenCalled()
    isOnline = true
    await user.click(retry)
    expect(await opened.root.findByRole('heading', { name: 'Testfenster' })).toBeInTheDocument()
    await closeBy(opened)
  })

  it('offers a retry and closes normally when its component throws', async () => {
    expectConsole('error', /drawn wrongly/)
    const opened = open({ language: 'de_DE' }, 'test.broken')
    await opened.root.findByRole('button', { name: 'Erneut versuchen' })
    await user.click(opened.root.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(opened.control.settled).toHaveBeenCalled())
  })

  it('changes its language, and that of an open dialog, on request', async () => {
    const config: FoyerConfig = { language: 'de_DE' }
    const opened = open(config)
    await user.click(await opened.root.findByRole('button', { name: 'ask' }))
    expect(await opened.root.findByRole('button', { name: 'Abbrechen' })).toBeInTheDocument()
    await user.click(opened.root.getByRole('button', { name: 'speak Polish' }))
    expect(await opened.root.findByRole('button', { name: 'Anuluj' })).toBeInTheDocument()
    expect(opened.host.shadowRoot!.querySelector('div')).toHaveAttribute('lang', 'pl-PL')
    await closeBy(opened)
  })

  it.each([
    [{ language: 'de_DE' }, 'de_DE', 'pl_PL'],
    [{ language: 'de_DE', locale: 'de_AT' }, 'de_AT', 'de_AT'],
  ])(
    '[PIX-DATA-15] with %j looks descriptions up in %s, and in %s when the language is Polish',
    async (config, before, after) => {
      const opened = open(config)
      expect(await opened.root.findByText(`descriptions in ${before}`)).toBeInTheDocument()
      await user.click(opened.root.getByRole('button', { name: 'speak Polish' }))
      await waitFor(() => expect(opened.host.shadowRoot!.querySelector('div')).toHaveAttribute('lang', 'pl-PL'))
      expect(opened.root.getByText(`descriptions in ${after}`)).toBeInTheDocument()
      await closeBy(opened)
    },
  )

  it('shows in a container of the page instead of a modal', async () => {
    document.body.innerHTML = '<div id="area"></div>'
    const opened = open({ container: '#area' })
    expect(await opened.root.findByRole('region', { name: 'Testfenster' })).toBeInTheDocument()
    expect(opened.root.queryByRole('dialog')).not.toBeInTheDocument()
    expect(document.querySelector('#area')).toContainElement(opened.host as HTMLElement)
    await closeBy(opened)
  })

  it('has no close button in a container, neither while it loads nor after it failed to load', async () => {
    expectConsole('error', /could not be loaded/)
    document.body.innerHTML = '<div id="area"></div>'
    let fail = () => {}
    chunk = () => new Promise((_loaded, failed) => (fail = () => failed(new Error('offline'))))
    const opened = open({ language: 'de_DE', container: '#area' })
    expect(await opened.root.findByRole('region')).toBeInTheDocument()
    expect(opened.root.queryByRole('button')).not.toBeInTheDocument()
    fail()
    const retry = await opened.root.findByRole('button', { name: 'Erneut versuchen' })
    expect(opened.root.getAllByRole('button')).toEqual([retry])
    await closeBy(opened)
  })

  it.each(['#nowhere', 'div['])('names a container that is missing or has an invalid selector: %s', container => {
    expect(() => open({ container })).toThrow(
      expect.objectContaining({
        code: 'CONFIG_WRONG_CONTAINER',
        message: expect.stringContaining(container) as string,
      }),
    )
  })

  it('asks for a line of text with a default value [UI-DLG-08]; the field has the focus at once [UI-DLG-11]', async () => {
    const opened = open({ language: 'de_DE' })
    const askForText = await opened.root.findByRole('button', { name: 'prompt' })
    await user.click(askForText)
    const dialog = within(await opened.root.findByRole('dialog', { name: 'Neue Serie' }))
    expect(dialog.getByText('Serien ordnen Bilder.')).toBeInTheDocument()
    const field = dialog.getByRole('textbox', { name: 'Titel' })
    expect(field).toHaveValue('Sommer')
    expect(opened.host.shadowRoot!.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'Herbst' } })
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(answers).toEqual(['Herbst']))
    await user.click(askForText)
    await user.click(
      within(await opened.root.findByRole('dialog', { name: 'Neue Serie' })).getByRole('button', { name: 'Abbrechen' }),
    )
    await waitFor(() => expect(answers).toEqual(['Herbst', undefined]))
    await closeBy(opened)
  })

  it.each([
    [false, 'translation missing: pix_nowhere'],
    [true, 'translation missing [ux]: pix_nowhere'],
  ])('names a missing text, and a layer adds [ux] [UI-LNG-13] [UI-LNG-14] (layer: %s)', async (isLayer, text) => {
    const opened = open({ language: 'de_DE' }, isLayer ? 'test.layer' : 'test.main')
    expect(await opened.root.findByText(text)).toBeInTheDocument()
    await closeBy(opened)
  })

  it('runs a call that opens no window, and reports once that such a call could not be loaded', async () => {
    const onError = jest.fn()
    const opened = open({ onError })
    expect(await opened.windows.call('test.ask', 1)).toBe(2)
    await expect(opened.windows.call('test.gone', 1)).rejects.toMatchObject({
      code: 'CHUNK_NOT_LOADED',
      message: expect.stringContaining("'test.gone'") as string,
    })
    expect(onError).toHaveBeenCalledTimes(1)
    await closeBy(opened)
  })
})

describe('a failed request in a window', () => {
  const show = async (given: Failure, config: FoyerConfig = {}) => {
    failure = given
    expectConsole('error', /FailedRequest/)
    const opened = open({ language: 'de_DE', ...config })
    await user.click(await opened.root.findByRole('button', { name: 'fail' }))
    return opened
  }
  const refused = (status: number, body: string): Failure => ({ kind: 'refused', status, body })

  it('[UI-ERR-01] that got no response shows no dialog', async () => {
    const opened = await show({ kind: 'unreachable' })
    await waitFor(() => expect(answers).toEqual([undefined]))
    expect(opened.root.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(opened.root.queryByRole('alert')).not.toBeInTheDocument()
    await closeBy(opened)
  })

  it('that was refused with an unknown label shows the caption of restrictions [UI-ERR-03] and that the label is missing [UI-LNG-13]', async () => {
    const opened = await show(refused(403, '"pix_no_such_label"'))
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Kein Zugriff' }))
    expect(dialog.getByText('translation missing: pix_no_such_label')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await closeBy(opened)
  })

  it('that was refused because the session has ended shows only this reason [UI-ERR-12]', async () => {
    const opened = await show(refused(403, 'Please log in'))
    expect(await opened.root.findByRole('alertdialog', { name: 'Nicht angemeldet' })).toBeInTheDocument()
    await closeBy(opened)
  })

  it('that is a server error shows server_error before the response’s text [UI-ERR-16]', async () => {
    const opened = await show(refused(500, 'Platte voll'))
    const dialog = within(await opened.root.findByRole('alertdialog'))
    expect(dialog.getByText('Fehler auf dem Server: Platte voll')).toBeInTheDocument()
    await closeBy(opened)
  })

  it('of any other kind shows heading, description and the message [UI-ERR-18]', async () => {
    const opened = await show(refused(409, 'schon geändert'))
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Das hat nicht geklappt' }))
    expect(dialog.getByText(/Es ist ein Fehler aufgetreten/)).toBeInTheDocument()
    expect(dialog.getByText('schon geändert')).toBeInTheDocument()
    await closeBy(opened)
  })
})
