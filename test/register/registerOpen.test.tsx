import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { registerWindows } from '../../src/register/registerWindows'
import { registerOpenings } from '../../src/register/registerFamily'
import { resolveConfig } from '../../src/config/resolveConfig'
import type { WindowTable } from '../../src/shell/WindowTable'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { registerFake } from '../../src/testing/registerFake'
import { openTestWindow } from '../support/openTestWindow'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()

const config = resolveConfig({ hosts: { support: 'https://hilfe.example' } }, new URL('http://localhost/'))
const NAMES = [
  'message',
  'verifymail',
  'nameselect',
  'nameaddress',
  'checkdoublet',
  'checkdoubletinfo',
  'userpass',
  'newaccount',
  'passwdchange',
  'voucher',
] as const
const windows: WindowTable = registerWindows

describe.each(NAMES)('the window %s of the frame', name => {
  const entry = windows[`register.${name}`]!

  it('[REG-FRM-01] has its template at an address that ends in the window’s name', () => {
    expect(entry.templateUrl!(config)).toBe(`/register/templates/frame.php?content=${name}`)
    expect(entry.templateUrl!(resolveConfig({ paths: { register: '/reg' } }, new URL('http://localhost/')))).toBe(
      `/reg/templates/frame.php?content=${name}`,
    )
  })

  it('[REG-FRM-01] is laid out by its template, which is fetched by GET', async () => {
    expectConsole('error', /cb_ui_window/)
    server.use(
      ...registerFake({ get_loggedin_user_data: null, get_session_data: { account: 'eva' } }).handlers,
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
      http.get('*/register/templates/frame.php', () =>
        HttpResponse.html('<p>Vom Portal</p><div data-slot="info"></div><div data-slot="ok"></div>'),
      ),
    )
    const { root, close } = await openTestWindow('register.open', [name], { templates: true })
    expect(await root.findByText('Vom Portal')).toBeInTheDocument()
    expect(asked.filter(call => call.includes('frame.php'))).toEqual([
      `GET /register/templates/frame.php?content=${name}`,
    ])
    close()
  })

  it('[REG-FRM-13] fills the markers of replace_text in its heading, its own texts and its template', async () => {
    expectConsole('error', /cb_ui_window/)
    server.use(
      ...registerFake({ get_loggedin_user_data: null, get_session_data: { account: 'eva' } }).handlers,
      http.get('*/module/lib/framework/getMlBricks.php', ({ request }) => {
        const labels = new URL(request.url).searchParams.getAll('labels[]')
        return HttpResponse.json(Object.fromEntries(labels.map(label => [label, `${label} {email}`])))
      }),
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
      http.get('*/register/templates/frame.php', () =>
        HttpResponse.html(
          '<p>Vom Portal für <b>{email}</b>, {constructor}</p><div data-slot="info"></div><div data-slot="ok"></div>',
        ),
      ),
    )
    const options = { replace_text: { email: 'eva@x.example' } }
    const { root, host, close } = await openTestWindow('register.open', [name, options], {
      templates: true,
      translations: true,
    })
    expect(await root.findByText(/^Vom Portal für/)).toHaveTextContent('Vom Portal für eva@x.example, {constructor}')
    expect(root.getByRole('heading', { name: /_heading/ })).toHaveTextContent(`register_${name}_heading eva@x.example`)
    // The heading names the dialog. The `aria-label` names the dialog only while the window loads.
    root.getByRole('dialog').removeAttribute('aria-label')
    const shown = `${host.innerHTML}${host.shadowRoot!.innerHTML}`
    expect(shown).toContain('ui_close eva@x.example')
    expect(shown.match(/[\w ]+\{email\}/g)).toBeNull()
    close()
  })

  it('[UI-LNG-12] [REG-API-15] translates a value of replace_text that begins with ml_, and no other value', async () => {
    expectConsole('error', /cb_ui_window/)
    const asked: string[] = []
    server.use(
      ...registerFake({ get_loggedin_user_data: null, get_session_data: { account: 'eva' } }).handlers,
      http.get('*/module/lib/framework/getMlBricks.php', ({ request }) => {
        const labels = new URL(request.url).searchParams.getAll('labels[]')
        asked.push(...labels)
        const texts = { ml_role_press: 'Presse', ml_role_school: 'Schule' }
        return HttpResponse.json({ ...Object.fromEntries(labels.map(label => [label, label])), ...texts })
      }),
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
      http.get('*/register/templates/frame.php', () =>
        HttpResponse.html(
          '<p>Rollen: {first}, {second}, {account}.</p><div data-slot="info"></div><div data-slot="ok"></div>',
        ),
      ),
    )
    const replace_text = { first: 'ml_role_press', second: 'ml_role_school', account: 'eva_ml_maier' }
    const { root, close } = await openTestWindow('register.open', [name, { replace_text }], {
      templates: true,
      translations: true,
    })
    expect(await root.findByText('Rollen: Presse, Schule, eva_ml_maier.')).toBeInTheDocument()
    expect(asked).toEqual(expect.arrayContaining(['ml_role_press', 'ml_role_school']))
    expect(asked).not.toContain('eva_ml_maier')
    close()
  })

  it('[REG-FRM-02] is 680 px wide and at most 610 px high', () => {
    expect(entry.size).toEqual({ width: 680, height: 610, isFitted: true })
  })

  /** Opens the window while the portal has a session of an account. */
  const open = () => {
    server.use(...registerFake({ get_loggedin_user_data: null, get_session_data: { account: 'eva' } }).handlers)
    return openTestWindow('register.open', [name], { hosts: { support: 'https://hilfe.example' } })
  }

  it('[REG-FRM-08] [UI-WIN-07] has a support link, which opens a popup of 800 × 800 px', async () => {
    const popup = { opener: window, location: { replace: jest.fn() } }
    const openPopup = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    const { root, close } = await open()
    const link = await root.findByRole('link', { name: 'Hilfe' })
    expect(link).toHaveAttribute('href', 'https://hilfe.example/support')
    await user.click(link)
    expect(openPopup.mock.calls).toEqual([['', '_blank', 'popup,width=800,height=800']])
    expect(popup.location.replace.mock.calls).toEqual([['https://hilfe.example/support']])
    openPopup.mockRestore()
    close()
  })

  it('[REG-API-25] adds nothing to the page’s address or its history when it opens and closes', async () => {
    // The window passwdchange is opened by a mailed link, and removes the link's query from the address
    // (portal-accounts 2.1).
    const query = name === 'passwdchange' ? '' : '?language=EN'
    history.replaceState(null, '', `/magazin${query}#oben`)
    const state = () => [location.href, history.length]
    const before = state()
    const { root, close } = await open()
    await root.findByRole('link', { name: 'Hilfe' })
    const during = state()
    close()
    await waitFor(() => expect(document.querySelector('foyer-root')).toBeNull())
    expect([during, state()]).toEqual([before, before])
  })
})

