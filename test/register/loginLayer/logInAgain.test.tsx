import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { ACCOUNT, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, user, layer, open, field, pressInWindow, check, createAccount } = prepareLoginLayer()

describe('a login that replaces an ended session', () => {
  const AGAIN = 'eva@portal.test'
  const TOLD = 'Sie sind jetzt als archiv angemeldet.'
  const sessions: string[] = []
  const openAgain = async (session: string) => {
    sessions.length = 0
    server.use(
      http.post('*/register/ajax.php', async ({ request }) => {
        sessions.push(await request.text())
        return session ? HttpResponse.json({ account: session }) : HttpResponse.error()
      }),
    )
    const onLogin = jest.fn()
    await open({ again: AGAIN, onLogin })
    return onLogin
  }
  const logInAs = async (account: string) => {
    const input = await field(ACCOUNT)
    await user.clear(input)
    await check(account)
    await user.type(await field('Passwort'), 'Uferlicht-2026{Enter}')
  }

  it('[REG-LAY-08] says with the portal’s headline and text that the person whose session has ended is logged in, and continues without another question', async () => {
    const onLogin = await openAgain('')
    expect(await field(ACCOUNT)).toHaveValue(AGAIN)
    await logInAs(AGAIN)
    await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })
    expect(layer.root.getByText('Sie sind als Eva Ahlers angemeldet.')).toBeInTheDocument()
    await pressInWindow('Weiter')
    await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(1))
    expect(sessions).toEqual([])
  })

  it('[REG-LAY-08] continues too if another account name belongs to the same person', async () => {
    const onLogin = await openAgain('Eva@portal.test')
    await logInAs('archiv')
    await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })
    await waitFor(() => expect(sessions).toEqual(['action=get_session_data']))
    await waitFor(async () => {
      await pressInWindow('Weiter')
      expect(onLogin).toHaveBeenCalledTimes(1)
    })
  })

  it.each(['archiv', ''])(
    'warns if another person has logged in, or if the portal does not say who; offers only a log-in as the first person or a reload (session: %j)',
    async session => {
      if (!session) expectConsole('error', /got no response/)
      const onLogin = await openAgain(session)
      await logInAs('archiv')
      expect(await layer.root.findByRole('heading', { name: TOLD })).toBeInTheDocument()
      expect(layer.root.queryByRole('button', { name: 'Weiter' })).not.toBeInTheDocument()
      expect(
        layer.root.getByText(/gehören zu eva@portal\.test und werden nicht gesendet/, { selector: 'p' }),
      ).toBeInTheDocument()

      await pressInWindow('Schließen')
      const question = await layer.root.findByRole('alertdialog', { name: 'Seite neu laden?' })
      await user.click(within(question).getByRole('button', { name: 'Abbrechen' }))
      expect(layer.root.getByRole('heading', { name: TOLD })).toBeInTheDocument()
      expect(layer.reload).not.toHaveBeenCalled()

      // Closing the second log-in without logging in leads back to the message.
      await pressInWindow('Als eva@portal.test anmelden')
      expect(await field(ACCOUNT)).toHaveValue(AGAIN)
      await user.click(layer.root.getAllByRole('button', { name: 'Schließen' }).at(-1)!)
      await waitFor(() =>
        expect(layer.page.queryByLabelText(ACCOUNT, { exact: false, selector: 'input' })).not.toBeInTheDocument(),
      )
      expect(onLogin).not.toHaveBeenCalled()
      expect(layer.control.settled).not.toHaveBeenCalled()

      await pressInWindow('Als eva@portal.test anmelden')
      await logInAs(AGAIN)
      await pressInWindow('Weiter')
      await waitFor(() => expect(onLogin).toHaveBeenCalledTimes(1))
      expect(layer.reload).not.toHaveBeenCalled()
    },
  )

  it('reloads the page for another person who continues', async () => {
    const onLogin = await openAgain('archiv')
    await logInAs('archiv')
    await pressInWindow('Seite neu laden')
    expect(layer.reload.mock.calls).toEqual([['register.login: logged in as somebody else']])
    expect(onLogin).not.toHaveBeenCalled()
  })

  it('[REG-LAY-10] after a new account is created, closes the layer without a reload and without `onLogin`, so that the window below keeps its typed values', async () => {
    const onLogin = await openAgain('')
    await user.clear(await field(ACCOUNT))
    await createAccount()
    expect(layer.root.getByText(/folgen Sie dem Link/, { selector: 'p, div' })).toBeInTheDocument()
    await pressInWindow('Fertig')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
    expect([layer.reload.mock.calls, onLogin.mock.calls, location.hash]).toEqual([[], [], '#oben'])
  })
})
