import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { componentStyles } from '../../../src/shell/componentStyles'
import { temporaryFake } from '../../../src/testing/temporaryFake'
import { clearTemporaryCookies } from '../../support/clearTemporaryCookies'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLayer } from '../../support/openLayer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
let layer: Awaited<ReturnType<typeof openLayer>>

jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => history.replaceState(null, '', '/magazin?token=abc#oben'))
afterEach(async () => {
  await layer.close()
  clearTemporaryCookies()
})

const press = async (name: string) => user.click(await layer.root.findByRole('button', { name }))

/** The names of the buttons below the layer's header. */
const contentButtons = () =>
  layer.root
    .getAllByRole('button')
    .filter(button => !button.closest('[part~=header]'))
    .map(button => button.textContent)

describe('the layer of a confirmed registration', () => {
  it('[REG-LAY-37] leads to the page’s address without its query', async () => {
    layer = await openLayer('register.confirm')
    expect(layer.root.getByRole('heading', { name: 'Ihre Registrierung ist bestätigt.' })).toBeInTheDocument()
    expect(layer.root.queryByRole('link', { name: 'App öffnen' })).not.toBeInTheDocument()
    expect(contentButtons()).toEqual(['Mein Gutschein', 'Mein Profil', 'Weiter'])
    // Enter presses the focused button.
    await user.keyboard('{Enter}')
    expect(location.href).toBe('http://localhost/magazin#oben')
    expect(layer.reload.mock.calls).toEqual([['register.confirm: registration confirmed']])
    expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
  })

  it.each([
    ['Mein Profil', '#my-profile'],
    ['Mein Gutschein', '#my-voucher'],
  ])('[REG-LAY-38] leads to %s of the page; the page’s own parameters stay in the address', async (name, hash) => {
    history.replaceState(null, '', '/magazin?language=EN&token=abc#oben')
    layer = await openLayer('register.confirm')
    await press(name)
    expect(location.href).toBe(`http://localhost/magazin?language=EN${hash}`)
    expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
  })

  it('[REG-LAY-38] links to the app', async () => {
    layer = await openLayer('register.confirm', [], { register: { appUrl: 'https://app.portal.test/start' } })
    expect(layer.root.getByRole('link', { name: 'App öffnen' })).toHaveAttribute(
      'href',
      'https://app.portal.test/start',
    )
  })
})

