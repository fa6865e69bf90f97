import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { accountFake } from '../../../src/testing/accountFake'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'

/** Sets a new password for the account of the session. */
const meta = {
  component: WindowStage,
  tags: ['register.passwdchange'],
  args: {
    callName: 'register.open',
    given: ['passwdchange', { user_mail: 'archiv@kulturportal.example' }],
    globals: {},
  },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: accountFake() }, docs: { story: { inline: false, height: '640px' } } },
  // The window removes the query from the page's address. Storybook needs the query, because it names the story.
  beforeEach() {
    spyOn(history, 'replaceState').mockImplementation(() => {})
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const password = () => screen.findByLabelText(/^Neues Passwort/, { selector: 'input' })

/** The account's name is shown in a disabled field. */
export const Start: Story = {
  tags: ['default'],
  async play() {
    await expect(await screen.findByRole('textbox', { name: 'Konto' })).toBeDisabled()
    const input = await password()
    await waitFor(() => expect(input).toHaveFocus())
  },
}

/** A password that is too weak: the field shows the reason. */
export const Weak: Story = {
  async play() {
    await userEvent.type(await password(), 'aaaa1{Enter}')
    await expect(await password()).toHaveAccessibleDescription(/^Dieses Passwort ist noch nicht sicher genug/)
  },
}

/** The portal refuses the password. */
export const Refused: Story = {
  tags: ['refused'],
  parameters: { msw: { handlers: accountFake([], { change_password: { error: 'registerframe_error_passwd' } }) } },
  async play() {
    await userEvent.type(await password(), 'Ganz-neu-2026{Enter}')
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

/** The session is loading. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: { msw: { handlers: [http.post('*/register/ajax.php', () => delay('infinite'))] } },
}

/** The portal responds with an error: there is a retry button. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    msw: { handlers: [http.post('*/register/ajax.php', () => new HttpResponse('', { status: 500 }))] },
    expectedErrors: ['500'],
  },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** An account with a very long address as its name. */
export const LongTexts: Story = {
  tags: ['long'],
  args: {
    given: [
      'passwdchange',
      { user_mail: 'vorstand.kulturlandschaftspflegevereinigung.niederelbe@denkmalpflegeorganisationen.example' },
    ],
  },
  parameters: {
    msw: {
      handlers: accountFake([], {
        get_session_data: {
          account: 'vorstand.kulturlandschaftspflegevereinigung.niederelbe@denkmalpflegeorganisationen.example',
        },
      }),
    },
  },
  async play() {
    await expect(await screen.findByRole('textbox', { name: 'Konto' })).toBeDisabled()
  },
}
