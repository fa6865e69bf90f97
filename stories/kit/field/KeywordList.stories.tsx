import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { KeywordList } from '../../../src/kit/field/KeywordList'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'
import { keywordTexts } from './keywordTexts'
import { RightToLeft } from './RightToLeft'

// `userEvent.type` would change the input, but React does not notice that in a shadow tree.
async function addKeyword(input: HTMLElement, value: string) {
  await fireEvent.change(input, { target: { value } })
  await userEvent.type(input, '{Enter}')
}

function Live(props: ComponentProps<typeof KeywordList>) {
  const [keywords, setKeywords] = useState(props.keywords)
  return (
    <Column>
      <KeywordList {...props} keywords={keywords} onChange={setKeywords} />
    </Column>
  )
}

/** Keywords that are added one by one or pasted. */
const meta = {
  component: KeywordList,
  args: {
    label: 'Schlagwörter',
    keywords: [],
    onChange: () => {},
    texts: keywordTexts,
    tidy: typed => typed.replace(' ', '_'),
    refuse: keyword =>
      /[ÄÖÜäöüß@]/.test(keyword) ? 'Schlagwörter dürfen keine Umlaute, kein ß und kein @ enthalten.' : undefined,
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof KeywordList>
export default meta
type Story = StoryObj<typeof meta>

/** No keyword yet. Enter adds a keyword. The X button of a keyword removes the keyword. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await addKeyword(story.getByRole('textbox', { name: 'Schlagwörter' }), 'Freie Szene')
    await expect(story.getByRole('listitem')).toHaveTextContent('Freie_Szene')
    await userEvent.click(story.getByRole('button', { name: 'Schlagwort Freie_Szene entfernen' }))
    await expect(story.queryByRole('listitem')).toBeNull()
  },
}

/** Several keywords, with a hint. */
export const Filled: Story = { args: { keywords: ['Musik', 'Tanz', 'Theater', 'Stadtfest'], hint: 'Höchstens zehn.' } }

/** With predefined keywords and suggestions. */
export const Assigned: Story = {
  args: { keywords: ['Musik'], assigned: ['Stadtfest', 'Denkmal', 'Ausstellung'], suggestions: ['Musik', 'Museum'] },
}

/** At least one keyword is required. */
export const Required: Story = { args: { isRequired: true } }

/** A refused keyword stays in the input, with the reason. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const input = within(storyRoot(canvasElement)).getByRole('textbox')
    await addKeyword(input, 'Märchen')
    await expect(input).toHaveValue('Märchen')
    await expect(input).toHaveAccessibleDescription('Schlagwörter dürfen keine Umlaute, kein ß und kein @ enthalten.')
  },
}

/** No keyword, although one is required. */
export const Error: Story = { args: { isRequired: true, error: 'Bitte geben Sie mindestens ein Schlagwort an.' } }

/** Disabled state. */
export const Disabled: Story = { args: { keywords: ['Musik', 'Tanz'], assigned: ['Stadtfest'], disabled: true } }

/** A long word breaks inside its frame. */
export const LongText: Story = {
  args: {
    keywords: [
      'Landesausstellungseröffnungsveranstaltungsdokumentationsaufnahmenarchiv',
      'Kulturlandschaftspflegevereinigung',
    ],
    assigned: ['Urheberrechtsnutzungsvereinbarungsbezeichnung'],
  },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: { label: 'كلمات', keywords: ['موسيقى', 'رقص'], texts: { ...keywordTexts, add: 'إضافة' } },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
