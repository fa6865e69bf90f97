import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List, Pencil, Trash2, X } from 'lucide'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { IconButton } from '../../../src/kit/control/IconButton'
import { Tooltip } from '../../../src/kit/control/popup/Tooltip'
import { storyRoot } from '../../../test/support/storyRoot'
import { Row } from '../Row'

/** A button that shows only a well-known icon. Screen readers read the button's label, and hover shows the label. */
const meta = { component: IconButton, args: { label: 'Schließen', icon: X } } satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** In a window's header or on a tile. */
export const Quiet: Story = {}

/** The variants and sizes side by side. */
export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="Bearbeiten" icon={Pencil} variant="secondary" />
      <IconButton label="Bearbeiten, klein" icon={Pencil} variant="secondary" size="small" />
      <IconButton label="Übernehmen" icon={Pencil} variant="primary" />
      <IconButton label="Löschen" icon={Trash2} variant="danger" />
      <IconButton label="Nicht möglich" icon={Trash2} disabled />
    </Row>
  ),
}

function ViewSwitch() {
  const [isList, setIsList] = useState(false)
  return (
    <Row role="group" aria-label="Ansicht">
      <IconButton label="Kacheln" icon={LayoutGrid} isPressed={!isList} onClick={() => setIsList(false)} />
      <IconButton label="Liste" icon={List} isPressed={isList} onClick={() => setIsList(true)} />
    </Row>
  )
}

/** Switches between two views; the pressed button is the current view. */
export const Pressed: Story = {
  render: () => <ViewSwitch />,
  play: async ({ canvasElement }) => {
    const list = within(storyRoot(canvasElement)).getByRole('button', { name: 'Liste' })
    await expect(list).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(list)
    await expect(list).toHaveAttribute('aria-pressed', 'true')
  },
}

/** In a bar of icons only, the kit’s tooltip shows the name at once, also on keyboard focus. */
export const WithTooltip: Story = {
  render: args => (
    <Tooltip text={args.label} delayMs={0}>
      {trigger => <IconButton {...args} {...trigger} hasTooltip />}
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.hover(story.getByRole('button', { name: 'Schließen' }))
    await expect(await story.findByRole('tooltip')).toHaveTextContent('Schließen')
    await expect(story.getByRole('button', { name: 'Schließen' })).not.toHaveAttribute('title')
  },
}
