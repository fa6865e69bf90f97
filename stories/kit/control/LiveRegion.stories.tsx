import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { announce, LiveRegion } from '../../../src/kit/control/LiveRegion'
import { Button } from '../../../src/kit/control/Button'
import { storyRoot } from '../../../test/support/storyRoot'

/** Region for a window's announcements to screen readers. Each modal dialog and each inline window has its own. */
const meta = {
  component: LiveRegion,
  render: () => (
    <>
      <LiveRegion />
      <Button onClick={() => announce('36 Bilder geladen')}>Ansagen</Button>
    </>
  ),
} satisfies Meta<typeof LiveRegion>
export default meta
type Story = StoryObj<typeof meta>

/** A click makes screen readers announce that pictures were loaded. */
export const Announcement: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button'))
    await expect(story.getByRole('status')).toHaveTextContent('36 Bilder geladen')
  },
}
