import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from '../../../src/kit/control/Loader'
import { Column } from '../Column'

/** Over content that is being replaced. */
const meta = {
  component: Loader,
  render: args => (
    <Column>
      <div style={{ position: 'relative', padding: 16 }}>
        <p>Diese Bilder gehören noch zum vorigen Filter.</p>
        <Loader {...args} />
      </div>
    </Column>
  ),
} satisfies Meta<typeof Loader>
export default meta
type Story = StoryObj<typeof meta>

/** Until the pictures of another filter are here. */
export const OverList: Story = {}

/** While the portal stores an upload it appears sooner. */
export const OverUpload: Story = { args: { fade: 100 } }
