import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Images, Text } from 'lucide'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TabBar } from '../../../../src/kit/control/tabs/TabBar'
import { storyRoot } from '../../../../test/support/storyRoot'

function Live({ width, ...props }: ComponentProps<typeof TabBar> & { width?: number }) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <div style={{ maxWidth: width }}>
      <TabBar {...props} selected={selected} onSelect={setSelected} />
      <div
        role="tabpanel"
        id={`${props.id}-panel`}
        aria-labelledby={`${props.id}-${selected}`}
        style={{ paddingBlock: 16 }}
      >
        {props.tabs.find(({ id }) => id === selected)?.label}
      </div>
    </div>
  )
}

/** Tabs of a long form. The caller renders the panels, which may be anywhere. */
const meta = {
  component: Live,
  args: {
    id: 'editor',
    label: 'Abschnitte der Veranstaltung',
    tabs: [
      { id: 'event', label: 'Termin', icon: CalendarDays },
      { id: 'text', label: 'Beschreibung', icon: Text, error: 'enthält einen Fehler' },
      { id: 'media', label: 'Medien', icon: Images },
    ],
    selected: 'event',
    onSelect: () => {},
    narrowBelow: 260,
  },
} satisfies Meta<typeof Live>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move the focus, Enter opens; a mark shows that a panel has an error. */
export const Manual: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    story.getByRole('tab', { name: 'Termin' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(story.getByRole('tabpanel')).toHaveTextContent('Termin')
    await userEvent.keyboard('{Enter}')
    await expect(story.getByRole('tabpanel')).toHaveTextContent('Beschreibung')
  },
}

/** The panels are loaded, so arrow keys open them at once. */
export const Automatic: Story = {
  args: { isAutomatic: true },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    story.getByRole('tab', { name: 'Termin' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(story.getByRole('tabpanel')).toHaveTextContent('Medien')
  },
}

/** A select box replaces the tabs in a narrow space. Its options have the error texts of the tabs. */
export const Narrow: Story = {
  args: { width: 240 },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await expect(story.queryByRole('tab')).toBeNull()
    await expect(story.getByRole('option', { name: 'Beschreibung – enthält einen Fehler' })).toBeInTheDocument()
    await userEvent.selectOptions(story.getByRole('combobox', { name: 'Abschnitte der Veranstaltung' }), 'Medien')
  },
}
