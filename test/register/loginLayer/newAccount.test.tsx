import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { messageAt, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, user, calls, layer, open, field, press, pressInWindow, check, fillNewAccount } = prepareLoginLayer()

// A container is a step of the layer, with its number in the specification (portal-accounts 2.2).
describe('containers 21 and 22 (new account)', () => {
  const PASSWORD = 'Neues Passwort'
  const HINT = 'Mindestens 10 Zeichen mit Klein- und Großbuchstaben und einer Ziffer.'
  const start = async () => {
    await open()
    await check(' neu@portal.test ')
    return field(PASSWORD)
  }

  it('[REG-LAY-09] [REG-LAY-25] asks for the data of a new account if the e-mail address has no account', async () => {
    const password = await start()
    expect(password).toHaveFocus()
    const names = [...password.form!.elements].flatMap(element =>
      element instanceof HTMLInputElement ? [[element.name, element.autocomplete]] : [],
    )
    expect(names).toEqual([
      ['new_account', 'username'],
      ['new_password', 'new-password'],
      ['firstname', 'given-name'],
      ['surname', 'family-name'],
    ])
    expect(await field('E-Mail-Adresse')).toHaveValue('neu@portal.test')
  })

  it('[REG-LAY-09] requires each field', async () => {
    const password = await start()
    await user.clear(await field('E-Mail-Adresse'))
    await press('Konto anlegen')
    const texts = [
      ['E-Mail-Adresse', 'E-Mail-Adresse'],
      ['Vorname', 'Bitte geben Sie Ihren Vornamen an.'],
      ['Nachname', 'Bitte geben Sie Ihren Nachnamen an.'],
    ] as const
    for (const [name, text] of texts) {
      expect(await field(name)).toHaveAttribute('aria-invalid', 'true')
      expect(messageAt(await field(name))).toContain(text)
    }
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(await field('E-Mail-Adresse')).toHaveFocus()
    expect(calls.map(([m]) => m)).toEqual(['check_account'])
  })

  /** Creates an account with a password that is strong enough only for the layer. */
  async function create() {
    await user.type(await start(), 'Uferlicht7')
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), 'Ahlers')
    await press('Konto anlegen')
    return layer.root.findByRole('heading', { name: 'Fast geschafft' })
  }

  it('[REG-LAY-16] [REG-LAY-31] sends the changed e-mail address, which only the layers accept', async () => {
    await open()
    await fillNewAccount()
    const account = await field('E-Mail-Adresse')
    await user.clear(account)
    // The registration frame accepts no '+'.
    await user.type(account, 'eva+neu@portal.test{Enter}')
    await layer.root.findByRole('heading', { name: 'Fast geschafft' })
    expect(calls.at(-1)![1]).toMatchObject({ account: 'eva+neu@portal.test' })
  })

  it('[REG-LAY-16] [REG-LAY-30] sends the data by the button, with a password that only the layers accept', async () => {
    await create()
    expect(calls.at(-1)).toEqual([
      'create_new_account',
      {
        project: 'uferlicht',
        password: 'Uferlicht7',
        account: 'neu@portal.test',
        firstname: 'Eva',
        surname: 'Ahlers',
        token_page: 'http://localhost/magazin?token=abc#oben',
        language_id: '1',
      },
    ])
  })

  it('[REG-LAY-10] says with the portal’s headline and text that the account is created', async () => {
    expect(await create()).toBeInTheDocument()
    expect(layer.root.getByText(/folgen Sie dem Link/, { selector: 'p, div' })).toBeInTheDocument()
    // Nobody is logged in yet.
    expect(layer.root.getByRole('button', { name: 'Fertig' })).toBeInTheDocument()
    expect(layer.root.queryByRole('button', { name: 'Mein Profil' })).not.toBeInTheDocument()
  })

  it('[REG-LAY-21] leads to #stream of the page after the account is created; the page’s own parameters stay in the address', async () => {
    history.replaceState(null, '', '/magazin?ausgabe=7&token=abc#oben')
    await create()
    await pressInWindow('Fertig')
    expect(location.href).toBe('http://localhost/magazin?ausgabe=7#stream')
    expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalledWith(undefined))
  })

  it('[REG-LAY-27] [REG-LAY-28] [REG-LAY-43] refuses a weak password with the hint, at the field, and creates no account', async () => {
    const password = await start()
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), '  ')
    // Only the second password is strong enough for the frame windows.
    for (const weak of ['uferlicht7', 'Ufer-7!x']) {
      await user.clear(password)
      await user.type(password, `${weak}{Enter}`)
      expect(password).toHaveFocus()
      expect(password).toHaveAttribute('aria-invalid', 'true')
      expect(messageAt(password)).toContain(HINT)
    }
    await user.tab()
    expect(password).not.toHaveFocus()
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(messageAt(password)).toContain(HINT)
    expect(messageAt(await field('Nachname'))).toContain('Bitte geben Sie Ihren Nachnamen an.')
    expect(calls.map(([m]) => m)).toEqual(['check_account'])
  })

  it('[REG-LAY-29] shows the hint while the field has the focus; the hint fades out in 333 ms', async () => {
    const password = await start()
    expect(messageAt(password)).toContain(HINT)
    const hint = await layer.page.findByText(HINT)
    await user.type(password, 'Uferlicht7')
    expect(hint).toHaveStyle({ opacity: '1' })
    expect(hint.style.transition).toBe('opacity 333ms')
    await user.tab()
    await user.tab()
    await waitFor(() => expect(hint).toHaveStyle({ opacity: '0' }))
    await waitFor(() => expect(layer.page.queryByText(HINT)).not.toBeInTheDocument())
    await user.click(password)
    expect(await layer.page.findByText(HINT)).toBeInTheDocument()
  })

  it('[REG-LAY-31] refuses an e-mail address that the layers’ rule does not accept', async () => {
    const password = await start()
    await user.type(password, 'Uferlicht7')
    const account = await field('E-Mail-Adresse')
    await user.clear(account)
    await user.type(account, 'eva@portal.museum{Enter}')
    expect(account).toHaveAttribute('aria-invalid', 'true')
    expect(calls.map(([m]) => m)).toEqual(['check_account'])
  })

  it('[REG-LAY-35] shows why the portal refuses the new account, and keeps the typed values', async () => {
    server.use(
      http.post('*/register-login/api/register_login', () =>
        HttpResponse.json({ success: false, message: 'Dieses Konto gibt es schon.' }),
      ),
    )
    const password = await start()
    await user.type(await field('Vorname'), 'Eva')
    await user.type(await field('Nachname'), 'Ahlers')
    await user.type(password, 'Uferlicht7{Enter}')
    await waitFor(async () => expect(messageAt(await field('E-Mail-Adresse'))).toContain('Dieses Konto gibt es schon.'))
    expect(password).toHaveValue('Uferlicht7')
    expect(await field('E-Mail-Adresse')).toHaveValue('neu@portal.test')
  })

  it('asks before typed values are discarded', async () => {
    await start()
    await user.type(await field('Vorname'), 'Eva')
    await pressInWindow('Schließen')
    expect(await layer.root.findByRole('alertdialog', { name: 'Fenster schließen?' })).toBeInTheDocument()
    await pressInWindow('Hier bleiben')
    expect(await field('Vorname')).toHaveValue('Eva')
  })
})
