import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { findInLibrary } from '../findInLibrary'
import { LibraryStage } from '../LibraryStage'
import { showsTiles } from './showsTiles'

const marked = { collectedPictures: [10_000, 9998, 9997] }
const copies = fakePictures(40).map((picture, index) =>
  Object.assign(picture, { HashValue: index < 8 ? `copy ${index % 4}` : '' }),
)
const described = fakePictures(40).map((picture, index) =>
  Object.assign(picture, { DescriptionsByIdLanguage: index < 3 ? {} : { 1: 'Schafe auf dem Deich' } }),
)
const asks: FoyerConfig = { checkFields: true }

/** Actions in the picture library, and their confirmations. */
const meta = {
  component: LibraryStage,
  tags: ['pix.manage'],
  args: { globals: {} },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: pictureFake() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

/** The selection is restored when the window opens again. The bar shows the actions for the selection. */
export const Marked: Story = {
  args: { stored: marked },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await expect(await library.findByRole('region', { name: 'Markierte Bilder' })).toHaveTextContent('3 markiert')
  },
}

/** Adding the selected pictures to a series asks for the series. */
export const AddToSeries: Story = {
  args: { stored: marked },
  async play() {
    const library = await findInLibrary()
    await userEvent.selectOptions(
      await library.findByRole('combobox', { name: 'Aktion' }),
      await library.findByRole('option', { name: 'Zu Serie hinzufügen' }),
    )
    await expect(library.getByRole('combobox', { name: 'Serie' })).toBeVisible()
  },
}

/** Only the selected pictures, with the end marker after the last one. */
export const OnlyMarked: Story = {
  args: { stored: { ...marked, seriesId: 0 } },
  async play() {
    const library = await findInLibrary()
    await expect((await library.findAllByText('Das waren alle: 3')).at(-1)).toBeVisible()
  },
}

/** A picture lacks a required value, and the field check asks for this value. */
export const FieldsMissing: Story = {
  args: { stored: { collectedPictures: [10_000, 9994] }, config: asks },
  async play() {
    const library = await findInLibrary()
    const bar = await library.findByRole('region', { name: 'Markierte Bilder' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Einfügen' }))
    await expect(await library.findByText('Titel: Angabe fehlt · Copyright: Angabe fehlt')).toBeVisible()
  },
}

/** Two of the selected pictures were deleted meanwhile: the library says so, and then inserts the rest. */
export const PicturesGone: Story = {
  args: { stored: { collectedPictures: [10_000, 4711, 4712] } },
  async play() {
    const library = await findInLibrary()
    const bar = await library.findByRole('region', { name: 'Markierte Bilder' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Einfügen' }))
    await expect(await library.findByRole('alertdialog')).toHaveTextContent(
      '2 markierte Bilder gibt es nicht mehr. Ihre Markierung ist aufgehoben.',
    )
    await expect(bar).toHaveTextContent('1 markiert')
  },
}

/** Confirmation before a picture is deleted. */
export const AskBeforeDeleting: Story = {
  async play() {
    const library = await findInLibrary()
    const sheep = await library.findByRole('gridcell', { name: /^Deichschafe \d/ })
    sheep.focus()
    await userEvent.keyboard('{Delete}')
    await expect(await library.findByRole('alertdialog', { name: 'Löschen?' })).toBeVisible()
  },
}

/** Groups of copies, with the best copy first in each group. */
export const Duplicates: Story = {
  args: { stored: marked },
  parameters: { msw: { handlers: pictureFake({ pictures: copies }) } },
  async play() {
    const library = await findInLibrary()
    const action = await library.findByRole('combobox', { name: 'Aktion' })
    await userEvent.selectOptions(action, within(action).getByRole('option', { name: 'Duplikate' }))
    await userEvent.click(library.getByRole('button', { name: 'Ausführen' }))
    await expect(await library.findByText(/^8 gleiche Bilder. Gruppen: 4/)).toBeVisible()
    await expect(library.getAllByRole('button', { name: 'Beste Kopie' })).toHaveLength(4)
  },
}

/** Only the pictures without a description in the page's language. */
export const Undescribed: Story = {
  parameters: { msw: { handlers: pictureFake({ pictures: described }) } },
  async play() {
    const library = await findInLibrary()
    await userEvent.selectOptions(await library.findByRole('combobox', { name: 'Anzeigen' }), 'Ohne Beschreibung')
    await expect(await library.findByText('3 Bilder ohne Beschreibung')).toBeVisible()
    await waitFor(() => expect(library.getAllByRole('gridcell')).toHaveLength(3))
  },
}

/** Keyboard shortcuts of the list. */
export const Keys: Story = {
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await userEvent.click(await library.findByRole('button', { name: 'Tasten' }))
    await expect(await library.findByRole('dialog', { name: 'Tasten' })).toBeVisible()
  },
}

/** The portal refuses to delete a picture: the reason is shown, and the picture stays. */
export const DeleteRefused: Story = {
  tags: ['refused'],
  parameters: {
    msw: {
      handlers: [
        http.post(
          '*/pix/pictures/:id',
          () => new HttpResponse('Das Bild wird in einem Artikel gezeigt.', { status: 409 }),
        ),
        ...pictureFake(),
      ],
    },
    expectedErrors: ['409'],
  },
  async play() {
    const library = await findInLibrary()
    const sheep = await library.findByRole('gridcell', { name: /^Deichschafe \d/ })
    sheep.focus()
    await userEvent.keyboard('{Delete}')
    await userEvent.click(
      within(await library.findByRole('alertdialog', { name: 'Löschen?' })).getByRole('button', { name: 'Löschen' }),
    )
    await expect(await library.findByText(/Das Bild wird in einem Artikel gezeigt/)).toBeVisible()
  },
}
