import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fakePersons } from '../../src/testing/fakePersons'
import { layerFake } from '../../src/testing/layerFake'
import { registerFake } from '../../src/testing/registerFake'
import { findInWindow } from '../findInWindow'
import { typeText } from '../kit/typeText'
import { WindowStage } from '../WindowStage'

const config = { autocomplete: { debounce: 0 } }
const originalRequest = {
  surname: 'Weiß',
  firstname: 'Jörg',
  city: 'Stade',
  city_id: '2829901',
  email: 'joerg@weiss.example',
  plz: '',
  street: '',
  nr: '',
}

/** A visitor registers or logs in. */
const meta = {
  title: 'Flows/Accounts',
  component: WindowStage,
  args: { callName: 'register.open', config, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  beforeEach() {
    sessionStorage.clear()
  },
  parameters: { docs: { story: { inline: false, height: '660px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
/** Time limit for the next window, whose code loads before the current window closes. */
const PATIENCE = { timeout: 5000 }
const inWindow = async (role: string, name: string | RegExp) =>
  waitFor(async () => (await findInWindow()).getByRole(role, { name }), PATIENCE)
const says = (text: string) =>
  waitFor(
    async () => expect((await findInWindow()).getByText(text, { ignore: '[aria-live] *' })).toBeVisible(),
    PATIENCE,
  )
const press = async (name: string | RegExp) => userEvent.click(await inWindow('button', name))

async function enterNameAndAddress() {
  await typeText(await inWindow('textbox', 'Vorname'), 'Jörg')
  await typeText(await inWindow('textbox', 'Nachname'), 'Weiß')
  await typeText(await inWindow('textbox', 'E-Mail-Adresse'), 'joerg@weiss.example')
  await typeText(await inWindow('combobox', 'Ort'), 'Sta')
  await inWindow('option', /^Stadthagen/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click((await (await findInWindow()).findAllByRole('checkbox')).at(-1))
  await press('Weiter')
}

/** A visitor registers, chooses the portal’s entry of the same person, and writes a message to the editors. */
export const DoubletCheck: Story = {
  args: { given: ['nameaddress'] },
  parameters: {
    msw: {
      handlers: registerFake({
        get_loggedin_user_data: null,
        check_doublet: { next: 'checkdoublet', data: { fullmatch: fakePersons }, originalRequest },
        check_doublet_info_and_insert: {
          next: 'message',
          title: 'Danke',
          message: 'Die Redaktion meldet sich bei Ihnen.',
        },
      }).handlers,
    },
  },
  async play({ step }) {
    await step('Name and address', enterNameAndAddress)
    await step('“That is me”', () => press(/^Das bin ich: Jörg/))
    await step('A message to the editors', async () => {
      await typeText(await inWindow('textbox', 'Ihre Nachricht dazu'), 'Ich bin umgezogen.')
      await press('Absenden')
    })
    await step('Done', () => says('Die Redaktion meldet sich bei Ihnen.'))
  },
}

const reloaded = fn()

/** A person registers and gets a role with a voucher. */
export const RegisterWithVoucher: Story = {
  args: { given: ['nameaddress', { voucherRole: 'press' }], config: { ...config, reload: reloaded } },
  parameters: {
    msw: {
      handlers: registerFake({
        get_loggedin_user_data: null,
        check_doublet: { next: 'voucher', voucherRole: 'press' },
        check_voucher: true,
        set_acl_by_voucher: true,
      }).handlers,
    },
  },
  async play({ step }) {
    await step('Name and address', enterNameAndAddress)
    await step('The voucher', async () => {
      await typeText(await inWindow('textbox', 'Gutscheincode'), 'UFER-2026')
      await userEvent.keyboard('{Enter}')
    })
    await step('The page reloads, with the role', () =>
      waitFor(() => expect(reloaded).toHaveBeenCalledWith('register.voucher')),
    )
  },
}

const field = (name: string) => page.findByLabelText(name, { exact: false, selector: 'input' })
const pressOnPage = async (name: string) => userEvent.click(await page.findByRole('button', { name }))

/** The first password is wrong. The person enters only the password again, and is logged in. */
export const LogInAfterFailure: Story = {
  args: { callName: 'register.login' },
  parameters: { msw: { handlers: layerFake() } },
  async play({ step }) {
    await step('The account', async () => {
      await typeText(await field('E-Mail-Adresse oder Kontoname'), 'eva@portal.test')
      await pressOnPage('Weiter')
    })
    await step('A wrong password', async () => {
      await typeText(await field('Passwort'), 'uferlicht')
      await pressOnPage('Anmelden')
      await expect(await page.findByText('Das Passwort stimmt nicht.')).toBeVisible()
    })
    await step('The right password', async () => {
      const password = await field('Passwort')
      await userEvent.clear(password)
      await typeText(password, 'Uferlicht-2026')
      await pressOnPage('Anmelden')
    })
    await step('Logged in', async () => {
      await expect(
        await (await findInWindow()).findByRole('heading', { name: 'Schön, dass Sie da sind' }),
      ).toBeVisible()
    })
  },
}
