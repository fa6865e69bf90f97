import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '../../../src/kit/control/LiveRegion'

/** A text for screen readers only. Its meaning is visible in another way. */
const meta = { component: VisuallyHidden, args: { children: 'werden geladen' } } satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** 'Bilder' is followed by a hidden 'werden geladen'. */
export const Hidden: Story = {
  render: args => (
    <p>
      Bilder <VisuallyHidden {...args} />
    </p>
  ),
}
