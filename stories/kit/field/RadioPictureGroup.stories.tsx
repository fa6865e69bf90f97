import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { RadioPictureGroup } from '../../../src/kit/field/RadioPictureGroup'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'
import { layoutOptions } from './layoutOptions'
import { RightToLeft } from './RightToLeft'

function Live(props: ComponentProps<typeof RadioPictureGroup>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <RadioPictureGroup {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** One choice from a few options that are shown as pictures. */
const meta = {
  component: RadioPictureGroup,
  args: { label: 'Bildposition', value: '', onChange: () => {}, options: layoutOptions },
  render: args => <Live {...args} />,
} satisfies Meta<typeof RadioPictureGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet; a click anywhere on a tile chooses its option. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const story = within(storyRoot(canvasElement))
    await userEvent.click(story.getByText('Über dem Text'))
    await expect(story.getByRole('radio', { name: 'Über dem Text' })).toBeChecked()
  },
}

/** With a choice and a hint. */
export const Filled: Story = { args: { value: 'left', hint: 'Auf einem Telefon steht das Bild immer über dem Text.' } }

/** A choice is required. */
export const Required: Story = { args: { isRequired: true } }

/** Nothing was chosen. */
export const Error: Story = { args: { isRequired: true, error: 'Bitte wählen Sie, wo das Bild steht.' } }

/** Disabled, as a whole or for one option. */
export const Disabled: Story = {
  render: args => (
    <Column>
      <RadioPictureGroup {...args} value="left" disabled />
      <RadioPictureGroup
        {...args}
        label="Bildposition im Rundbrief"
        value="left"
        options={layoutOptions.map((option, index) => ({ ...option, isDisabled: index > 0 }))}
      />
    </Column>
  ),
}

/** A long word breaks inside its tile. */
export const LongText: Story = {
  args: {
    value: 'left',
    options: layoutOptions.map(option => ({
      ...option,
      label: `${option.label} der Landesausstellungseröffnungsveranstaltungen`,
    })),
  },
}

/** In a right-to-left window. */
export const RightToLeftText: Story = {
  args: {
    label: 'موضع الصورة',
    value: '0',
    options: ['اليسار', 'اليمين', 'الأعلى'].map((label, index) => ({
      value: String(index),
      label,
      pictureUrl: layoutOptions[index]?.pictureUrl ?? '',
    })),
  },
  render: args => (
    <RightToLeft>
      <Live {...args} />
    </RightToLeft>
  ),
}
