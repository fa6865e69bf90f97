import { QueryObserver } from '@tanstack/react-query'
import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textTable } from '../../src/labels/texts/textTable'
import type { WindowEntry, WindowProps } from '../../src/shell/WindowTable'
import { FailedRequest, type Failure } from '../../src/wire/FailedRequest'
import type { FailureReading } from '../../src/wire/presentFailedRequest'
import { expectConsole } from '../support/expectConsole'
import { openShell, type OpenShell } from './support/openShell'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

withoutActEnvironment()

const user = userEvent.setup()
const refused = (status: number, body: string): Failure => ({ kind: 'refused', status, body })
const followed: string[] = []
let opened: OpenShell
let shown: Promise<void>

beforeEach(() => {
  followed.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href')!)
  })
})
afterEach(async () => {
  await opened.close()
  jest.restoreAllMocks()
})

/** Makes a request fail in an open window; returns the dialog. */
async function fail(
  failure: Failure,
  texts: Readonly<Record<string, string>> = {},
  reading: FailureReading = 'portal',
  config = {},
) {
  expectConsole('error', /FailedRequest/)
  opened = await openShell({ language: 'de_DE', ...config }, texts, { failureReading: reading })
  shown = opened.shell().showFailedRequest(new FailedRequest('GET /x', 'http://localhost/x', failure))
  return within(await opened.root.findByRole('alertdialog'))
}