describe('register.open', () => {
  it('[REG-API-01] opens the named window with the options of the page, or the log-in window if no name is given', () => {
    const { read } = registerOpenings['register.open']
    expect(read('voucher', { voucherRole: 'press', container: '#area' })).toEqual({
      windowName: 'register.voucher',
      options: { voucherRole: 'press' },
      container: '#area',
    })
    const options = {
      on_login: '/profil',
      user_mail: 'eva@x.example',
      user_id: 7,
      account: 'eva',
      redirect: true,
      replace_text: { email: 'eva@x.example' },
      disable_registered: true,
      problem: 'mail',
      remove_terms: true,
    }
    expect(read({ name: 'verifymail', ...options })).toEqual({ windowName: 'register.verifymail', options })
    // An earlier call leaves no options.
    expect(read('voucher')).toEqual({ windowName: 'register.voucher', options: {} })
    expect(read(undefined)).toEqual({ windowName: 'register.userpass', options: {} })
  })

  it.each([
    ['[REG-API-13]', { on_login: '/profil', user_mail: 'eva@x.example', user_id: 7, account: 'eva' }],
    ['[REG-API-14]', { redirect: true }],
    ['[REG-API-15]', { replace_text: { email: 'eva@x.example' } }],
    ['[REG-API-16]', { disable_registered: true, problem: 'mail', remove_terms: true, voucherRole: 'press' }],
  ])('%s gives the window the options of the page: %p', (_id, options) => {
    expect(registerOpenings['register.open'].read('userpass', options).options).toEqual(options)
  })

  it('[REG-FRM-03] leads to the window that a response names, even if the response has an error', async () => {
    const { handlers } = registerFake({ check_account: { next: 'voucher', error: 'registerframe_error_account' } })
    server.use(...handlers)
    const { root, close } = await openTestWindow('register.open', ['verifymail'])
    await user.click(await root.findByRole('button', { name: 'An die hinterlegte Adresse senden' }))
    expect(await root.findByRole('textbox', { name: 'Gutscheincode' })).toBeInTheDocument()
    expect(root.queryByRole('alert')).toBeNull()
    close()
  })

  it.each(['nowhere', 'login', 'constructor', ''])('[REG-API-03] says No such window for an unknown name: %j', name => {
    for (const given of [name, { name }])
      expect(() => registerOpenings['register.open'].read(given as never)).toThrow(
        expect.objectContaining({
          code: 'CALL_WRONG_ARGUMENT',
          message: expect.stringContaining(`No such window '${name}'`) as string,
        }),
      )
  })

  it('[REG-API-03] shows ‘No such window’ if a response names an unknown window, and the current window stays', async () => {
    const { handlers } = registerFake({ check_account: { next: 'nowhere' } })
    server.use(...handlers)
    expectConsole('error', /No such window/)
    const { root, close } = await openTestWindow('register.open', ['verifymail'])
    const button = await root.findByRole('button', { name: 'An die hinterlegte Adresse senden' })
    await user.click(button)
    expect(await root.findByText(/No such window 'nowhere'/)).toBeInTheDocument()
    await user.click(root.getAllByRole('button', { name: 'OK' }).at(-1)!)
    expect(button).toBeInTheDocument()
    // The window can still be used.
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await user.click(button)
    expect(await root.findByText(/No such window 'nowhere'/)).toBeInTheDocument()
    close()
  })
})
