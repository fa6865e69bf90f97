import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../../src/kit/control/Skeleton'
import { Column } from '../Column'

/** Reserves space for loading content, so that nothing moves when the content appears. */
const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** Placeholder for lines of text. */
export const Lines: Story = {
  render: () => (
    <Column>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
    </Column>
  ),
}

/** Placeholder for a picture. */
export const Picture: Story = { args: { width: '193px', height: '140px' } }
