import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, type ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../../../../src/kit/control/Button'
import { Popup } from '../../../../src/kit/control/popup/Popup'
import { storyRoot } from '../../../../test/support/storyRoot'

function Anchored({ at = 'start', ...props }: Omit<ComponentProps<typeof Popup>, 'anchor'> & { at?: 'start' | 'end' }) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ display: 'grid', justifyItems: 'start', alignContent: at, height: 'calc(100vh - 48px)' }}>
      <Button ref={anchor}>Veranstaltung und ihre Orte</Button>
      <Popup {...props} anchor={anchor} />
    </div>
  )
}

/** Container of lists, menus, calendars and tooltips: above all other content, next to its anchor, always in view. */
const meta = {
  component: Anchored,
  args: { role: 'group', 'aria-label': 'Orte', children: <p style={{ padding: 12 }}>Schloss, Garten, Rathaus</p> },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof Anchored>
export default meta
type Story = StoryObj<typeof meta>

const boxes = (canvas: HTMLElement) => {
  const story = within(storyRoot(canvas))
  return {
    popup: story.getByRole('group', { name: 'Orte' }).getBoundingClientRect(),
    button: story.getByRole('button').getBoundingClientRect(),
  }
}

/** Below its anchor, if there is space. */
export const Below: Story = {
  args: { side: 'below' },
  play: async ({ canvasElement }) => {
    const { popup, button } = boxes(canvasElement)
    await expect(popup.top).toBeGreaterThanOrEqual(button.bottom)
  },
}

/** The list of a field is at least as wide as the field. */
export const AsWideAsItsAnchor: Story = {
  args: { isAnchorWide: true, children: <p style={{ padding: 12 }}>Schloss</p> },
  play: async ({ canvasElement }) => {
    const { popup, button } = boxes(canvasElement)
    await expect(popup.width).toBeGreaterThanOrEqual(button.width)
  },
}

/** A submenu is beside its menu item, if there is space. */
export const Beside: Story = {
  args: { side: 'beside' },
  play: async ({ canvasElement }) => {
    const { popup, button } = boxes(canvasElement)
    await expect(popup.right).toBeLessThanOrEqual(innerWidth)
    if (innerWidth > 600) await expect(popup.left).toBeGreaterThanOrEqual(button.right - 1)
  },
}

/** At the bottom of the page, the popup is above its anchor. */
export const Flipped: Story = {
  args: { at: 'end' },
  play: async ({ canvasElement }) => {
    const { popup, button } = boxes(canvasElement)
    await expect(popup.bottom).toBeLessThanOrEqual(button.top)
  },
}
