import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from '../../../src/kit/field/Switch'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'
import { RightToLeft } from './RightToLeft'

function Live(props: ComponentProps<typeof Switch>) {
  const [isOn, setIsOn] = useState(props.isOn)
  return (
    <Column>
      <Switch {...props} isOn={isOn} onChange={setIsOn} />
    </Column>
  )
}

/** Switches a setting on or off at once. */
const meta = {
  component: Switch,
  args: { label: 'Nutzungsbedingungen zustimmen', isOn: false, onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

/** A click anywhere on the line turns the switch on or off. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByText('Nutzungsbedingungen zustimmen'))
    await expect(story.getByRole('switch')).toBeChecked()
    await userEvent.click(story.getByRole('switch'))
    await expect(story.getByRole('switch')).not.toBeChecked()
  },
}

/** On, with a hint below. */
export const On: Story = { args: { isOn: true, hint: 'Ohne Zustimmung kann das Passwort nicht geändert werden.' } }

/** Required field. */
export const Required: Story = { args: { required: true } }

/** Must be on to continue. */
export const Error: Story = {
  args: { required: true, error: 'Bitte stimmen Sie den Nutzungsbedingungen zu.', hint: 'Sie gelten ab sofort.' },
}

/** Disabled state. */
export const Disabled: Story = {
  render: args => (
    <Column>
      <Switch {...args} disabled />
      <Switch {...args} disabled isOn />
    </Column>
  ),
}

/** A long text wraps beside the switch. */
export const LongText: Story = {
  args: {
    label:
      'Urheberrechtsnutzungsvereinbarung der Kulturlandschaftspflegevereinigung für Landesausstellungseröffnungsveranstaltungen gelesen',
  },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: { label: 'الموافقة على الشروط', isOn: true, hint: 'تسري فورا' },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
