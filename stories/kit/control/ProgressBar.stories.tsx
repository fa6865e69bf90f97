import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '../../../src/kit/control/ProgressBar'
import { Column } from '../Column'

/** Progress of an upload or another long action. */
const meta = {
  component: ProgressBar,
  args: { label: 'Hochladen', value: 45, text: '4,5 MB / 10 MB' },
  decorators: [
    Story => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

/** The total is known. */
export const Known: Story = {}

/** At the start and at the end. */
export const Ends: Story = {
  render: () => (
    <>
      <ProgressBar label="Schlossgarten.jpg" value={0} text="0 MB / 3,1 MB" />
      <ProgressBar label="Rathaus.jpg" value={100} text="3,1 MB / 3,1 MB" />
    </>
  ),
}

/** The server is working, with an unknown duration. */
export const Unknown: Story = { args: { value: undefined, text: undefined, label: 'Wird verarbeitet' } }

/** The action has failed; a notice gives the reason. */
export const Failed: Story = { args: { isFailed: true, value: 62 } }

/** A long file name and a long amount share the line. */
export const LongText: Story = {
  args: {
    label: 'Eröffnungsveranstaltung-Kulturlandschaftsausstellung-Niederrhein.jpeg',
    text: '1.023,9 MB / 1.024,0 MB',
  },
}
