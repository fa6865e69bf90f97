import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HierarchicalPicker } from '../../../../src/kit/field/tree/HierarchicalPicker'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'

const OPTIONS = [
  { value: '0', label: 'Keine Kategorie' },
  {
    value: 'music',
    label: 'Musik',
    options: [
      { value: '11', label: 'Oper' },
      {
        value: 'concert',
        label: 'Konzert',
        options: [
          { value: '12', label: 'Kammermusik' },
          { value: '13', label: 'Chor' },
        ],
      },
      { value: '14', label: 'Festival' },
    ],
  },
  {
    value: 'stage',
    label: 'Bühne',
    options: [
      { value: '21', label: 'Schauspiel' },
      { value: '22', label: 'Figurentheater' },
    ],
  },
  { value: '3', label: 'Ausstellung' },
]

function Live(props: ComponentProps<typeof HierarchicalPicker>) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 260, minHeight: 320 }}>
      <HierarchicalPicker {...props} value={value} onChange={setValue} />
    </div>
  )
}

/** One choice from a hierarchy. */
const meta = {
  component: HierarchicalPicker,
  args: { label: 'Inhaltliche Kategorie', options: OPTIONS, value: '', onChange: () => {}, emptyText: 'Bitte wählen' },
  render: args => <Live {...args} />,
} satisfies Meta<typeof HierarchicalPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Keys open both submenus and choose an option. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    const button = story.getByRole('combobox', { name: 'Inhaltliche Kategorie' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}')
    await expect(focusedElement()).toHaveTextContent('Chor')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveTextContent('Musik › Konzert › Chor')
    await expect(focusedElement()).toBe(button)
  },
}

/** Hover opens submenus. On a page narrower than 960 px, a submenu covers a third of its parent if there is space. */
export const Open: Story = {
  args: { value: '13' },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('combobox'))
    await userEvent.hover(story.getByText('Musik'))
    await userEvent.hover(await story.findByText('Konzert'))
    const parent = story.getByText('Konzert').closest('[role=treeitem]')!
    const submenu = await story.findByRole('group', { name: 'Konzert' })
    await waitFor(() => expect(submenu.getBoundingClientRect().width).toBeGreaterThan(0))
    const share =
      (submenu.getBoundingClientRect().left - parent.getBoundingClientRect().left) /
      parent.getBoundingClientRect().width
    // A phone has no space for the submenu beside its parent or over a third of it, so the submenu only has to fit on
    // the page.
    if (innerWidth > 600) await expect(share).toBeCloseTo(innerWidth < 960 ? 2 / 3 : 1, 1)
    await expect(submenu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}

/** Required and empty. */
export const Error: Story = {
  args: {
    isRequired: true,
    error: 'Bitte wählen Sie eine Kategorie.',
    hint: 'Danach findet man die Veranstaltung im Kalender.',
  },
}

/** Disabled state. */
export const Disabled: Story = { args: { value: '11', disabled: true } }
