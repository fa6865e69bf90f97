import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FrameWindowName } from '../../../src/api/RegisterApi'
import type { FrameOptions } from '../../../src/register/frame/FrameOptions'
import { fakePersons } from '../../../src/testing/fakePersons'
import { registerFake } from '../../../src/testing/registerFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLayer } from '../../support/openLayer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { signedInPerson } from '../support/signedInPerson'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
let opened: Awaited<ReturnType<typeof openLayer>>

jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => sessionStorage.clear())
afterEach(() => opened.close())

const REFUSED = 'Nicht für eva@haus.example.'
/** Types into the input of this name in the page's tree. If there is none, types into the text box of the window. */
const type = async (name: string, text: string) => {
  const input =
    document.querySelector<HTMLInputElement>(`input[name=${name}]`) ??
    (await opened.root.findByRole<HTMLInputElement>('textbox'))
  await user.type(input, text)
}

interface Sending {
  readonly ids: string
  readonly name: FrameWindowName
  readonly action: string
  readonly button: string
  readonly options?: FrameOptions
  /** Fills in the form. */
  fill?(): Promise<void>
  /** The window's own text for the refusal; undefined if the window shows the portal's error. */
  readonly refused?: string
}

const SENDINGS: readonly Sending[] = [
  {
    ids: '[REG-FRM-10] [REG-FRM-13]',
    name: 'nameselect',
    action: 'check_mail',
    button: 'Weiter',
    fill: async () => user.click(await opened.root.findByRole('radio', { name: /^Jörg/ })),
  },
  {
    ids: '[REG-FRM-10] [REG-NAD-15]',
    name: 'nameaddress',
    action: 'insert',
    button: 'Weiter',
    options: { remove_terms: true },
    refused: 'Ihre Angaben konnten nicht gespeichert werden',
  },
  {
    ids: '[REG-FRM-10] [REG-FRM-13] [REG-DBL-09]',
    name: 'checkdoublet',
    action: 'insert_user',
    button: 'Trotzdem neu registrieren',
  },
  {
    ids: '[REG-FRM-10] [REG-FRM-13] [REG-DBI-03]',
    name: 'checkdoubletinfo',
    action: 'check_doublet_info_and_insert',
    button: 'Absenden',
  },
  {
    ids: '[REG-FRM-10] [REG-FRM-13]',
    name: 'newaccount',
    action: 'create_account',
    button: 'Konto anlegen',
    async fill() {
      await type('register_newaccount_input_password', 'Stark-genug-1')
    },
  },
  {
    ids: '[REG-FRM-10] [REG-FRM-13]',
    name: 'passwdchange',
    action: 'change_password',
    button: 'Passwort ändern',
    async fill() {
      await type('register_passwdchange_input_password', 'Stark-genug-1')
    },
  },
  {
    ids: '[REG-FRM-10] [REG-VOU-01]',
    name: 'voucher',
    action: 'check_voucher',
    button: 'Einlösen',
    fill: () => type('voucher', 'UFER-1'),
    refused: 'Dieser Gutschein ist nicht gültig',
  },
]

/**
 * Opens a window of a portal that refuses the window's action. Returns functions that press the button of the action,
 * tell if the button is busy, and count the action's requests.
 */
async function open({ name, action, button, options }: Sending) {
  const { handlers, sent } = registerFake({
    get_loggedin_user_data: signedInPerson,
    get_session_data: { account: 'eva' },
    check_voucher: false,
    ...(action !== 'check_voucher' && { [action]: { error: 'Nicht für {email}.' } }),
  })
  server.use(...handlers)
  const given = { data: { fullmatch: fakePersons }, replace_text: { email: 'eva@haus.example' }, ...options }
  opened = await openLayer('register.open', [name, given])
  const place = await waitFor(() => {
    const found = [opened.root, within(document.body)].find(tree => tree.queryByRole('button', { name: button }))
    expect(found).toBeDefined()
    return found!
  })
  return {
    press: () => place.getByRole('button', { name: button }).click(),
    isBusy: () => place.getByRole('button', { name: button }).getAttribute('aria-busy') === 'true',
    requests: () => sent.filter(({ fields }) => fields['action'] === action).length,
  }
}

it.each(SENDINGS.map(sending => [sending.ids, sending.name, sending] as const))(
  '%s %s sends one request for an attempt even if the button is pressed three times, shows the portal’s refusal, and can send again',
  async (_ids, _name, sending) => {
    const { press, isBusy, requests } = await open(sending)
    await sending.fill?.()
    for (const attempt of [1, 2]) {
      for (let times = 0; times < 3; times += 1) press()
      const said = await waitFor(() => {
        const text = `${opened.root.getByRole('dialog').textContent} ${screen.queryByRole('alert')?.textContent}`
        expect(text).toContain(sending.refused ?? REFUSED)
        expect(isBusy()).toBe(false)
        expect(requests()).toBeGreaterThanOrEqual(attempt)
        return text
      })
      expect(said).not.toContain('{email}')
      expect(requests()).toBe(attempt)
    }
  },
)
