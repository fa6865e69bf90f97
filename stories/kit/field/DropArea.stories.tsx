import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DropArea } from '../../../src/kit/field/DropArea'
import { dragFiles } from '../../../test/support/dragFiles'
import { storyRoot } from '../../../test/support/storyRoot'

/** A list that accepts dropped files anywhere. */
const meta = {
  component: DropArea,
  args: { text: 'Zum Hochladen loslassen', onFiles: fn(), children: <p style={{ height: 240 }}>Bilderliste</p> },
} satisfies Meta<typeof DropArea>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is dragged: only the content is visible. */
export const Idle: Story = {}

/** Files are dragged over the list; a dragged text would have no effect. */
export const Over: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    dragFiles(story.getByText('Bilderliste'), 'dragenter', [])
    await expect(story.queryByText('Zum Hochladen loslassen')).toBeNull()
    dragFiles(story.getByText('Bilderliste'), 'dragenter', [new File(['x'], 'Rathaus.jpg')])
    await expect(await story.findByText('Zum Hochladen loslassen')).toBeVisible()
  },
}

/** Disabled: dragged files have no effect. */
export const Closed: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    dragFiles(story.getByText('Bilderliste'), 'dragenter', [new File(['x'], 'Rathaus.jpg')])
    await expect(story.queryByText('Zum Hochladen loslassen')).toBeNull()
  },
}
