import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RegisterOpenOptions } from '../../../src/api/RegisterApi'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { accountFake, type AccountCalls } from '../../../src/testing/accountFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLayer } from '../../support/openLayer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
const calls: AccountCalls = []
let window: Awaited<ReturnType<typeof openLayer>>

jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => {
  calls.length = 0
  server.use(...accountFake(calls))
})
afterEach(() => window.close())

const open = async (options: RegisterOpenOptions = {}, config: FoyerConfig = {}) => {
  window = await openLayer('register.open', ['newaccount', options], config)
}
const email = () => window.page.findByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' })
const password = () => window.page.findByLabelText<HTMLInputElement>(/^Passwort/, { selector: 'input' })
const create = async () => user.click(await window.page.findByRole('button', { name: 'Konto anlegen' }))

describe('the window newaccount', () => {
  it('[REG-NEW-01] [REG-LAY-30] [REG-CALL-12] asks for the e-mail address if none is known, and creates the account with an address and a password that only the frame windows accept', async () => {
    await open({ user_id: 7, on_login: '/profil' })
    expect(await email()).toHaveFocus()
    expect(await email()).toHaveAttribute('autocomplete', 'username')
    await user.type(await email(), 'neu@portal.museum')
    await user.type(await password(), 'ufer-7!x{Enter}')
    expect(await window.root.findByText('Fast geschafft.')).toBeInTheDocument()
    expect(calls).toEqual([
      ['create_account', { passwd: 'ufer-7!x', username: 'neu@portal.museum', user_id: '7', on_login: '/profil' }],
    ])
  })

  it.each([
    [{ user_mail: 'eva@haus.example' }],
    [{ replace_text: { email: 'eva@haus.example' } }],
    [{ account: 'eva@haus.example' }],
  ])(
    '[REG-NEW-01] [REG-API-13] shows the e-mail address that is known, for the person and the password manager: %j',
    async options => {
      await open(options)
      expect(await email()).toHaveValue('eva@haus.example')
      expect(await email()).toHaveAttribute('readonly')
      expect(await email()).toHaveAttribute('autocomplete', 'username')
      expect(await password()).toHaveFocus()
      await user.type(await password(), 'Stark-genug-1')
      await create()
      await window.root.findByText('Fast geschafft.')
      expect(calls[0]![1]).toMatchObject({ username: 'eva@haus.example' })
    },
  )

  it('[REG-NEW-01] asks for the address if the known text is not valid', async () => {
    await open({ user_mail: 'eva@haus' })
    expect(await email()).toHaveValue('eva@haus')
    expect(await email()).not.toHaveAttribute('readonly')
    expect(await email()).toHaveFocus()
  })

  it('[REG-NEW-02] shows the rule for the password, and how strong the password is', async () => {
    await open()
    expect(await password()).toHaveAttribute('autocomplete', 'new-password')
    expect(await password()).toHaveAccessibleDescription(
      'Mindestens 8 Zeichen, darunter ein Buchstabe, eine Ziffer und ein Sonderzeichen.',
    )
    await user.type(await password(), 'aaaa1')
    expect(await password()).toHaveAccessibleDescription(/Passwortstärke: schwach$/)
  })

  it.each([
    [{ auth: { account: 'eva@portal.test' } }, 'eva@portal.test: Neues Konto'],
    [{ auth: {} }, 'Neues Konto'],
  ])('[REG-NEW-03] has the current account, if there is one, before its title: %j', async (config, title) => {
    await open({ account: 'neu@portal.test' }, config)
    expect(window.root.getByRole('heading', { level: 2 })).toHaveTextContent(new RegExp(`^${title}$`))
  })

  it('[REG-NEW-04] [REG-FRM-11] [REG-FRM-10] shows the error text of each invalid field, and sends nothing', async () => {
    await open()
    // The layers accept this address.
    await user.type(await email(), 'eva+neu@portal.test')
    await create()
    expect(await email()).toHaveAccessibleDescription(/^Bitte geben Sie eine vollständige E-Mail-Adresse ein/)
    expect(await email()).toHaveFocus()
    expect(await password()).toHaveAccessibleDescription(/^Dieses Passwort ist noch nicht sicher genug/)
    expect(calls).toEqual([])
  })

  it.each([
    ['registerframe_error_account', email, password, /^Bitte geben Sie eine vollständige E-Mail-Adresse ein/],
    ['registerframe_error_unfinished', email, password, /^Bitte geben Sie eine vollständige E-Mail-Adresse ein/],
    ['registerframe_error_passwd', password, email, /^Dieses Passwort ist noch nicht sicher genug/],
    ['registerframe_error_passwd_common', password, email, /^Dieses Passwort ist noch nicht sicher genug/],
  ])(
    '[REG-NEW-04] [REG-FRM-11] shows the error text of the field that the portal refuses with %s',
    async (error, refused, accepted, text) => {
      server.use(...accountFake(calls, { create_account: { error } }))
      await open({ user_mail: 'neu@portal.test' })
      await user.type(await password(), 'Stark-genug-1')
      await create()
      await waitFor(async () => expect(await refused()).toBeInvalid())
      expect(await refused()).toHaveAccessibleDescription(text)
      expect(await accepted()).toBeValid()
    },
  )

  it('[REG-NEW-04] [REG-FRM-11] keeps the typed values and offers the log-in if the account exists', async () => {
    await open()
    await user.type(await email(), 'eva@portal.test')
    await user.type(await password(), 'Stark-genug-1')
    await create()
    expect(await window.page.findByRole('alert')).toHaveTextContent('gibt es schon ein Konto')
    await waitFor(async () => expect(await email()).toBeInvalid())
    expect(await email()).toHaveAccessibleDescription(/^Bitte geben Sie eine vollständige E-Mail-Adresse ein/)
    expect(await password()).toHaveValue('Stark-genug-1')
    await user.click(await window.page.findByRole('button', { name: 'Zur Anmeldung' }))
    expect(await window.page.findByRole('textbox', { name: 'E-Mail-Adresse oder Kontoname' })).toHaveValue(
      'eva@portal.test',
    )
  })

  it('[REG-API-02] the log-in that it offers is the window that the page configures in place of userpass', async () => {
    await open({ user_mail: 'eva@portal.test', windows: { userpass: 'voucher' } })
    await user.type(await password(), 'Stark-genug-1')
    await create()
    await user.click(await window.page.findByRole('button', { name: 'Zur Anmeldung' }))
    expect(await window.root.findByRole('textbox', { name: 'Gutscheincode' })).toBeInTheDocument()
  })

  it('shows ‘No such window’ if the page configures an unknown window for the log-in, and still offers the log-in', async () => {
    expectConsole('error', /No such window/)
    const windows: Record<string, string> = { userpass: 'nowhere' }
    await open({ user_mail: 'eva@portal.test', windows } as RegisterOpenOptions)
    await user.type(await password(), 'Stark-genug-1')
    await create()
    const offer = await window.page.findByRole('button', { name: 'Zur Anmeldung' })
    await user.click(offer)
    expect(await window.root.findByText(/No such window 'nowhere'/)).toBeInTheDocument()
    await user.click(window.root.getAllByRole('button', { name: 'OK' }).at(-1)!)
    expect(offer).toBeInTheDocument()
    expect(window.page.getByRole('alert')).toHaveTextContent('gibt es schon ein Konto')
  })
})
