import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays, Images, Languages, Text } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from '../../../../src/kit/control/tabs/Tabs'
import { focusedElement } from '../../../../src/kit/window/keyboard'
import { storyRoot } from '../../../../test/support/storyRoot'

function Live(props: ComponentProps<typeof Tabs>) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <Tabs {...props} selected={selected} onSelect={setSelected}>
      <p>{props.tabs.find(({ id }) => id === selected)?.label}</p>
    </Tabs>
  )
}

/** The parts of a long form. */
const meta = {
  component: Tabs,
  args: {
    label: 'Abschnitte der Veranstaltung',
    tabs: [
      { id: 'event', label: 'Veranstaltung', icon: CalendarDays },
      { id: 'description', label: 'Beschreibung', icon: Text },
      { id: 'translation', label: 'Übersetzung', icon: Languages },
      { id: 'media', label: 'Medien', icon: Images },
    ],
    selected: 'event',
    onSelect: () => {},
    children: null,
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys move around; Enter opens. */
export const Manual: Story = {
  args: { narrowBelow: 0 },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    story.getByRole('tab', { name: 'Veranstaltung' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(focusedElement()).toBe(story.getByRole('tab', { name: 'Beschreibung' }))
    await expect(story.getByRole('tabpanel')).toHaveAccessibleName('Veranstaltung')
    await userEvent.keyboard('{Enter}')
    await expect(story.getByRole('tabpanel')).toHaveAccessibleName('Beschreibung')
  },
}

/** The arrow keys open at once. */
export const Automatic: Story = {
  args: { isAutomatic: true, narrowBelow: 0 },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    story.getByRole('tab', { name: 'Veranstaltung' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(story.getByRole('tabpanel')).toHaveAccessibleName('Medien')
  },
}

/** A tab with something wrong on it is marked. */
export const Error: Story = {
  args: {
    tabs: [
      { id: 'event', label: 'Veranstaltung' },
      { id: 'description', label: 'Beschreibung', error: 'enthält einen Fehler' },
    ],
  },
}

/** In a narrow place a select box stands for the tabs. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await expect(story.queryByRole('tab')).toBeNull()
    await userEvent.selectOptions(story.getByRole('combobox', { name: 'Abschnitte der Veranstaltung' }), 'Medien')
    await expect(story.getByRole('tabpanel')).toHaveTextContent('Medien')
  },
}

/** Long tabs are scrolled, not squeezed. */
export const LongText: Story = {
  args: {
    narrowBelow: 0,
    tabs: [
      { id: 'event', label: 'Landesausstellungseröffnungsveranstaltung' },
      { id: 'description', label: 'Kulturlandschaftspflegebeschreibung' },
      { id: 'media', label: 'Dokumentationsaufnahmen' },
    ],
  },
}
