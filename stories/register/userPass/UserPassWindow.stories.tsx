import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { accountFake } from '../../../src/testing/accountFake'
import { WindowStage } from '../../WindowStage'

/** Logs in, or creates an account for an unknown e-mail address. */
const meta = {
  component: WindowStage,
  tags: ['register.userpass'],
  args: { callName: 'register.open', globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: accountFake() }, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const account = () => screen.findByRole('textbox', { name: 'E-Mail-Adresse oder Kontoname' })
const field = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Nothing is typed yet: the window asks for an account and its password. */
export const Start: Story = {
  tags: ['default', 'empty'],
  async play() {
    const input = await account()
    await waitFor(() => expect(input).toHaveFocus())
  },
}

/** The account exists: a new password can be requested. */
export const Existing: Story = {
  async play() {
    await userEvent.type(await account(), 'archiv')
    await userEvent.tab()
    await expect(await screen.findByRole('button', { name: 'Neues Passwort anfordern' })).toBeVisible()
  },
}

/** The e-mail address has no account yet: the person chooses a password. */
export const NewAccount: Story = {
  async play() {
    await userEvent.type(await account(), 'neu@portal.test{Enter}')
    await userEvent.type(await field(/^Neues Passwort ?\*?$/), 'Stark-genug-1')
    await userEvent.type(await field(/wiederholen/), 'Stark')
    await press('Konto anlegen')
    await expect(await field(/wiederholen/)).toHaveAccessibleDescription(
      'Die beiden Passwörter sind nicht gleich. Bitte geben Sie zweimal dasselbe ein.',
    )
  },
}

/** The typed text is neither an account nor an e-mail address. */
export const UnknownAccount: Story = {
  async play() {
    await userEvent.type(await account(), 'niemand')
    await userEvent.tab()
    await expect(await screen.findByText(/Diesen Kontonamen kennen wir nicht/)).toBeVisible()
  },
}

/** The portal refuses the password. */
export const WrongPassword: Story = {
  tags: ['refused'],
  async play() {
    await userEvent.type(await account(), 'archiv')
    await userEvent.type(await field(/^Passwort/), 'falsch{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Dieses Passwort wurde nicht angenommen')
  },
}

/** The account was never confirmed: a button that mails a link replaces the log-in button. */
export const Unfinished: Story = {
  async play() {
    await userEvent.type(await account(), 'jonte@portal.test')
    await userEvent.type(await field(/^Passwort/), 'geheim-1{Enter}')
    await expect(await screen.findByRole('button', { name: 'Link per E-Mail schicken' })).toBeVisible()
  },
}

/** The log-in request is pending. */
export const Sending: Story = {
  tags: ['loading'],
  parameters: { msw: { handlers: [http.post('*/register/ajax.php', () => delay('infinite')), ...accountFake()] } },
  async play() {
    await userEvent.type(await account(), 'archiv')
    await userEvent.type(await field(/^Passwort/), 'Uferlicht-2026{Enter}')
    await expect(await screen.findByRole('button', { name: 'Anmelden' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The account could not be checked: there is a retry button. */
export const Unchecked: Story = {
  tags: ['failed'],
  parameters: {
    msw: { handlers: [http.get('*/register/ajax.php', () => new HttpResponse('', { status: 500 }))] },
    expectedErrors: ['500'],
  },
  async play() {
    await userEvent.type(await account(), 'archiv')
    await userEvent.tab()
    await expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** A very long e-mail address, which has no account yet. */
export const LongTexts: Story = {
  tags: ['long'],
  async play() {
    await userEvent.type(
      await account(),
      'vorstand.kulturlandschaftspflegevereinigung.niederelbe@denkmalpflegeorganisationen.example',
    )
    await userEvent.tab()
    await expect(await field(/^Neues Passwort ?\*?$/)).toBeVisible()
  },
}
