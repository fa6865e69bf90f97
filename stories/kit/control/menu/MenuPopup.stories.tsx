import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Eye, EyeOff, Trash2 } from 'lucide'
import { useRef, useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../../../src/kit/control/Button'
import { MenuPopup } from '../../../../src/kit/control/menu/MenuPopup'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'

function Opened(props: Omit<ComponentProps<typeof MenuPopup>, 'anchor'>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const close = () => {
    setIsOpen(false)
    props.onClose()
  }
  return (
    <div style={{ minHeight: 260 }}>
      <Button ref={anchor} onClick={() => setIsOpen(true)}>
        Weiteres zur Veranstaltung Kammerkonzert
      </Button>
      {isOpen && <MenuPopup {...props} anchor={anchor} onClose={close} />}
    </div>
  )
}

/** Actions of a menu. The caller renders the menu's button. */
const meta = {
  component: Opened,
  args: {
    label: 'Weiteres zum Kammerkonzert',
    items: [
      { id: 'publish', label: 'Veröffentlichen', icon: Eye },
      { id: 'unpublish', label: 'Zurückziehen', icon: EyeOff, isDisabled: true },
      { id: 'copy', label: 'Kopieren', icon: Copy },
      { id: 'delete', label: 'Löschen', icon: Trash2, isDangerous: true },
    ],
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

/** The first action has the focus. A disabled action can have the focus too, but does nothing. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const story = within(storyRoot(canvasElement))
    await expect(focusedElement()).toBe(story.getByRole('menuitem', { name: 'Veröffentlichen' }))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** A choice closes the menu and returns the focus to its button. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const story = within(storyRoot(canvasElement))
    const button = story.getByRole('button')
    await userEvent.click(story.getByRole('menuitem', { name: 'Kopieren' }))
    await expect(args.onChoose).toHaveBeenCalledWith('copy')
    await expect(focusedElement()).toBe(button)
    await userEvent.click(button)
  },
}
