import type { Meta, StoryObj } from '@storybook/react-vite'
import { DialogLayout } from '../../../src/kit/dialog/DialogLayout'
import { TextField } from '../../../src/kit/field/TextField'

/** What the small dialogs are made of; for a dialog with content of its own. */
const meta = {
  component: DialogLayout,
  args: { role: 'dialog', heading: 'Serie anlegen', okText: 'Anlegen', cancelText: 'Abbrechen', onOk: () => {}, onCancel: () => {}, children: null },
  parameters: { docs: { story: { inline: false, height: '380px' } } },
} satisfies Meta<typeof DialogLayout>
export default meta
type Story = StoryObj<typeof meta>

/** With a field: Enter in it is OK. */
export const WithField: Story = { args: { children: <TextField label="Titel" value="Stadtfest" onChange={() => {}} /> } }
