import type { Meta, StoryObj } from '@storybook/react-vite'
import i18next from 'i18next'
import { expect, fn, userEvent, within } from 'storybook/test'
import { germanTexts } from '../../../../src/labels/texts/de/library'
import { WindowLabels } from '../../../../src/labels/useLabels'
import { type SelectionAction, SelectionBar } from '../../../../src/pix/manage/parts/SelectionBar'
import { LibraryContext } from '../../../../src/pix/manage/useLibrary'
import type { Library } from '../../../../src/pix/manage/useLibraryState'
import type { Series } from '../../../../src/pix/series/seriesWire'
import { storyRoot } from '../../../../test/support/storyRoot'

const WINDOW = 'pix.manage'
const labels = i18next.createInstance()
void labels.init({ lng: 'de', resources: { de: { [WINDOW]: germanTexts } }, keySeparator: false, nsSeparator: false })

interface BarStory {
  readonly count: number
  readonly canInsert: boolean
  readonly series: readonly Series[]
  onRun(action: SelectionAction, seriesId: number): void
}

function BarInLibrary({ count, canInsert, series, onRun }: BarStory) {
  // The part of the library that the bar uses.
  const library = {
    canInsert,
    manage: { series, marks: { ids: new Set(Array.from({ length: count }, (_, index) => index + 1)) } },
    addSeries: fn(),
    findFocusPlace: () => null,
  } as unknown as Library
  return (
    <WindowLabels labels={labels} windowName={WINDOW}>
      <LibraryContext value={library}>
        <SelectionBar onRun={onRun} onUnmark={fn()} />
      </LibraryContext>
    </WindowLabels>
  )
}

/** Actions for the selected pictures. */
const meta = {
  component: BarInLibrary,
  args: {
    count: 3,
    canInsert: true,
    series: [
      { Id: 5, Title: 'Konzertsommer' },
      { Id: 6, Title: 'Altes Land' },
    ],
    onRun: fn(),
  },
  decorators: [
    Story => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarInLibrary>
export default meta
type Story = StoryObj<typeof meta>

/** The page expects pictures. */
export const Picker: Story = {
  async play({ canvasElement, args }) {
    const bar = within(storyRoot(canvasElement))
    await userEvent.click(bar.getByRole('button', { name: 'Einfügen' }))
    await expect(args.onRun).toHaveBeenCalledWith('insert', 0)
  },
}

/** The page expects no pictures, and the account has no series. */
export const ManageOnly: Story = { args: { canInsert: false, series: [], count: 1 } }

/** An action for which the person chooses a series. */
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
