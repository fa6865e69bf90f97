import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { ACCOUNT, MAIL_NOTICE, messageAt, OWN_REASON, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, user, layer, open, field, press, check, openPassword, logInButton, fillNewAccount, unfinishedHeading } =
  prepareLoginLayer()

describe('the next attempt after refusals', () => {
  it.each([
    ['[REG-LAY-23]', 'archiv', logInButton],
    ['[REG-LAY-24]', 'jonte@portal.test', unfinishedHeading],
    ['[REG-LAY-25]', 'neu@portal.test', () => field('Vorname')],
  ] as const)('%s opens the step for the account %s', async (_id, account, findStep) => {
    await open()
    for (const refused of ['wer', 'niemand']) {
      await check(refused)
      await waitFor(async () => expect(messageAt(await field(ACCOUNT))).toContain('Dieses Konto kennen wir nicht.'))
      await user.clear(await field(ACCOUNT))
    }
    await check(account)
    expect(await findStep()).toBeInTheDocument()
  })

  it('[REG-LAY-08] logs in after a wrong password', async () => {
    await open()
    const password = await openPassword()
    for (const wrong of ['falsch', 'noch falsch']) {
      await user.type(password, `${wrong}{Enter}`)
      await waitFor(() => expect(messageAt(password)).toContain('Das Passwort stimmt nicht.'))
      await user.clear(password)
    }
    await user.type(password, 'Uferlicht-2026{Enter}')
    expect(await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeInTheDocument()
  })

  const refuseOnce = (message: string) => {
    const refuse = () => HttpResponse.json({ success: false, message })
    server.use(http.post('*/register-login/api/register_login', refuse, { once: true }))
  }
  it.each([
    ['with a reason', 'Noch nicht.', 'Noch nicht.'],
    ['without a reason', '', OWN_REASON],
  ])('[REG-LAY-10] [REG-LAY-35] creates the new account that was refused %s', async (_kind, message, shown) => {
    refuseOnce(message)
    await open()
    await check('neu@portal.test')
    await user.type(await field('Neues Passwort'), 'Uferlicht7')
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), 'Ahlers{Enter}')
    await waitFor(async () => expect(messageAt(await field('E-Mail-Adresse'))).toContain(shown))
    await press('Konto anlegen')
    expect(await layer.root.findByRole('heading', { name: 'Fast geschafft' })).toBeInTheDocument()
  })

  it('[REG-LAY-34] logs in after a refusal without a reason', async () => {
    refuseOnce('')
    await open()
    const password = await openPassword()
    await user.type(password, 'Uferlicht-2026{Enter}')
    await waitFor(() => expect(messageAt(password)).toContain(OWN_REASON))
    await press('Anmelden')
    expect(await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeInTheDocument()
  })

  it('[REG-CALL-20] shows the message about the sent mail instead of the error', async () => {
    refuseOnce('Noch nicht.')
    await open()
    await openPassword()
    await press('Passwort vergessen?')
    expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
    await press('Passwort vergessen?')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(layer.root.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a request that gets no response', () => {
  const lose = () => {
    expectConsole('error', /got no response/)
    server.use(http.post('*/register-login/api/register_login', () => HttpResponse.error(), { once: true }))
  }
  const retryInForm = async () => {
    expect(await layer.page.findByRole('alert')).toHaveTextContent('Das Portal ist gerade nicht erreichbar.')
    await press('Erneut versuchen')
  }

  it('[REG-LAY-13] keeps the password, and the person can log in again', async () => {
    await open()
    const password = await openPassword()
    lose()
    await user.type(password, 'Uferlicht-2026{Enter}')
    await retryInForm()
    expect(await layer.root.findByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeInTheDocument()
  })

  it('[REG-LAY-16] keeps the data of a new account, which can be sent again', async () => {
    await open()
    await fillNewAccount()
    lose()
    await press('Konto anlegen')
    await retryInForm()
    expect(await layer.root.findByRole('heading', { name: 'Fast geschafft' })).toBeInTheDocument()
  })

  it('[REG-LAY-14] [REG-LAY-36] says that the portal can’t be reached; the button for the password mail can then be pressed again', async () => {
    await open()
    await openPassword()
    lose()
    await press('Passwort vergessen?')
    expect(await layer.root.findByRole('alert')).toHaveTextContent('Das Portal ist gerade nicht erreichbar.')
    await press('Passwort vergessen?')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
  })
})
