import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { TextArea } from '../../../src/kit/field/TextArea'
import { Column } from '../Column'
import { RightToLeft } from './RightToLeft'

function Live(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <TextArea {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** A text of several lines. */
const meta = {
  component: TextArea,
  args: { label: 'Beschreibung', value: '', onChange: () => {} },
  render: args => <Live {...args} />,
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

/** Empty, with a question as placeholder. */
export const Empty: Story = { args: { placeholder: 'Was ist zu sehen?' } }

/** Filled, with a hint. */
export const Filled: Story = {
  args: { value: 'Der Schlossgarten im Herbst,\naufgenommen vom Rathausturm.', hint: 'Erscheint unter dem Bild.' },
}

/** Required field. */
export const Required: Story = { args: { isRequired: true } }

/** Required and empty. */
export const Error: Story = {
  args: { isRequired: true, error: 'Bitte beschreiben Sie das Bild.', hint: 'Erscheint unter dem Bild.' },
}

/** Disabled state. */
export const Disabled: Story = { args: { value: 'Der Schlossgarten im Herbst', disabled: true } }

/** Long German words. */
export const LongText: Story = {
  args: {
    label: 'Urheberrechtsnutzungsvereinbarungsbezeichnung der Kulturlandschaftspflegevereinigung',
    value: 'Landesausstellungseröffnungsveranstaltungsdokumentationsaufnahme '.repeat(4),
  },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: { label: 'وصف', value: 'حديقة القصر في الخريف', hint: 'يظهر تحت الصورة' },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
