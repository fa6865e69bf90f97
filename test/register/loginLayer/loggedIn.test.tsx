import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { messageAt, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, user, calls, layer, open, field, press, pressInWindow, check, openPassword, logIn } =
  prepareLoginLayer()

// A container is a step of the layer, with its number in the specification (portal-accounts 2.2).
describe('container 12 (after the login)', () => {
  it.each([
    ['a press', (button: HTMLElement) => user.click(button)],
    ['Enter', () => user.keyboard('{Enter}')],
  ])(
    '[REG-LAY-08] [REG-LAY-13] [REG-LAY-18] shows the portal’s text about the login; %s on the focused button clears the query and reloads the page',
    async (_how, run) => {
      await open()
      await logIn()
      expect(layer.root.getByText('Sie sind als Eva Ahlers angemeldet.')).toBeInTheDocument()
      expect(calls.at(-1)).toEqual([
        'login_account',
        { account: 'eva@portal.test', password: 'Uferlicht-2026', project: 'uferlicht', language_id: '1' },
      ])
      const next = layer.root.getByRole('button', { name: 'Weiter' })
      expect(next.getRootNode()).toHaveProperty('activeElement', next)
      await run(next)
      expect(location.href).toBe('http://localhost/magazin#oben')
      expect(layer.reload.mock.calls).toEqual([['register.login: logged in']])
      expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
      await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(true))
    },
  )

  it.each([
    ['[REG-LAY-08]', openPassword, 'Uferlicht-2026{Enter}', 'Sie sind angemeldet.'],
    [
      '[REG-LAY-10]',
      async () => {
        await check('neu@portal.test')
        await user.type(await field('Neues Passwort'), 'Uferlicht7')
        await user.type(await field('Vorname'), 'Eva')
        return field('Nachname')
      },
      'Ahlers{Enter}',
      'Ihr Konto ist angelegt.',
    ],
  ])('%s shows the layer’s own headline if the portal sends none', async (_id, goToLast, typed, headline) => {
    server.use(
      http.post('*/register-login/api/register_login', () =>
        HttpResponse.json({ success: true, data: { headline: '', text: 'Nur ein Text.' } }),
      ),
    )
    await open()
    await user.type(await goToLast(), typed)
    expect(await layer.root.findByRole('heading', { name: headline })).toBeInTheDocument()
    expect(layer.root.getByText('Nur ein Text.', { selector: 'p, div' })).toBeInTheDocument()
  })

  it('[REG-API-18] [REG-LAY-18] runs the callback of the page instead of a reload, and keeps the address', async () => {
    const onLogin = jest.fn()
    await open({ onLogin })
    await logIn()
    await pressInWindow('Weiter')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(true))
    expect(onLogin).toHaveBeenCalledTimes(1)
    expect(layer.reload).not.toHaveBeenCalled()
    expect(location.href).toBe('http://localhost/magazin?token=abc#oben')
  })

  it('[REG-API-18] runs no callback before a login', async () => {
    const onLogin = jest.fn()
    await open({ account: 'eva@portal.test', onLogin })
    await press('Weiter')
    await user.type(await field('Passwort'), 'falsch{Enter}')
    await waitFor(async () => expect(messageAt(await field('Passwort'))).toContain('Das Passwort stimmt nicht.'))
    await user.clear(await field('Passwort'))
    await pressInWindow('Schließen')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
    expect(onLogin).not.toHaveBeenCalled()
  })

  it('[REG-API-18] [REG-LAY-18] also runs the callback if the layer is closed after the login, because the person is logged in', async () => {
    const onLogin = jest.fn()
    await open({ onLogin })
    await logIn()
    await pressInWindow('Schließen')
    await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['[REG-LAY-19]', 'Mein Profil', '#my-profile'],
    ['[REG-LAY-20]', 'Mein Gutschein', '#my-voucher'],
  ])('%s leads to %s', async (_id, name, hash) => {
    history.replaceState(null, '', '/magazin?register=password&ausgabe=7&token=abc&token_page=%2F&registered=x+y#oben')
    await open()
    await logIn()
    await pressInWindow(name)
    expect(location.href).toBe(`http://localhost/magazin?ausgabe=7&registered=x+y${hash}`)
    expect(layer.reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['[REG-LAY-19] [REG-API-18]', 'Mein Profil', '#my-profile'],
    ['[REG-LAY-20]', 'Mein Gutschein', '#my-voucher'],
  ])('%s also offers ‘%s’ to a caller with a callback; the callback then does not run', async (_id, name, hash) => {
    const onLogin = jest.fn()
    await open({ onLogin })
    await logIn()
    await pressInWindow(name)
    expect(location.href).toBe(`http://localhost/magazin${hash}`)
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledTimes(1))
    expect(layer.reload).toHaveBeenCalledTimes(1)
    expect(onLogin).not.toHaveBeenCalled()
  })
})