it('[REG-LAY-39] the only button of the layer for an invalid link opens the page without its query', async () => {
  layer = await openLayer('register.tokenError')
  expect(layer.root.getByRole('heading', { name: 'Dieser Link gilt nicht mehr.' })).toBeInTheDocument()
  expect(contentButtons()).toEqual(['Zur Seite'])
  await press('Zur Seite')
  expect(location.href).toBe('http://localhost/magazin#oben')
  expect(layer.reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['the layer', undefined],
  ['the portal’s template', '<div data-slot="text"></div><div data-slot="close"></div>'],
])('[REG-LAY-40] %s has information about registration, and does not change the page', async (_where, template) => {
  if (template) {
    expectConsole('error', /cb_ui_window/)
    server.use(
      http.get('*/register-login/api/*', () => HttpResponse.html(template)),
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
    )
  }
  layer = await openLayer('register.info', [], { templates: template !== undefined })
  expect(layer.root.getAllByText(/Registrieren ist kostenlos/).length).toBeGreaterThan(0)
  expect(contentButtons()).toEqual(['Verstanden'])
  // Enter presses the focused button.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
  expect(location.href).toBe('http://localhost/magazin?token=abc#oben')
  expect(layer.reload).not.toHaveBeenCalled()
})

describe('the layer in which a mail is written', () => {
  it('[REG-LAY-41] passes the text to the page’s callback as it was typed', async () => {
    const onSend = jest.fn()
    layer = await openLayer('register.sendMail', [onSend])
    const text = layer.root.getByRole('textbox', { name: /Nachricht/ })
    expect(text).toHaveAttribute('name', 'mail_text')
    await user.type(text, 'Guten Tag,\n\nich hätte eine <b>Frage</b>.')
    await press('Senden')
    await waitFor(() => expect(onSend.mock.calls).toEqual([['Guten Tag,\n\nich hätte eine <b>Frage</b>.']]))
    expect(layer.control.settled).toHaveBeenCalledWith('Guten Tag,\n\nich hätte eine <b>Frage</b>.')
  })

  it('does not send an empty mail', async () => {
    const onSend = jest.fn()
    layer = await openLayer('register.sendMail', [{ onSend }])
    await press('Senden')
    expect(layer.root.getByText('Bitte schreiben Sie eine Nachricht.')).toBeInTheDocument()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('asks before a written text is discarded', async () => {
    layer = await openLayer('register.sendMail')
    await user.type(layer.root.getByRole('textbox', { name: /Nachricht/ }), 'Guten Tag')
    await press('Abbrechen')
    expect(await layer.root.findByRole('alertdialog', { name: 'Fenster schließen?' })).toBeInTheDocument()
    const question = within(layer.root.getByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
  })
})

const INTRO_SLOTS = 'text without-registration with-registration next'

describe.each([
  ['de_DE', 'uferlicht', 'project=uferlicht&language_id=1', {}],
  ['en_EN', 'foyer', 'project=foyer&language_id=2', { registerLogin: '/konten/api' }],
])('with the language %s and the project %s', (language, project, query, paths: FoyerConfig['paths']) => {
  /** Opens a layer with a template. Returns the requests for the template. */
  async function openWithTemplate(callName: string, template: string, config: FoyerConfig = {}) {
    const asked: string[] = []
    server.use(
      http.get(`*${paths?.registerLogin ?? '/register-login/api'}/*`, ({ request }) => {
        asked.push(request.url.split('/api')[1]!)
        return HttpResponse.html(template)
      }),
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
    )
    expectConsole('error', /cb_ui_window/)
    layer = await openLayer(callName, [], { templates: true, language, project, paths, ...config })
    return asked
  }

  it.each([
    [
      '[REG-CALL-25]',
      'register.confirm',
      '/register_login?m=register_registration_confirm_layer',
      'text my_voucher my_profile success',
    ],
    [
      '[REG-CALL-26]',
      'register.tokenError',
      '/register_login?m=register_register_token_login_error_layer',
      'text back',
    ],
    ['[REG-CALL-27]', 'register.info', '/register_login?m=register_info_layer', 'text close'],
    [
      '[REG-CALL-37]',
      'register.sendMail',
      '/register_login_member?m=register_send_mail_layer',
      'mail_text cancel send',
    ],
    [
      '[REG-CALL-33]',
      'register.temporaryIntro',
      '/register_tmp_account?m=register_tmp_account_intro_layer',
      INTRO_SLOTS,
    ],
    [
      '[REG-CALL-34]',
      'register.basicIntro',
      '/register_tmp_account?m=register_tmp_account_basic_intro_layer',
      INTRO_SLOTS,
    ],
  ])('%s %s uses the portal’s template, and fills each slot of the template', async (_id, callName, address, names) => {
    const slots = names.split(' ').map(name => `<div data-slot="${name}"></div>`)
    const asked = await openWithTemplate(callName, `<p>Vom Portal</p>${slots.join('')}`)
    const path = callName === 'register.confirm' ? '&page_path=%2Fmagazin' : ''
    expect(asked).toEqual([`${address}&${query}${path}`])
    const [heading, ...filled] = layer.root.getByText('Vom Portal').parentElement!.children
    expect(heading).toHaveTextContent('Vom Portal')
    expect(filled).toHaveLength(slots.length)
    for (const slot of filled) expect(slot).toHaveTextContent(/./)
  })

  it.each([
    ['[REG-CALL-35]', 'register.migrate', 'register_tmp_account?m=register_tmp_account_to_account_layer', ''],
    [
      '[REG-CALL-39]',
      'register.passwordChange',
      'register_password?m=register_password_layer',
      '&page_path=%2Fmagazin',
    ],
  ])('%s %s requests the portal’s template for the current account', async (_id, callName, address, path) => {
    const template = '<div data-slot="skip"></div><div data-slot="form"></div>'
    expect(await openWithTemplate(callName, template, { auth: { account: 'eva@portal.test' } })).toEqual([
      `/${address}&${query}${path}`,
    ])
  })
})

const LAYERS = [
  'register.login',
  'register.passwordChange',
  'register.confirm',
  'register.tokenError',
  'register.info',
  'register.sendMail',
  'register.temporaryIntro',
  'register.basicIntro',
  'register.temporaryAccount',
  'register.migrate',
] as const
/** Opens a layer on a page with a signed-in account. */
const openAny = (callName: (typeof LAYERS)[number], config: FoyerConfig = {}) => {
  server.use(...temporaryFake().handlers)
  if (callName === 'register.temporaryAccount') document.cookie = 'tmp_account_id=a7'
  return openLayer(callName, [], { auth: { account: 'eva@portal.test' }, ...config })
}

it.each(LAYERS)('[REG-LAY-01] [REG-LAY-02] %s has a dark backdrop, which fades in 666 ms', async callName => {
  layer = await openAny(callName)
  const names = [...layer.root.getByRole('dialog').children].flatMap(({ classList }) => Array.from(classList))
  const backdrop = Array.from(componentStyles().css.cssRules, ({ cssText }) => cssText).find(
    rule => rule.startsWith('dialog:has') && names.some(name => rule.includes(`.${name})::backdrop`)),
  )
  expect(backdrop).toMatch(/background: ?rgba?\(0[ ,]+0[ ,]+0[ ,/]+0\.6\).* 666ms/)
})

it.each(LAYERS)(
  '[REG-LAY-03] %s closes the page’s film side layer, and opens even if closing throws; the error is reported',
  async callName => {
    const reported = jest.fn()
    Object.assign(globalThis, { reportError: reported })
    const error = new Error('the page’s own')
    const closeSideLayer = jest.fn(() => {
      throw error
    })
    layer = await openAny(callName, { closeSideLayer })
    expect(layer.root.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(closeSideLayer).toHaveBeenCalledTimes(1)
    expect(reported.mock.calls).toEqual([[error]])
  },
)

it.each(LAYERS)(
  '[REG-API-25] %s changes neither the page’s address nor its history when it opens and closes',
  async callName => {
    const before = [location.href, history.length]
    layer = await openAny(callName)
    expect([location.href, history.length]).toEqual(before)
    await layer.close()
    expect([location.href, history.length]).toEqual(before)
  },
)