describe('a refusal', () => {
  it.each(['portal', 'pix'] as const)(
    '[UI-ERR-02] without || shows its body, translated and without quotes, [UI-ERR-03] under the heading acl_restriction_caption [UI-ERR-23]: by the rules of %s',
    async reading => {
      const dialog = await fail(
        refused(403, '"pix_access_denied"'),
        { acl_restriction_caption: 'Gesperrt', pix_access_denied: 'Dieses Bild gehört jemand anderem.' },
        reading,
      )
      expect(dialog.getByRole('heading', { name: 'Gesperrt' })).toBeInTheDocument()
      expect(dialog.getByText('Dieses Bild gehört jemand anderem.')).toBeInTheDocument()
      await user.click(dialog.getByRole('button', { name: 'OK' }))
      await shown
    },
  )

  const grammar = refused(403, '"pix_restricted||Alte Oper|owner@x.example|eva@y.example|Eva|Maier"')
  const texts = {
    pix_restricted: 'Die Eigentümerin gibt dieses Bild nicht frei.',
    pix_restricted_restriction_caption: 'Nicht freigegeben',
    pix_restricted_send_mail_request_button: 'Um Freigabe bitten',
    pix_restricted_mail_subject: 'Freigabe von {TITLE}',
    pix_restricted_mail_body: 'Bitte, {FIRSTNAME} {SURNAME}, {USEREMAIL}',
  }

  it('[UI-ERR-04] [UI-ERR-05] with || in its body becomes an access request, with the translated text of its own label', async () => {
    const dialog = await fail(grammar, texts)
    expect(dialog.getByText('Die Eigentümerin gibt dieses Bild nicht frei.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await shown
  })

  it.each([
    ['Cancel', (cancel: HTMLElement) => user.click(cancel)],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('[UI-ERR-11] opens no mail by %s', async (_way, leave) => {
    const dialog = await fail(grammar, texts)
    await leave(dialog.getByRole('button', { name: 'Abbrechen' }))
    await shown
    expect(followed).toEqual([])
  })

  it('[UI-ERR-08] [UI-ERR-09] translates caption and button of an access request', async () => {
    const dialog = await fail(grammar, texts)
    expect(dialog.getByRole('heading', { name: 'Nicht freigegeben' })).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Um Freigabe bitten' })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await shown
  })

  /** Presses a button of an access request, and returns the `mailto:` address that opens. */
  async function mailOf(given = {}, button: string, refusal = grammar, reading: FailureReading = 'portal') {
    const dialog = await fail(refusal, given, reading)
    await user.click(dialog.getByRole('button', { name: button }))
    await shown
    return new URL(followed[0]!)
  }

  it.each(['portal', 'pix'] as const)(
    '[UI-ERR-11] [UI-ERR-23] opens a mail to the owner by OK: by the rules of %s',
    async reading => {
      const mail = await mailOf(texts, 'Um Freigabe bitten', grammar, reading)
      expect(followed).toHaveLength(1)
      expect([mail.protocol, decodeURIComponent(mail.pathname)]).toEqual(['mailto:', 'owner@x.example'])
    },
  )

  it('[UI-ERR-11] keeps characters that have a meaning in an address, such as & and #, in owner, subject and body', async () => {
    const body = '"pix_restricted||A & B #1? 100% + c=d|o&o#1@x.example|eva@y.example|Eva|Maier"'
    const given = { ...texts, pix_restricted_mail_body: '{TITLE}: bitte\n{USEREMAIL}' }
    const mail = await mailOf(given, 'Um Freigabe bitten', refused(403, body))
    expect([decodeURIComponent(mail.pathname), mail.hash]).toEqual(['o&o#1@x.example', ''])
    expect([...mail.searchParams]).toEqual([
      ['subject', 'Freigabe von A & B #1? 100% + c=d'],
      ['body', 'A & B #1? 100% + c=d: bitte\neva@y.example'],
    ])
  })

  it('[UI-ERR-06] [UI-ERR-07] translates subject and body of the mail', async () => {
    const mail = await mailOf(texts, 'Um Freigabe bitten')
    expect(Object.fromEntries(mail.searchParams)).toEqual({
      subject: 'Freigabe von Alte Oper',
      body: 'Bitte, Eva Maier, eva@y.example',
    })
  })

  it('[UI-ERR-10] [UI-ERR-25] fills the five markers in each of its five texts', async () => {
    const all = '{EMAIL} {USEREMAIL} {TITLE} {FIRSTNAME} {SURNAME}'
    const filled = 'owner@x.example eva@y.example Alte Oper Eva Maier'
    const dialog = await fail(grammar, Object.fromEntries(Object.keys(texts).map((label, n) => [label, `${n} ${all}`])))
    expect(dialog.getByText(`0 ${filled}`)).toBeInTheDocument()
    expect(dialog.getByRole('heading', { name: `1 ${filled}` })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: `2 ${filled}` }))
    await shown
    const { subject, body } = Object.fromEntries(new URL(followed[0]!).searchParams)
    expect([subject, body]).toEqual([`3 ${filled}`, `4 ${filled}`])
  })

  it('[UI-ERR-06] [UI-ERR-07] uses label_mail_subject and label_mail_body for the mail if the refusal’s own labels have no texts', async () => {
    const { searchParams } = await mailOf({}, 'Zugriff per E-Mail anfragen')
    expect(searchParams.get('subject')).toBe('Bitte um Zugriff auf „Alte Oper“')
    expect(searchParams.get('body')?.split(/\s*\n\s*/)).toEqual([
      'Guten Tag,',
      'ich bitte um Zugriff auf „Alte Oper“.',
      'Mit freundlichen Grüßen',
      'Eva Maier',
      'eva@y.example',
    ])
  })

  it('[UI-ERR-08] [UI-ERR-09] uses label_restriction_caption and label_send_mail_request_button if its own labels have no texts, [UI-LNG-13] and reports its text as missing', async () => {
    const dialog = await fail(grammar)
    expect(dialog.getByRole('heading', { name: 'Kein Zugriff' })).toBeInTheDocument()
    expect(dialog.getByText('translation missing: pix_restricted')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Zugriff per E-Mail anfragen' }))
    await shown
  })
})

describe('a refusal whose texts do not load', () => {
  const lose = () =>
    jest
      .spyOn(textTable['de']!, 'first')
      .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))

  it.each([
    ['a label', '"event_restricted_part"', 'OK'],
    [
      'an access request',
      '"event_restricted_part||Alte Oper|owner@x.example|eva@y.example|Eva|Maier"',
      'Zugriff per E-Mail anfragen',
    ],
  ])('is still shown, with the available texts: %s', async (_name, body, button) => {
    opened = await openShell({ language: 'de_DE' }, {}, { failureReading: 'pix' })
    lose()
    expectConsole('error', /status 403/)
    expectConsole('error', /Failed to fetch dynamically imported module/)
    shown = opened.shell().showFailedRequest(new FailedRequest('GET /x', 'http://localhost/x', refused(403, body)))
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Kein Zugriff' }))
    expect(dialog.getByText('translation missing: event_restricted_part')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: button }))
    await shown
  })
})

