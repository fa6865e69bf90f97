import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from '../../../src/kit/field/TextField'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'

function Live(props: ComponentProps<typeof TextField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <TextField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** One line of text. */
const meta = {
  component: TextField,
  args: { label: 'Titel', value: '', onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty, with an example as placeholder. */
export const Empty: Story = { args: { placeholder: 'Schlossgarten im Herbst' } }

/** Filled, with a hint. */
export const Hint: Story = { args: { value: 'Schlossgarten im Herbst', hint: 'Erscheint unter dem Bild.' } }

/** Required; a screen reader reads the error with the field. */
export const Error: Story = {
  args: { isRequired: true, error: 'Bitte geben Sie einen Titel ein.', hint: 'Erscheint unter dem Bild.' },
  play: async ({ canvasElement }) => {
    const field = within(storyRoot(canvasElement)).getByRole('textbox', { name: 'Titel' })
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Bitte geben Sie einen Titel ein. Erscheint unter dem Bild.')
    await userEvent.type(field, 'Rathaus')
    await expect(field).toHaveValue('Rathaus')
  },
}

/** Visible but disabled. */
export const Disabled: Story = { args: { value: 'Rathaus', disabled: true } }

/** A long German label and a long value. */
export const LongText: Story = {
  args: {
    label: 'Urheberrechtsnutzungsvereinbarungsbezeichnung der Kulturlandschaftspflegevereinigung',
    value: 'Landesausstellungseröffnungsveranstaltungsdokumentationsaufnahme',
    error: 'Der Wert ist länger als die zweihundertfünfundfünfzig Zeichen, die der Server annimmt.',
  },
}
