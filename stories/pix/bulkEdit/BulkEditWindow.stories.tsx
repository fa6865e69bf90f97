import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { fakePictures } from '../../../test/support/fakes/fakePictures'
import { portalFake } from '../../../test/support/fakes/portalFake'
import { findInLibrary } from '../findInLibrary'
import { LibraryStage } from '../LibraryStage'

const groups = [
  { Id: 3, NameMl: 'Redaktionen der Region', Active: true },
  { Id: 4, NameMl: 'Partner der Museumslandschaft', Active: false },
]
const pictures = fakePictures(24).map(picture => Object.assign(picture, { AvailabeShareGroups: groups }))

/** Keywords, copyright, rights and sharing of the marked pictures, all at once. */
const meta = {
  component: LibraryStage,
  args: { globals: {}, stored: { collectedPictures: [10_000, 9999, 9998] } },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: portalFake({ pictures }) }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

async function openBulkEdit() {
  const library = await findInLibrary()
  await userEvent.selectOptions(await library.findByRole('combobox', { name: 'Aktion' }), await library.findByRole('option', { name: 'Angaben ändern' }))
  await userEvent.click(library.getByRole('button', { name: 'Ausführen' }))
  const root = document.querySelector('foyer-root')!.shadowRoot!.querySelector<HTMLElement>('div')!
  return within(await within(root).findByRole('dialog', { name: 'Mehrere Bilder bearbeiten' }))
}

/** Nothing is ticked, so nothing would change. */
export const Untouched: Story = {
  async play() {
    const window = await openBulkEdit()
    await expect(window.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  },
}

/** Everything is ticked; what is empty says so when saving is tried. */
export const TickedAndEmpty: Story = {
  async play() {
    const window = await openBulkEdit()
    for (const box of window.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(window.getByRole('button', { name: 'Speichern' }))
    await expect((await window.findAllByText('Bitte angeben oder das Häkchen entfernen.')).length).toBeGreaterThan(2)
  },
}

/** The portal refuses one of three pictures: which and why, and what was typed is still there. */
export const OneFailed: Story = {
  parameters: {
    msw: { handlers: [http.post('*/pix/pictures/9999', () => new HttpResponse('Eine andere Person bearbeitet dieses Bild.', { status: 409 })), ...portalFake({ pictures })] },
    expectedFaults: ['409'],
  },
  async play() {
    const window = await openBulkEdit()
    await userEvent.click(window.getByRole('checkbox', { name: 'Copyright ändern' }))
    await fireEvent.change(window.getByRole('textbox', { name: 'Copyright' }), { target: { value: 'Stadtarchiv' } })
    await userEvent.click(window.getByRole('button', { name: 'Speichern' }))
    await expect(await window.findByText(/Eine andere Person bearbeitet dieses Bild/)).toBeVisible()
    await expect(window.getByRole('textbox', { name: 'Copyright' })).toHaveValue('Stadtarchiv')
  },
}
