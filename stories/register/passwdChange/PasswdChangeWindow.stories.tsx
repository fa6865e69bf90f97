import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent } from 'storybook/test'
import { accountFake } from '../../../test/support/fakes/accountFake'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

/** Sets a new password for the account of the session. */
const meta = {
  component: WindowStage,
  args: { callName: 'register.open', given: ['passwdchange', { user_mail: 'archiv@kulturportal.example' }], globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: accountFake() }, docs: { story: { inline: false, height: '640px' } } },
  // The window takes the query off the page's address, where Storybook keeps a story's name.
  beforeEach() {
    spyOn(history, 'replaceState').mockImplementation(() => {})
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const password = () => screen.findByLabelText(/^Neues Passwort/, { selector: 'input' })

/** Whose password it is stands above it. */
export const Start: Story = {
  async play() {
    await expect(await screen.findByRole('textbox', { name: 'Konto' })).toBeDisabled()
    await expect(await password()).toHaveFocus()
  },
}

/** Too weak. */
export const Weak: Story = {
  async play() {
    await userEvent.type(await password(), 'aaaa1{Enter}')
    await expect(await password()).toHaveAccessibleDescription(/^Dieses Passwort ist noch nicht sicher genug/)
  },
}

/** The portal refuses it. */
export const Refused: Story = {
  parameters: { msw: { handlers: accountFake([], { change_password: { error: 'registerframe_error_passwd' } }) } },
  async play() {
    await userEvent.type(await password(), 'Ganz-neu-2026{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

/** While the portal is asked whose session it is. */
export const Loading: Story = { parameters: { msw: { handlers: [http.post('*/register/ajax.php', () => delay('infinite'))] } } }

/** The portal does not answer: the way to try again. */
export const Failed: Story = {
  parameters: { msw: { handlers: [http.post('*/register/ajax.php', () => new HttpResponse('', { status: 500 }))] }, expectedFaults: ['500'] },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}
