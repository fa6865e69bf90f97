import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { accountFake } from '../../../src/testing/accountFake'
import { WindowStage } from '../../WindowStage'

/** Creates an account from an e-mail address and a password. */
const meta = {
  component: WindowStage,
  tags: ['register.newaccount'],
  args: { callName: 'register.open', given: ['newaccount'], globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: accountFake() }, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const KNOWN = ['newaccount', { user_mail: 'eva.kulturlandschaftspflegevereinigung@niedersachsen.example' }] as const
const LOGGED_IN = { auth: { account: 'henrike.ahlers@kulturportal.example' } }
const email = () => screen.findByRole('textbox', { name: 'E-Mail-Adresse' })
const password = () => screen.findByLabelText(/^Passwort/, { selector: 'input' })

/** No e-mail address is known, so the person types one. */
export const Start: Story = {
  tags: ['default', 'empty'],
  async play() {
    const field = await email()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** The e-mail address is known and can't be changed; an account is signed in. */
export const KnownMail: Story = {
  tags: ['long'],
  args: { given: KNOWN, config: LOGGED_IN },
  async play() {
    await userEvent.type(await password(), 'Stark-genug-1')
    await expect(await email()).toHaveAttribute('readonly')
    await expect(await password()).toHaveAccessibleDescription(/sehr gut/)
  },
}

/** An incomplete e-mail address: the field shows the error. */
export const Faulty: Story = {
  async play() {
    await userEvent.type(await email(), 'eva@')
    await userEvent.click(screen.getByRole('button', { name: 'Konto anlegen' }))
    await expect(await email()).toHaveAccessibleDescription(/vollständige E-Mail-Adresse/)
  },
}

/** The account already exists: a button leads to the log-in. */
export const Exists: Story = {
  tags: ['refused'],
  async play() {
    await userEvent.type(await email(), 'eva@portal.test')
    await userEvent.type(await password(), 'Stark-genug-1{Enter}')
    await expect(await screen.findByRole('button', { name: 'Zur Anmeldung' })).toBeVisible()
  },
}
