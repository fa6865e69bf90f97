import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ACCOUNT, MAIL_NOTICE, messageAt, OWN_REASON, prepareLoginLayer } from './support/prepareLoginLayer'

const {
  server,
  user,
  calls,
  layer,
  open,
  field,
  press,
  pressInWindow,
  check,
  openPassword,
  fillNewAccount,
  unfinishedHeading,
} = prepareLoginLayer()

describe('the log-in layer', () => {
  it('[REG-LAY-07] [REG-LAY-23] asks for the password of an existing account; a read-only field has the account’s name for a password manager', async () => {
    await open()
    const password = await openPassword()
    expect(password).toHaveFocus()
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    const [account] = [...password.form!.elements] as HTMLInputElement[]
    expect(account).toHaveValue('eva@portal.test')
    expect(account).toHaveAttribute('autocomplete', 'username')
    expect(account).toHaveAttribute('readonly')
  })

  it('[REG-LAY-13] [REG-LAY-34] shows the portal’s message at a wrong password, and keeps the typed values', async () => {
    await open()
    const password = await openPassword()
    await user.type(password, 'falsch')
    await press('Anmelden')
    await waitFor(() => expect(messageAt(password)).toContain('Das Passwort stimmt nicht.'))
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(password).toHaveValue('falsch')
  })

  it.each([
    ['the password of an account', openPassword],
    ['the password of a new account', () => check('neu@portal.test').then(() => field('Neues Passwort'))],
  ])('[REG-LAY-17] shows and hides %s by a button, and keeps the typed text', async (_which, openField) => {
    await open()
    const password = await openField()
    expect(password).toHaveAttribute('type', 'password')
    await user.type(password, 'Ufer')
    await press('Passwort anzeigen')
    expect(password).toHaveAttribute('type', 'text')
    await press('Passwort verbergen')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveValue('Ufer')
  })

  it.each([
    ['after typing', 'Uferlicht-2026', ''],
    ['after a wrong password', 'falsch{Enter}', 'Das Passwort stimmt nicht.'],
  ])('[REG-LAY-15] goes back to the account step %s, with every field empty', async (_when, typed, error) => {
    await open({ account: 'eva@portal.test' })
    await press('Weiter')
    const password = await field('Passwort')
    await user.type(password, typed)
    await waitFor(() => expect(messageAt(password)).toContain(error))
    await press('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
    expect(await field(ACCOUNT)).toHaveFocus()
    await check('archiv')
    expect(await field('Passwort')).toHaveValue('')
  })

  it('[REG-LAY-15] goes back from the steps of a new and of an unfinished account too, with every field empty', async () => {
    await open()
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    await user.type(await field('E-Mail-Adresse'), 'eva@portal.test')
    await user.click(layer.root.getByRole('tab', { name: 'Anmelden' }))
    await check('neu@portal.test')
    for (const name of ['Neues Passwort', 'Vorname', 'Nachname']) await user.type(await field(name), 'Uferlicht7')
    await press('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
    expect(await field(ACCOUNT)).toHaveFocus()
    await check('jonte@portal.test')
    await unfinishedHeading()
    await pressInWindow('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
    await check('anders@portal.test')
    for (const name of ['Neues Passwort', 'Vorname', 'Nachname']) expect(await field(name)).toHaveValue('')
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    expect(await field('E-Mail-Adresse')).toHaveValue('')
  })

  it.each([
    ['[REG-LAY-13]', 'Anmelden', async () => user.type(await openPassword(), 'Uferlicht-2026')],
    ['[REG-LAY-14]', 'Passwort vergessen?', openPassword],
    ['[REG-LAY-16]', 'Konto anlegen', () => fillNewAccount()],
  ])('%s the button ‘%s’ sends one request even if it is pressed three times', async (_id, name, fill) => {
    await open()
    await fill()
    const button = await layer.page.findByRole('button', { name })
    calls.length = 0
    await Promise.all([user.click(button), user.click(button), user.click(button)])
    await waitFor(() => expect(calls).toHaveLength(1))
    await layer.root.findByText(/Schön, dass|Die E-Mail ist|Fast geschafft/, { ignore: '[aria-live] *' })
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['at once', '', ''],
    ['after a missing password', '{Enter}', 'Bitte geben Sie'],
    ['after a wrong password', 'falsch{Enter}', 'Das Passwort stimmt nicht.'],
  ])(
    '[REG-CALL-20] [REG-LAY-14] [REG-LAY-44] sends the password mail %s, and shows the portal’s response',
    async (_when, typed, error) => {
      await open()
      const password = await openPassword()
      if (typed) await user.type(password, typed)
      await waitFor(() => expect(messageAt(password)).toContain(error))
      await press('Passwort vergessen?')
      const notice = await layer.root.findByText(...MAIL_NOTICE)
      expect(notice).toBeVisible()
      expect(notice.closest('[role=alert]')).toBeNull()
      expect(calls.at(-1)).toEqual([
        'send_password_mail',
        {
          project: 'uferlicht',
          account: 'eva@portal.test',
          token_page: 'http://localhost/magazin?token=abc#oben',
          item_id: '',
          item_type: '',
        },
      ])
    },
  )

  it('[REG-CALL-20] has its own text about the sent mail if the response has no message', async () => {
    server.use(
      http.post('*/register-login/api/register_login', () => HttpResponse.json({ success: true, message: '' })),
    )
    await open()
    await openPassword()
    await press('Passwort vergessen?')
    expect(
      await layer.root.findByText('Die E-Mail ist unterwegs. Bitte sehen Sie in Ihrem Postfach nach.', {
        ignore: '[aria-live] *',
      }),
    ).toBeVisible()
  })

  it.each([false, 'ACCOUNT_NOT_FINISCHED'])(
    '[REG-LAY-36] [REG-LAY-43] shows the text of the label ‘error’, not the portal’s message, if the response to the mail request has success: %s',
    async success => {
      server.use(
        http.post('*/register-login/api/register_login', () => HttpResponse.json({ success, message: 'Unbekannt' })),
      )
      await open()
      await openPassword()
      await press('Passwort vergessen?')
      expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
      expect(layer.root.queryByText('Unbekannt')).not.toBeInTheDocument()
    },
  )

  it.each(['archiv', 'eva@portal.museum'])(
    '[REG-LAY-32] [REG-LAY-43] shows the ‘old account’ message if the account is no e-mail address that the layers accept, and requests no mail: %s',
    async account => {
      const confirm = () => HttpResponse.json({ success: true })
      server.use(http.get('*/register-login/api/register_login', confirm))
      await open()
      await check(account)
      await field('Passwort')
      await press('Passwort vergessen?')
      expect(await layer.root.findByRole('alert')).toHaveTextContent(/Hat Ihr Konto keine E-Mail-Adresse/)
      expect(calls).toEqual([])
    },
  )
})
