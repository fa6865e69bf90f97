import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmDialog } from '../../../src/kit/dialog/MessageDialog'
import { storyRoot } from '../../../test/support/storyRoot'

/** Asks before an action that a person may not want. */
const meta = {
  component: ConfirmDialog,
  args: { heading: 'Änderungen verwerfen?', okText: 'Verwerfen', cancelText: 'Abbrechen', onOk: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Enter presses OK, and Escape presses Cancel. If Cancel has the focus, Enter presses Cancel. */
export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOk).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    story.getByRole('button', { name: 'Abbrechen' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
    await expect(args.onOk).toHaveBeenCalledTimes(1)
  },
}

/** The action cannot be undone. */
export const Dangerous: Story = {
  args: {
    heading: 'Löschen?',
    text: '„Schlossgarten im Herbst“ wird aus der Bibliothek entfernt.',
    okText: 'Löschen',
    isDangerous: true,
  },
}

/** While the action runs, Enter and Escape have no effect. */
export const Busy: Story = {
  args: { ...Dangerous.args, isBusy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(args.onOk).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** Long German words. */
export const LongText: Story = {
  args: {
    heading: 'Landesausstellungseröffnungsveranstaltungsbilder unwiderruflich löschen?',
    okText: 'Unwiderruflich löschen',
    cancelText: 'Lieber doch behalten',
    isDangerous: true,
  },
}

/** OK would discard typed text, so Cancel has the focus, and Enter means Cancel. */
export const CancelFirst: Story = {
  args: { text: 'Die Beschreibung wurde noch nicht gespeichert.', isCancelFirst: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
    await expect(args.onOk).not.toHaveBeenCalled()
  },
}
