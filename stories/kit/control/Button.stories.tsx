import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Trash2, Upload } from 'lucide'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../../src/kit/control/Button'
import { storyRoot } from '../../../test/support/storyRoot'
import { Row } from '../Row'

/** Runs the action that the button's text names. A window has one primary button. */
const meta = {
  component: Button,
  args: { children: 'Bild einsetzen', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The main action of a window. */
export const Primary: Story = { args: { variant: 'primary', icon: Check } }

/** A further action of a window, such as Cancel. */
export const Secondary: Story = {}

/** For bars, where several actions are side by side and none should stand out. */
export const Quiet: Story = { args: { variant: 'quiet', icon: Upload, children: 'Hochladen' } }

/** An action that cannot be undone. */
export const Danger: Story = { args: { variant: 'danger', icon: Trash2, children: 'Löschen' } }

/** In toolbars and inside notices. */
export const Small: Story = {
  render: args => (
    <Row>
      <Button {...args} size="small" variant="primary" />
      <Button {...args} size="small" />
      <Button {...args} size="small" variant="quiet" />
    </Row>
  ),
}

/** Disabled; the context should make the reason clear. */
export const Disabled: Story = {
  render: args => (
    <Row>
      <Button {...args} disabled variant="primary" />
      <Button {...args} disabled />
      <Button {...args} disabled variant="quiet" />
      <Button {...args} disabled variant="danger" />
    </Row>
  ),
}

/** The button's action is running: the button keeps the focus and ignores further clicks. */
export const Busy: Story = {
  args: { isBusy: true, variant: 'primary', children: 'Wird gespeichert …' },
  play: async ({ canvasElement, args }) => {
    const button = within(storyRoot(canvasElement)).getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toBeEnabled()
  },
}

/** Long words of German labels break instead of leaving the window. */
export const LongText: Story = {
  args: {
    variant: 'primary',
    icon: Check,
    children: 'Veranstaltungsmerkmalsverwaltungsübersicht der Kulturlandschaftspflegevereinigung öffnen',
  },
  decorators: [
    Story => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
}
