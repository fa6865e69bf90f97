import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { fakePortalServer } from '../../support/fakePortalServer'
import { temporaryFake } from '../../../src/testing/temporaryFake'
import { clearTemporaryCookies } from '../../support/clearTemporaryCookies'
import { openTestWindow } from '../../support/openTestWindow'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000 })
withoutActEnvironment()
const CREATE = 'POST /register-login/api/register_tmp_account'
const next = (root: Awaited<ReturnType<typeof openTestWindow>>['root']) => root.getByRole('button', { name: 'Weiter' })

beforeEach(clearTemporaryCookies)
afterEach(() => {
  for (const host of document.querySelectorAll('foyer-root')) host.remove()
})

describe('the intro of temporary accounts', () => {
  it.each([
    ['register.temporaryIntro', /Sie bekommen ein vorläufiges Konto/],
    ['register.basicIntro', /In diesem Browser wird ein Cookie gespeichert/],
  ])(
    '[REG-TMP-01] [REG-TMP-02] has two options; the chosen one shows its explanation and lets the person continue: %s',
    async (callName, explanation) => {
      server.use(...temporaryFake().handlers)
      const { root, close } = await openTestWindow(callName)
      const without = await root.findByRole('button', { name: 'Ohne Registrierung' })
      const withRegistration = root.getByRole('button', { name: 'Mit Registrierung' })
      expect(next(root)).toBeDisabled()
      const options = root.getAllByRole('button').filter(button => button.hasAttribute('aria-pressed'))
      expect([without, withRegistration].map(option => option.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
      expect([root.queryByText(explanation), root.queryByText(/Sie melden sich an/)]).toEqual([null, null])
      await user.click(without)
      expect(next(root)).toBeEnabled()
      expect(without).toHaveAccessibleDescription(explanation)
      expect(root.queryByText(/Sie melden sich an/)).toBeNull()
      await user.click(withRegistration)
      expect([
        without.ariaPressed ?? without.getAttribute('aria-pressed'),
        withRegistration.getAttribute('aria-pressed'),
      ]).toEqual(['false', 'true'])
      expect(withRegistration).toHaveAccessibleDescription(/Sie melden sich an/)
      expect(root.queryByText(explanation)).toBeNull()
      expect(next(root)).toBeEnabled()
      expect(options).toEqual([without, withRegistration])
      expect(asked).toEqual([])
      close()
    },
  )

  it('[REG-TMP-03] [REG-TMP-18] [REG-CALL-30] creates a temporary account and opens its form in the same window', async () => {
    const { handlers, posted } = temporaryFake()
    server.use(...handlers)
    const { root, close } = await openTestWindow('register.temporaryIntro', [], { project: 'uferland' })
    await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
    await user.click(next(root))
    expect(await root.findByRole('combobox', { name: 'Kontoart' })).toBeVisible()
    expect(root.queryByRole('button', { name: 'Ohne Registrierung' })).toBeNull()
    expect(posted).toEqual([{ m: 'create_temporary_account', project: 'uferland' }])
    expect(document.cookie).toBe('tmp_account_id=neu-1; tmp_account_id_saved=false')
    close()
  })

  it.each(['', 'tmp_account_id_saved=false', 'tmp_account_id_saved=true'])(
    '[REG-TMP-03] continues with the temporary account that exists: %s',
    async saved => {
      document.cookie = 'tmp_account_id=schon-da'
      document.cookie = saved
      server.use(...temporaryFake().handlers)
      const { root, close } = await openTestWindow('register.temporaryIntro')
      await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
      await user.click(next(root))
      await root.findByRole('combobox', { name: 'Kontoart' })
      expect(asked.filter(call => call === CREATE)).toEqual([])
      expect(asked.at(-1)).toContain('m=register_tmp_account_layer&project=foyer&language_id=1&id=schon-da')
      close()
    },
  )

  it.each([
    ['true', /haben Sie schon ein vorläufiges Konto/],
    ['false', /Sie bekommen ein vorläufiges Konto/],
  ])(
    '[REG-TMP-20] says that the visitor has a temporary account only if the account is saved: %s',
    async (saved, explanation) => {
      document.cookie = 'tmp_account_id=a7'
      document.cookie = `tmp_account_id_saved=${saved}`
      const { root, close } = await openTestWindow('register.temporaryIntro')
      await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
      expect(root.getByRole('button', { name: 'Ohne Registrierung' })).toHaveAccessibleDescription(explanation)
      close()
    },
  )

  it('[REG-TMP-03] creates a new account if the last one was moved', async () => {
    document.cookie = 'tmp_account_id=alt'
    document.cookie = 'tmp_account_id_saved=true'
    document.cookie = 'tmp_account_id_migrated=true'
    server.use(...temporaryFake().handlers)
    const { root, close } = await openTestWindow('register.temporaryIntro')
    await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
    await user.click(next(root))
    await root.findByRole('combobox', { name: 'Kontoart' })
    expect(asked.at(-1)).toContain('&id=neu-1')
    expect(document.cookie).toBe('tmp_account_id=neu-1; tmp_account_id_saved=false')
    close()
  })

  it('[REG-TMP-03] creates only one account even if the button is pressed twice in each of three windows', async () => {
    const { handlers, posted } = temporaryFake()
    server.use(...handlers)
    const windows = await Promise.all([1, 2, 3].map(() => openTestWindow('register.temporaryIntro')))
    for (const { root } of windows) await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
    for (const { root } of windows) {
      next(root).click()
      next(root).click()
    }
    for (const { root } of windows) await root.findByRole('combobox', { name: 'Kontoart' })
    expect(posted).toHaveLength(1)
    for (const { close } of windows) close()
  })

  it('[REG-TMP-03] stays open with a message if no account can be created, and creates the account at the next press', async () => {
    expectConsole('error', /REQUEST_REFUSED|refused/)
    const refuse = () => new HttpResponse('Zu viele Anfragen', { status: 429 })
    server.use(http.post('*/register_tmp_account', refuse, { once: true }), ...temporaryFake().handlers)
    const { root, close } = await openTestWindow('register.temporaryIntro')
    await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
    await user.click(next(root))
    await user.click(await root.findByRole('button', { name: 'OK' }))
    expect(root.getByRole('button', { name: 'Ohne Registrierung' })).toBeVisible()
    expect(document.cookie).toBe('')
    await user.click(next(root))
    expect(await root.findByRole('combobox', { name: 'Kontoart' })).toBeVisible()
    close()
  })

  it('says that no account can be stored without cookies, and creates none', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    const { root, close } = await openTestWindow('register.temporaryIntro')
    await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
    expect(root.getByRole('alert')).toHaveTextContent(/nimmt keine Cookies an/)
    await user.click(next(root))
    expect(asked).toEqual([])
    close()
    jest.restoreAllMocks()
  })
})

it.each(['register.temporaryIntro', 'register.basicIntro'])(
  '[REG-TMP-05] %s opens the login layer for a person who wants to register, and shows again when the layer is closed',
  async callName => {
    const { root, close, control, reload } = await openTestWindow(callName)
    await user.click(await root.findByRole('button', { name: 'Mit Registrierung' }))
    await user.click(next(root))
    expect(await root.findByRole('heading', { level: 2, name: 'Ihr Konto' })).toBeVisible()
    expect([asked, document.cookie]).toEqual([[], ''])
    await user.click(root.getAllByRole('button', { name: 'Schließen' }).at(-1)!)
    await waitFor(() => expect(root.queryByRole('heading', { level: 2, name: 'Ihr Konto' })).toBeNull())
    expect(root.getByRole('button', { name: 'Mit Registrierung' })).toHaveAttribute('aria-pressed', 'true')
    expect([control.settled.mock.calls, reload.mock.calls]).toEqual([[], []])
    close()
  },
)

it.each(['register.temporaryIntro', 'register.basicIntro'])(
  '[REG-TMP-07] %s opens with registration chosen if the page asks for it',
  async callName => {
    const { root, close } = await openTestWindow(callName, [{ withRegistration: true }])
    const option = await root.findByRole('button', { name: 'Mit Registrierung' })
    expect(option).toHaveAttribute('aria-pressed', 'true')
    expect(option).toHaveAccessibleDescription(/Sie melden sich an/)
    const { activeElement } = option.getRootNode() as ShadowRoot
    expect(next(root)).toBeEnabled()
    expect(activeElement).toBe(option)
    close()
  },
)

describe('the basic intro', () => {
  it('[REG-TMP-04] [REG-TMP-06] calls the page’s function when a person continues without registration, and creates nothing', async () => {
    const onWithoutRegistration = jest.fn()
    const { root, control, reload } = await openTestWindow('register.basicIntro', [{ onWithoutRegistration }])
    await user.click(await root.findByRole('button', { name: 'Ohne Registrierung' }))
    expect(onWithoutRegistration).not.toHaveBeenCalled()
    await user.click(next(root))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(true))
    expect(onWithoutRegistration).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(document.querySelector('foyer-root')).toBeNull())
    expect([reload.mock.calls, asked]).toEqual([[], []])
  })

  const pick = async (root: Awaited<ReturnType<typeof openTestWindow>>['root'], name: string) =>
    user.click(await root.findByRole('button', { name }))

  it.each([
    ['nothing', false, []],
    ['‘without registration’', false, ['Ohne Registrierung']],
    ['‘with registration’', false, ['Mit Registrierung']],
    ['‘with registration’ by the page', true, []],
    ['‘without registration’ in place of the page’s choice', true, ['Ohne Registrierung']],
  ])(
    '[REG-TMP-06] reloads the page when the intro is closed after the choice of %s',
    async (_choice, withRegistration, names) => {
      const onWithoutRegistration = jest.fn()
      const given = { onWithoutRegistration, withRegistration }
      const { root, control, reload } = await openTestWindow('register.basicIntro', [given])
      for (const name of names) await pick(root, name)
      await pick(root, 'Schließen')
      await waitFor(() => expect(control.settled).toHaveBeenCalledWith(undefined))
      expect(reload.mock.calls).toEqual([['basicIntro']])
      expect(onWithoutRegistration).not.toHaveBeenCalled()
    },
  )

  it('[REG-TMP-06] reloads the page once, also when the page closes the intro by its handle', async () => {
    const { root, control, reload, close } = await openTestWindow('register.basicIntro')
    await root.findByRole('button', { name: 'Ohne Registrierung' })
    close()
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(undefined))
    expect(reload.mock.calls).toEqual([['basicIntro']])
  })
})