describe('a missing resource', () => {
  const texts = { '404_not_found': 'Verschwunden', resource_not_found: 'Hier ist nichts:' }

  it.each([
    [{ homeUrl: '/start' }, 'http://localhost/start'],
    [{}, 'http://localhost/'],
  ])(
    '[UI-ERR-13] shows [UI-ERR-14] resource_not_found with the address under [UI-ERR-15] 404_not_found; OK goes to the home page: %j',
    async (config, home) => {
      const dialog = await fail(refused(404, ''), texts, 'portal', config)
      expect(dialog.getByRole('heading', { name: 'Verschwunden' })).toBeInTheDocument()
      expect(dialog.getByText('Hier ist nichts: http://localhost/x')).toBeInTheDocument()
      await user.click(dialog.getByRole('button', { name: 'OK' }))
      await shown
      expect(followed).toEqual([home])
    },
  )

  it('[UI-ERR-13] is closed by Cancel, and the person stays on the page', async () => {
    const dialog = await fail(refused(404, ''), texts)
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await shown
    expect(followed).toEqual([])
  })
})

describe('a server error', () => {
  it('puts server_error before the response’s text [UI-ERR-17]', async () => {
    const dialog = await fail(refused(500, 'Platte voll'), { server_error: 'Der Server meldet:' })
    expect(dialog.getByText('Der Server meldet: Platte voll')).toBeInTheDocument()
    expect(dialog.getByText(/^Es ist ein Fehler aufgetreten/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
  })

  it.each([400, 401, 403, 404, 410, 500, 503])(
    '[UI-ERR-19] shows the response’s text in the message dialog of the picture library, with status %i',
    async status => {
      const dialog = await fail(refused(status, 'Platte voll'), {}, 'pix')
      expect(dialog.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeInTheDocument()
      expect(dialog.getByText(/^Platte voll/)).toBeInTheDocument()
      expect(dialog.queryByText(/Fehler auf dem Server/)).not.toBeInTheDocument()
      // Only an error of the server has a sentence of our own before the text (list of decisions).
      expect(dialog.queryAllByText(/^Es ist ein Fehler aufgetreten/)).toHaveLength(status < 500 ? 0 : 1)
      await user.click(dialog.getByRole('button', { name: 'OK' }))
    },
  )
})

describe('a portal that is busy', () => {
  const busy = (status: number, retryAfter?: number): Failure => ({
    kind: 'refused',
    status,
    body: 'Im Moment nicht',
    ...(retryAfter && { retryAfter }),
  })

  it.each([
    [
      'portal',
      busy(429, 30),
      /noch einmal\.\s+Das waren zu viele Anfragen in kurzer Zeit\. Bitte versuchen Sie es in 30 Sek\. noch einmal\.$/,
    ],
    ['portal', busy(429), /noch einmal\.\s+Das waren zu viele Anfragen in kurzer Zeit\.$/],
    ['portal', busy(503, 601), /noch einmal\.\s+Bitte versuchen Sie es in 11 Min\. noch einmal\.$/],
    [
      'pix',
      busy(429, 130),
      /^Im Moment nicht\s+Das waren zu viele Anfragen in kurzer Zeit\. Bitte versuchen Sie es in 3 Min\. noch einmal\.$/,
    ],
    ['pix', busy(503, 5), /^Es ist ein Fehler .*\s+Bitte versuchen Sie es in 5 Sek\. noch einmal\.$/],
    ['pix', busy(503), /^Es ist ein Fehler .* noch einmal\.$/],
    ['portal', busy(500, 30), /^Es ist ein Fehler .* noch einmal\.$/],
  ] as const)('shows the response’s text, and for 429 and 503 the waiting time: %s', async (reading, failure, says) => {
    const dialog = await fail(failure, {}, reading)
    expect(dialog.getByText(says)).toBeInTheDocument()
    expect(dialog.getByText(/Im Moment nicht/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await shown
  })
})

describe('an action that got no response', () => {
  const lost = new FailedRequest('POST /x', 'http://localhost/x', { kind: 'unreachable' })
  const offer = () => opened.root.queryByText(/Das Portal ist gerade nicht erreichbar/)

  it('[UI-ERR-01] [UI-ERR-20] is logged, and offered again in a notice, without a dialog, until the next click', async () => {
    expectConsole('error', /got no response/)
    opened = await openShell({ language: 'de_DE' })
    const retry = jest.fn()
    await opened.shell().showFailedRequest(lost, retry)
    expect(await opened.root.findByRole('alert')).toHaveTextContent(/nicht erreichbar/)
    expect(opened.root.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(opened.root.getByRole('button', { name: 'Erneut versuchen' }))
    expect(retry).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(offer()).not.toBeInTheDocument())
    await opened.shell().showFailedRequest(lost, retry)
    await user.click(await opened.root.findByText(/nicht erreichbar/))
    await waitFor(() => expect(offer()).not.toBeInTheDocument())
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('[UI-ERR-01] is not offered again if the request was aborted', async () => {
    expectConsole('error', /FailedRequest/)
    opened = await openShell({ language: 'de_DE' })
    const aborted = new FailedRequest('POST /x', 'http://localhost/x', { kind: 'aborted' })
    await opened.shell().showFailedRequest(aborted, () => {})
    const asked = opened.shell().ask({ heading: 'Und jetzt?' })
    await opened.root.findByRole('alertdialog', { name: 'Und jetzt?' })
    expect(opened.root.getAllByRole('alertdialog')).toHaveLength(1)
    expect(offer()).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await asked
  })

  it('stays offered when something else can’t be loaded meanwhile', async () => {
    expectConsole('error', /got no response/)
    opened = await openShell({ language: 'de_DE' })
    await opened.shell().showFailedRequest(lost, () => {})
    await opened.shell().showFailedRequest(lost)
    expect(await opened.root.findByRole('alert')).toHaveTextContent(/nicht erreichbar/)
  })
})

describe('every failed request', () => {
  it.each([
    [401, 'Please log in'],
    [403, '"pix_access_denied"'],
    [403, '"pix_restricted||Alte Oper|owner@x.example"'],
    [404, ''],
    [409, 'schon geändert'],
    [500, 'Platte voll'],
  ])('[UI-ERR-20] is logged once: %i %s', async (status, body) => {
    const failed = new FailedRequest('GET /x', 'http://localhost/x', refused(status, body))
    opened = await openShell({ language: 'de_DE' })
    const { runtime, showFailedRequest } = opened.shell()
    const reportError = jest.spyOn(runtime, 'reportError').mockImplementation(() => {})
    shown = showFailedRequest(failed)
    await opened.root.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await shown
    expect(reportError.mock.calls).toEqual([[failed]])
  })

  it('[UI-ERR-20] of a query is logged once, also if a window shows it; each attempt is logged', async () => {
    expectConsole('error', /GET \/x/)
    const onError = jest.fn()
    opened = await openShell({ language: 'de_DE', onError })
    const { runtime, showFailedRequest } = opened.shell()
    const ask = () => {
      const queryFn = () =>
        Promise.reject(new FailedRequest('GET /x', 'http://localhost/x', refused(500, 'Platte voll')))
      return runtime.queryClient.fetchQuery({ queryKey: ['x'], queryFn }).catch((error: unknown) => error)
    }
    await ask()
    const second = await ask()
    shown = showFailedRequest(second)
    await opened.root.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await shown
    expect(onError.mock.calls).toEqual([[expect.any(FailedRequest)], [second]])
  })
})

describe('the error dialog', () => {
  it('[UI-ERR-18] has heading and description, but no text for developers, for an error of our own', async () => {
    expectConsole('error', /kaputt/)
    opened = await openShell({ language: 'de_DE' })
    shown = opened.shell().showFailedRequest(new TypeError('kaputt'))
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Das hat nicht geklappt' }))
    expect(dialog.getByText(/^Es ist ein Fehler aufgetreten/)).toBeInTheDocument()
    expect(dialog.queryByText(/kaputt/)).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await shown
  })

  it('[UI-DLG-01] has heading, description, detail area and OK, [UI-DLG-02] from error_dialog_heading and [UI-DLG-03] error_dialog_description', async () => {
    const dialog = await fail(refused(409, 'schon geändert'), {
      error_dialog_heading: 'Fehlschlag',
      error_dialog_description: 'Versuchen Sie es gleich noch einmal.',
    })
    expect(dialog.getByRole('heading', { name: 'Fehlschlag' })).toBeInTheDocument()
    expect(dialog.getByText('Versuchen Sie es gleich noch einmal.')).toBeInTheDocument()
    expect(dialog.getByText('schon geändert')).toBeInTheDocument()
    expect(dialog.getAllByRole('button').map(button => button.textContent)).toEqual(['OK'])
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await shown
  })

  it.each([
    ...[401, 403, 409, 429, 500].map(status => ['portal', status] as const),
    ...[403, 404, 409, 500].map(status => ['pix', status] as const),
  ])(
    '[UI-DLG-02] has error_dialog_heading as its heading, by the rules of %s, with status %i',
    async (reading, status) => {
      const dialog = await fail(refused(status, 'gesperrt'), { error_dialog_heading: 'Fehlschlag' }, reading)
      expect(dialog.getByRole('heading', { name: 'Fehlschlag' })).toBeInTheDocument()
      expect(dialog.getByText(/gesperrt/)).toBeInTheDocument()
      await user.click(dialog.getByRole('button', { name: 'OK' }))
      await shown
    },
  )

  it.each([
    [401, 'portal'],
    [403, 'pix'],
  ] as const)(
    '[UI-DLG-01] shows only an_session_timeout_error_occurred, under its own heading, when the session has ended [UI-DLG-04] [UI-ERR-12]: %i by the rules of %s',
    async (status, reading) => {
      const texts = { an_session_timeout_error_occurred: 'Sie waren lange fort.' }
      const dialog = await fail(refused(status, 'Please log in'), texts, reading)
      expect(dialog.getByRole('heading', { name: 'Nicht angemeldet' })).toBeInTheDocument()
      expect(dialog.getByText('Sie waren lange fort.')).toBeInTheDocument()
      expect(
        dialog.queryByText(/Das hat nicht geklappt|Es ist ein Fehler aufgetreten|Please log in/),
      ).not.toBeInTheDocument()
      expect(dialog.getByRole('button', { name: 'Anmelden' })).toBeInTheDocument()
      await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
      await shown
    },
  )

  it('lets a person whose session has ended log in inside the window, once for all failures, and loads the missing data', async () => {
    expectConsole('error', /FailedRequest/)
    const logins: unknown[] = []
    let logIn = () => {}
    function FakeLogin({ options, close }: WindowProps<object, true>) {
      logins.push(options)
      logIn = () => close(true)
      return null
    }
    const entry: WindowEntry = {
      load: () => Promise.resolve(Object.assign(FakeLogin, { labels: [] })),
      headingLabel: 'ok',
      failureReading: 'portal',
    }
    const register = {
      windows: { 'register.login': entry },
      openings: {
        'register.login': {
          windowName: 'register.login',
          read: ({ onLogin, ...options }: { onLogin: () => void }) => ({ options, onResult: onLogin }),
        },
      },
      calls: {},
    }
    opened = await openShell(
      { language: 'de_DE', auth: { account: 'eva@portal.test' } },
      {},
      {},
      { register: () => Promise.resolve(register) },
    )
    const { runtime, showFailedRequest } = opened.shell()
    const lists = { failed: jest.fn(() => Promise.resolve('a')), loaded: jest.fn(() => Promise.resolve('b')) }
    lists.failed.mockRejectedValueOnce(new Error('Please log in'))
    const options = { queryKey: ['failed'], queryFn: lists.failed }
    const stop = new QueryObserver(runtime.queryClient, options).subscribe(() => {})
    await runtime.queryClient.prefetchQuery({ queryKey: ['loaded'], queryFn: lists.loaded })
    await waitFor(() => expect(runtime.queryClient.getQueryState(['failed'])?.status).toBe('error'))

    const failed = new FailedRequest('GET /x', 'http://localhost/x', refused(403, '"Please log in"'))
    const both = Promise.all([showFailedRequest(failed), showFailedRequest(failed)])
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Nicht angemeldet' }))
    await user.click(dialog.getByRole('button', { name: 'Anmelden' }))
    await waitFor(() => expect(logins).toEqual([{ again: 'eva@portal.test', isSessionLost: false }]))
    logIn()
    await both
    expect(runtime.queryClient.getQueryData(['failed'])).toBe('a')
    expect(lists.loaded).toHaveBeenCalledTimes(1)
    stop()

    // A session that is missing right after the log-in was never stored.
    const again = showFailedRequest(failed)
    await user.click(await opened.root.findByRole('button', { name: 'Anmelden' }))
    await waitFor(() => expect(logins.at(-1)).toEqual({ again: 'eva@portal.test', isSessionLost: true }))
    logIn()
    await again
  })

  it.each([
    [409, 'portal'],
    [500, 'portal'],
    [409, 'pix'],
  ] as const)('translates a text that begins with ml_ [UI-LNG-12]: %i by the rules of %s', async (status, reading) => {
    const texts = { ml_changed_meanwhile: 'Inzwischen geändert.' }
    const dialog = await fail(refused(status, 'ml_changed_meanwhile'), texts, reading)
    expect(dialog.getByText(/(^|: )Inzwischen geändert\.$/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
  })

  it('reports that the part for access requests does not load', async () => {
    expectConsole('error', /restores access could not be loaded/)
    expectConsole('error', /FailedRequest/)
    opened = await openShell({ language: 'de_DE' })
    const { runtime, showFailedRequest } = opened.shell()
    jest.spyOn(runtime, 'loadAccessRecovery').mockRejectedValue(new TypeError('Failed to fetch'))
    const refusal = refused(403, '"pix_restricted||Alte Oper|owner@x.example|eva@y.example|Eva|Maier"')
    shown = showFailedRequest(new FailedRequest('GET /x', 'http://localhost/x', refusal))
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Das hat nicht geklappt' }))
    expect(dialog.getByText((await textTable['de']!.first())['ui_part_failed']!)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await shown
  })

  it('shows an error of our own as one sentence; its text for developers is in the console only', async () => {
    expectConsole('error', /TypeError: x is undefined/)
    opened = await openShell({ language: 'de_DE' })
    shown = opened.shell().showFailedRequest(new TypeError('x is undefined'))
    const dialog = within(await opened.root.findByRole('alertdialog', { name: 'Das hat nicht geklappt' }))
    expect(dialog.getAllByRole('paragraph')).toHaveLength(1)
    expect(dialog.getByText((await textTable['de']!.first())['error_dialog_description']!)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await shown
  })
})
