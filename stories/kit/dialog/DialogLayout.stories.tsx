import type { Meta, StoryObj } from '@storybook/react-vite'
import { DialogLayout } from '../../../src/kit/dialog/DialogLayout'
import { TextField } from '../../../src/kit/field/TextField'

/** Layout of the small dialogs. Use it for a dialog with its own content. */
const meta = {
  component: DialogLayout,
  args: {
    role: 'dialog',
    heading: 'Serie anlegen',
    okText: 'Anlegen',
    cancelText: 'Abbrechen',
    onOk: () => {},
    onCancel: () => {},
    children: null,
  },
  parameters: { docs: { story: { inline: false, height: '380px' } } },
} satisfies Meta<typeof DialogLayout>
export default meta
type Story = StoryObj<typeof meta>

/** With a field: Enter in the field presses OK. */
export const WithField: Story = {
  args: { children: <TextField label="Titel" value="Stadtfest" onChange={() => {}} /> },
}

/** OK can’t be undone, so Cancel has the focus. */
export const Dangerous: Story = {
  args: {
    role: 'alertdialog',
    heading: 'Serie auflösen?',
    okText: 'Auflösen',
    okVariant: 'danger',
    isCancelFirst: true,
    children: 'Die Bilder der Serie bleiben in der Bibliothek.',
  },
}

/** The action is running: both buttons and Escape have no effect. */
export const Busy: Story = { args: { ...WithField.args, isBusy: true } }
