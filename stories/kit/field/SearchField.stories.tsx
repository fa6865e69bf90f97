import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField } from '../../../src/kit/field/SearchField'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'

function Live(props: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(props.value)
  return (
    <Column>
      <SearchField {...props} value={value} onChange={setValue} />
    </Column>
  )
}

/** Filters a list by a text. */
const meta = {
  component: SearchField,
  args: {
    label: 'Bilder durchsuchen',
    placeholder: 'Titel, Schlagwort, Ort',
    clearLabel: 'Suche leeren',
    value: '',
    onChange: () => {},
    onSubmit: fn(),
  },
  render: args => <Live {...args} />,
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** Without a text. */
export const Empty: Story = {}

/** Enter searches. The clear button empties the field, searches again and returns the focus. */
export const Filled: Story = {
  args: { value: 'Schloss' },
  play: async ({ canvasElement, args }) => {
    const story = within(storyRoot(canvasElement))
    const field = story.getByRole('searchbox', { name: 'Bilder durchsuchen' })
    await userEvent.type(field, 'park{Enter}')
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Schlosspark')
    await userEvent.click(story.getByRole('button', { name: 'Suche leeren' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith('')
    await expect(focusedElement()).toBe(field)
    await expect(story.queryByRole('button')).toBeNull()
  },
}

/** In a narrow toolbar the text does not overlap the icons. */
export const Narrow: Story = {
  args: { value: 'Landesausstellungseröffnungsveranstaltung' },
  decorators: [
    Story => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
}
