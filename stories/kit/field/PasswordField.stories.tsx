import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from '../../../src/kit/field/PasswordField'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'
import { passwordTexts } from './passwordTexts'
import { RightToLeft } from './RightToLeft'
import { strengthTexts } from './strengthTexts'

function Live(props: ComponentProps<typeof PasswordField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <PasswordField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** A secret line of text that a person can look at. */
const meta = {
  component: PasswordField,
  args: { label: 'Passwort', value: '', onChange: () => {}, texts: passwordTexts, autoComplete: 'new-password' },
  render: args => <Live {...args} />,
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing was typed. */
export const Empty: Story = {}

/** Filled, and shown on demand. */
export const Filled: Story = {
  args: { value: 'Schlossgarten' },
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    const field = story.getByLabelText('Passwort')
    await userEvent.click(story.getByRole('button', { name: 'Passwort anzeigen' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(story.getByRole('button', { name: 'Passwort verbergen' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}

/** Every step of the strength meter, from red to green; the third threshold is that of the second, so one step stays unused. */
export const Strength: Story = {
  args: { strength: strengthTexts, hint: 'Mindestens 8 Zeichen mit Buchstabe, Ziffer und Sonderzeichen' },
  render: args => (
    <Column>
      {['aaaa', 'aaaa1', 'aaaA1', 'aaa1!', 'aaA1!'].map(value => (
        <PasswordField key={value} {...args} label={`Passwort ${value}`} value={value} />
      ))}
    </Column>
  ),
}

/** Must be filled. */
export const Required: Story = { args: { isRequired: true } }

/** Too weak for the window. */
export const Error: Story = {
  args: {
    value: 'geheim',
    isRequired: true,
    error: 'Das Passwort ist zu schwach.',
    strength: strengthTexts,
    hint: 'Mindestens 8 Zeichen',
  },
}

/** Not to be changed now. */
export const Disabled: Story = { args: { value: 'Schlossgarten', disabled: true } }

/** Long German words. */
export const LongText: Story = {
  args: {
    label: 'Kulturlandschaftspflegevereinigungsmitgliederbereichspasswort',
    value: 'Landesausstellungseröffnungsveranstaltungsdokumentation',
    strength: strengthTexts,
  },
}

/** In a window that runs from right to left, where a password still runs from left to right. */
export const RightToLeftText: Story = {
  args: {
    label: 'كلمة المرور',
    value: 'Schloss-1',
    strength: { label: 'القوة', steps: ['ضعيفة جدا', 'ضعيفة', 'مقبولة', 'متوسطة', 'جيدة', 'قوية'] },
  },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
