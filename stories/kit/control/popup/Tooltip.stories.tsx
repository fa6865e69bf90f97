import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../../src/kit/control/Button'
import { Tooltip } from '../../../../src/kit/control/popup/Tooltip'
import { storyRoot } from '../../../../test/support/storyRoot'

/** Explains the control under the pointer or with the focus. */
const meta = {
  component: Tooltip,
  args: {
    text: 'Schlossgarten im Herbst\n1200 × 800 Pixel, 2,4 MB',
    delayMs: 0,
    children: trigger => <Button {...trigger}>Bild 7</Button>,
  },
  decorators: [
    Story => (
      <div style={{ minHeight: 160, paddingBlockStart: 60 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

/** Hovered; the text is the button's description. */
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.hover(story.getByRole('button'))
    await expect(await story.findByRole('tooltip')).toBeVisible()
    await expect(story.getByRole('button')).toHaveAccessibleDescription(/Schlossgarten im Herbst/)
  },
}

/** Escape closes the tooltip. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.hover(story.getByRole('button'))
    await story.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(story.queryByRole('tooltip')).toBeNull())
  },
}
