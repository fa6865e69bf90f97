import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Column } from '../Column'
import { RightToLeft } from '../field/RightToLeft'
import { SignInForm } from './SignInForm'

/**
 * A form with a password, in the light DOM, so that every password manager finds it. The page's styles cannot change
 * it.
 */
const meta = {
  component: SignInForm,
  args: { onSubmit: fn() },
  render: args => (
    <Column>
      <SignInForm {...args} />
    </Column>
  ),
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

/** Filled in, and submitted by Enter. The form is in the page's own tree. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const story = within(canvasElement)
    const password = await story.findByLabelText(/^Passwort/, { selector: 'input' })
    await expect(document.querySelector('input[type=password]')).toBe(password)
    await expect(password.getRootNode()).toBe(document)
    await userEvent.type(story.getByRole('textbox', { name: 'E-Mail oder Benutzername' }), 'lenz')
    await userEvent.type(password, 'Schloss-1{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { account: 'lenz', password: 'Schloss-1', staysLoggedIn: false },
        expect.anything(),
      ),
    )
  },
}

/** Choosing a password; its strength is shown in words below. */
export const NewPassword: Story = {
  args: { isNew: true, initial: { account: 'lenz@haus.de', password: 'Schloss-1', staysLoggedIn: true } },
  play: async ({ canvasElement }) => {
    const story = within(canvasElement)
    await expect(await story.findByLabelText(/^Passwort/, { selector: 'input' })).toHaveAccessibleDescription(
      'Passwortstärke: sehr gut',
    )
    await userEvent.click(story.getByRole('button', { name: 'Passwort anzeigen' }))
    await expect(story.getByLabelText(/^Passwort/, { selector: 'input' })).toHaveAttribute('type', 'text')
  },
}

/** Submitted with invalid values: each field shows its error, and the first field has the focus. */
export const Faulty: Story = {
  args: { isNew: true, initial: { account: 'lenz lenz', password: 'kurz' } },
  play: async ({ canvasElement, args }) => {
    const story = within(canvasElement)
    await userEvent.click(await story.findByRole('button', { name: 'Anmelden' }))
    await expect(story.getByRole('textbox', { name: 'E-Mail oder Benutzername' })).toHaveFocus()
    await expect(story.getByRole('textbox', { name: 'E-Mail oder Benutzername' })).toHaveAccessibleDescription(
      'Das ist kein Benutzername und keine E-Mail-Adresse. Beides führt zu Ihrem Konto.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The request is pending. */
export const Busy: Story = {
  args: { initial: { account: 'lenz', password: 'Schloss-1' }, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Anmelden' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** Disabled state. */
export const Disabled: Story = {
  args: { isDisabled: true, initial: { account: 'lenz', password: 'Schloss-1', staysLoggedIn: true } },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: { isNew: true, initial: { account: 'lenz', password: 'Schloss-1', staysLoggedIn: true } },
  render: args => (
    <RightToLeft>
      <SignInForm {...args} />
    </RightToLeft>
  ),
}
