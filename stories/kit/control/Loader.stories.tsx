import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from '../../../src/kit/control/Loader'
import { Column } from '../Column'

/** Covers content that is being replaced. */
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

/** Shown until the pictures of another filter have loaded. */
export const OverList: Story = {}

/** Fades in faster while the portal stores an upload. */
export const OverUpload: Story = { args: { fade: 100 } }
