import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { germanTexts } from '../../../src/labels/texts/de/library'
import { fillMarkers } from '../../../src/lib/fillMarkers'
import { SelectionBar } from '../../../src/pix/manage/parts/SelectionBar'
import { storyRoot } from '../../../test/support/storyRoot'

/** What can be done with the marked pictures. */
const meta = {
  component: SelectionBar,
  args: {
    count: 3,
    canInsert: true,
    series: [
      { Id: 5, Title: 'Konzertsommer' },
      { Id: 6, Title: 'Altes Land' },
    ],
    t: (label, markers) => fillMarkers(germanTexts[label] ?? '', markers ?? {}),
    onRun: fn(),
    onUnmark: fn(),
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

/** Where a page waits for pictures. */
export const Picker: Story = {
  async play({ canvasElement, args }) {
    const bar = within(storyRoot(canvasElement))
    await userEvent.click(bar.getByRole('button', { name: 'Einfügen' }))
    await expect(args.onRun).toHaveBeenCalledWith('insert', 0)
  },
}

/** Without a page that waits, and without a series. */
export const ManageOnly: Story = { args: { canInsert: false, series: [], count: 1 } }

/** An act on a series. */
export const ChoosingASeries: Story = {
  args: { count: 12_345 },
  async play({ canvasElement, args }) {
    const bar = within(storyRoot(canvasElement))
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Aktion' }), 'remove')
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Serie' }), 'Altes Land')
    await userEvent.click(bar.getByRole('button', { name: 'Ausführen' }))
    await expect(args.onRun).toHaveBeenCalledWith('remove', 6)
  },
}

/** On a phone, in two lines. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
}
