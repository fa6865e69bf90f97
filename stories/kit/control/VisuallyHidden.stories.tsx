import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '../../../src/kit/control/LiveRegion'

/** A text that only screen readers meet, where the picture of the window says it to the eye. */
const meta = { component: VisuallyHidden, args: { children: 'werden geladen' } } satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing to see: 'Bilder' is followed by a hidden 'werden geladen'. */
export const Hidden: Story = {
  render: args => (
    <p>
      Bilder <VisuallyHidden {...args} />
    </p>
  ),
}
