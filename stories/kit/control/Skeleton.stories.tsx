import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../../src/kit/control/Skeleton'
import { Column } from '../Column'

/** Keeps the place of content that is still loading, so that nothing jumps when it comes. */
const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Lines of text to come. */
export const Lines: Story = {
  render: () => (
    <Column>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
    </Column>
  ),
}

/** A picture to come. */
export const Picture: Story = { args: { width: '193px', height: '140px' } }
