import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldBox } from '../../../src/kit/field/FieldBox'
import { Column } from '../Column'

/** Label, hint and error around any control. Many fields of the kit use this part. */
const meta = {
  component: FieldBox,
  args: {
    label: 'Beschreibung',
    hint: 'Erscheint auf der Seite.',
    children: control => <textarea {...control} rows={3} />,
  },
  decorators: [
    Story => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof FieldBox>
export default meta
type Story = StoryObj<typeof meta>

/** Around a native control. */
export const OwnControl: Story = {}

/** With an error above the hint. */
export const Error: Story = { args: { error: 'Die Beschreibung ist leer.', isRequired: true } }

/** Only screen readers read the label. */
export const LabelHidden: Story = { args: { isLabelHidden: true } }
