import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TreeMultiSelect } from '../../../../src/kit/field/tree/TreeMultiSelect'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'
import { Column } from '../../Column'

const NODES = [
  {
    title: 'Zielgruppe',
    href: 'target',
    data: [
      { title: 'Kinder', href: 'children' },
      { title: 'Familien', href: 'families' },
      { title: 'Fachpublikum', href: 'experts' },
    ],
  },
  {
    title: 'Barrierefreiheit',
    href: 'access',
    data: [
      {
        title: 'Gebäude',
        href: 'building',
        data: [
          { title: 'Rampe', href: 'ramp' },
          { title: 'Aufzug', href: 'lift' },
        ],
      },
      { title: 'Gebärdensprache', href: 'signs' },
    ],
  },
  { title: 'Eintritt frei', href: 'free' },
  { title: 'Im Freien', href: 'outdoors' },
]

const LONG = Array.from({ length: 30 }, (_, index) => ({ title: `Merkmal ${index + 1}`, href: `${index + 1}` }))

function Live(props: ComponentProps<typeof TreeMultiSelect>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column style={{ minHeight: 400, alignContent: 'start' }}>
      <TreeMultiSelect {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** Several choices from a tree. */
const meta = {
  component: TreeMultiSelect,
  args: {
    label: 'Merkmale',
    title: 'Merkmale der Veranstaltung wählen',
    nodes: NODES,
    idOf: node => node.href,
    value: [],
    onChange: () => {},
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof TreeMultiSelect>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move, open and close; Space chooses; Escape returns the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    const button = story.getByRole('combobox', { name: 'Merkmale' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ')
    await expect(story.getByRole('treeitem', { name: 'Zielgruppe' })).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{End}{Enter}{Escape}')
    await expect(button).toHaveTextContent('Kinder, Im Freien')
    await expect(focusedElement()).toBe(button)
  },
}

/** Open, with the branch of the choice expanded. */
export const Open: Story = {
  args: { value: ['lift', 'free'] },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('combobox'))
    await expect(story.getByRole('treeitem', { name: 'Aufzug' })).toBeVisible()
    await expect(focusedElement()).toHaveTextContent('Zielgruppe')
  },
}

/** A long tree is 300 px high, and scrolls. */
export const Long: Story = {
  args: { nodes: LONG },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('combobox'))
    await expect(story.getByRole('tree').getBoundingClientRect().height).toBe(300)
  },
}

/** With a low height limit, the tree scrolls. */
export const Low: Story = {
  args: { maxHeight: 110 },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByRole('combobox'))
    await expect(story.getByRole('tree').getBoundingClientRect().height).toBe(110)
  },
}

/** Required and empty. */
export const Error: Story = {
  args: { isRequired: true, error: 'Bitte wählen Sie mindestens ein Merkmal.', hint: 'Mehrere sind möglich.' },
}

/** Disabled state. */
export const Disabled: Story = { args: { value: ['free'], disabled: true } }
