import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { MultiTextField } from '../../../src/kit/field/MultiTextField'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'
import { RightToLeft } from './RightToLeft'

function Live(props: ComponentProps<typeof MultiTextField>) {
  const [texts, setTexts] = useState(props.texts)
  return (
    <Column>
      <MultiTextField {...props} texts={texts} onChange={setTexts} />
    </Column>
  )
}

/** Several texts, one of them visible at a time. */
const meta = {
  component: MultiTextField,
  args: {
    label: 'Beschreibung',
    chooserLabel: 'Sprache',
    texts: {},
    onChange: () => {},
    parts: [
      { value: 'de', label: 'Deutsch' },
      { value: 'en', label: 'Englisch' },
      { value: 'pl', label: 'Polnisch' },
    ],
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof MultiTextField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty in every language. */
export const Empty: Story = { args: { placeholder: 'Was ist zu sehen?' } }

/** Another language shows another text. */
export const Filled: Story = {
  args: { texts: { de: 'Schlossgarten im Herbst', en: 'Castle garden in autumn' }, hint: 'Erscheint unter dem Bild.' },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.selectOptions(story.getByRole('combobox', { name: 'Sprache' }), 'en')
    await expect(story.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Castle garden in autumn')
  },
}

/** Required field. */
export const Required: Story = { args: { isRequired: true } }

/** Required and empty. */
export const Error: Story = {
  args: { isRequired: true, error: 'Bitte beschreiben Sie das Bild in mindestens einer Sprache.' },
}

/** Disabled state. */
export const Disabled: Story = { args: { texts: { de: 'Schlossgarten im Herbst' }, disabled: true } }

/** Long German words. */
export const LongText: Story = {
  args: {
    label: 'Urheberrechtsnutzungsvereinbarungsbezeichnung der Kulturlandschaftspflegevereinigung',
    texts: { de: 'Landesausstellungseröffnungsveranstaltungsdokumentationsaufnahme' },
  },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: {
    label: 'وصف',
    chooserLabel: 'اللغة',
    texts: { ar: 'حديقة القصر' },
    parts: [
      { value: 'ar', label: 'العربية' },
      { value: 'de', label: 'الألمانية' },
    ],
  },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
