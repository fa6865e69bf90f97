import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, EllipsisVertical, Eye, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Menu } from '../../../../src/kit/control/menu/Menu'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'

/** Acts that would fill a bar, behind one button. */
const meta = {
  component: Menu,
  args: {
    label: 'Aktionen',
    items: [
      { id: 'copy', label: 'Kopieren', icon: Copy },
      { id: 'publish', label: 'Veröffentlichen', icon: Eye, isDisabled: true },
      { id: 'delete', label: 'Löschen', icon: Trash2, isDangerous: true },
    ],
    onChoose: fn(),
  },
  decorators: [
    Story => (
      <div style={{ minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is open. */
export const Closed: Story = {}

/** Arrow keys and first letters move, Enter chooses, the focus goes back to the button. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const story = within(storyRoot(canvasElement))
    const button = story.getByRole('button', { name: 'Aktionen' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(focusedElement()).toBe(story.getByRole('menuitem', { name: 'Löschen' }))
    await userEvent.keyboard('k{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('copy')
    await expect(focusedElement()).toBe(button)
  },
}

/** Open, as it comes below its button. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button', { name: 'Aktionen' }))
    await expect(focusedElement()).toBe(story.getByRole('menuitem', { name: 'Kopieren' }))
  },
}

/** Only an icon; near the edge the menu stays in view. */
export const IconOnly: Story = {
  args: { icon: EllipsisVertical, isIconOnly: true },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('button', { name: 'Aktionen' }))
    await expect(story.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}

/** Not to be used now. */
export const Disabled: Story = { args: { disabled: true } }
