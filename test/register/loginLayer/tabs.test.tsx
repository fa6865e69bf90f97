import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ACCOUNT, MAIL_NOTICE, messageAt, OWN_REASON, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, user, calls, layer, open, field, press, check, openPassword, logIn, createAccount, unfinishedHeading } =
  prepareLoginLayer()

describe('the tabs of the login layer, 1 for the login and 2 for a forgotten password,', () => {
  const heading = (name: string) => layer.root.findByRole('heading', { name })

  /** Types an account on tab 1 and opens tab 2. */
  async function openSecond() {
    await open()
    await user.type(await field(ACCOUNT), 'eva')
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    return field('E-Mail-Adresse')
  }

  it('[REG-LAY-22] [REG-LAY-04] in the built-in layout, which has no field for a barcode, each opened tab focuses its first input, and the text typed on tab 1 stays', async () => {
    const email = await openSecond()
    expect(email).toHaveFocus()
    expect(email).toHaveAttribute('type', 'email')
    await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
    expect(await field(ACCOUNT)).toHaveValue('eva')
    expect(await field(ACCOUNT)).toHaveFocus()
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    expect(await field('E-Mail-Adresse')).toHaveFocus()
  })

  it.each(['eva@', 'eva@portal.museum'])(
    '[REG-LAY-31] [REG-LAY-43] tab 2 refuses the address %s, and explains accounts without an e-mail address',
    async wrong => {
      const email = await openSecond()
      await user.type(email, `${wrong}{Enter}`)
      expect(email).toHaveAttribute('aria-invalid', 'true')
      expect(messageAt(email)).toMatch(/Hat Ihr Konto keine E-Mail-Adresse/)
      expect(calls).toEqual([])
    },
  )

  it('[REG-CALL-20] [REG-LAY-31] [REG-LAY-44] tab 2 sends the password mail, also to an address that only the layers accept, and shows the response', async () => {
    const email = await openSecond()
    // The registration frame accepts no '+'.
    await user.type(email, 'eva+post@portal.test{Enter}')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(calls.map(([m, fields]) => [m, fields['account']])).toEqual([['send_password_mail', 'eva+post@portal.test']])
  })

  it('[REG-LAY-36] [REG-LAY-44] tab 2 shows the text of the label `error` after a refusal, and the portal’s message after a second attempt succeeds; tab 1 shows neither', async () => {
    const refuse = () => HttpResponse.json({ success: false, message: 'Unbekannt' })
    server.use(http.post('*/register-login/api/register_login', refuse, { once: true }))
    const email = await openSecond()
    await user.type(email, 'eva@portal.test{Enter}')
    expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
    expect(email).toHaveValue('eva@portal.test')
    await user.type(email, '{Enter}')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(layer.root.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
    expect(layer.root.queryByText(...MAIL_NOTICE)).not.toBeInTheDocument()
  })

  it('[REG-LAY-06] [REG-LAY-22] the layer can open with tab 2; tab 1 then shows the field for the account', async () => {
    await open({ tab: 2 })
    expect(await field('E-Mail-Adresse')).toHaveFocus()
    expect(await field('E-Mail-Adresse')).toHaveAttribute('name', 'email')
    await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
    expect(await field(ACCOUNT)).toHaveFocus()
  })

  // A container is a step of the layer, with its number in the specification (portal-accounts 2.2).
  it.each([
    ['[REG-LAY-07]', 11, 'Passwort eingeben', openPassword, () => field('Passwort')],
    ['[REG-LAY-08]', 12, 'Angemeldet', logIn, () => heading('Schön, dass Sie da sind')],
    ['[REG-LAY-09]', 21, 'Neues Konto', () => check('neu@portal.test'), () => field('Vorname')],
    ['[REG-LAY-10]', 22, 'Konto angelegt', createAccount, () => heading('Fast geschafft')],
    ['[REG-LAY-11]', 31, 'Konto noch nicht bestätigt', () => check('jonte@portal.test'), unfinishedHeading],
  ])(
    '[REG-LAY-05] %s in a layer that opened with tab 2, the button of tab 1 names container %d (%s), which is still there after tab 2 was open in between',
    async (_id, _number, text, goToStep, findStep) => {
      await open({ tab: 2 })
      await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
      await goToStep()
      expect(await findStep()).toBeInTheDocument()
      const [first, second] = layer.root.getAllByRole('tab')
      expect(first).toHaveTextContent(text)
      expect(second).toHaveTextContent('Passwort vergessen')
      await user.click(second!)
      expect(await field('E-Mail-Adresse')).toHaveAttribute('name', 'email')
      await user.click(first!)
      expect(await findStep()).toBeInTheDocument()
    },
  )

  it('[REG-LAY-05] the button of the first tab names the current container', async () => {
    await open()
    const [first] = layer.root.getAllByRole('tab')
    expect(first).toHaveTextContent('Anmelden')
    await check('neu@portal.test')
    await waitFor(() => expect(first).toHaveTextContent('Neues Konto'))
    await press('Zurück')
    await waitFor(() => expect(layer.root.getAllByRole('tab')[0]).toHaveTextContent('Anmelden'))
  })
})
