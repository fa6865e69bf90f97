import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { typeText } from '../../kit/typeText'
import { findInLibrary } from '../findInLibrary'
import { InnerWindowStage } from '../InnerWindowStage'
import { LibraryStage } from '../LibraryStage'

const pictures = [
  fakePicture({ Id: 1, Title: null, Copyright: '', Width: 1200, Height: 1600 }),
  fakePicture({ Id: 2, Title: 'Veranstaltungsgemeinschaftsjahresversammlung der Heimatvereine', Copyright: '' }),
  fakePicture({ Id: 3, Title: 'Töpfermarkt' }),
  fakePicture({ Id: 4, Title: null }),
  fakePicture({ Id: 5, Title: 'Kinderchor', Copyright: '' }),
]

/**
 * Asks for missing values of the chosen pictures, one picture after another. Opens when a person inserts pictures from
 * the library and one of them lacks a required value.
 */
const meta = {
  component: LibraryStage,
  tags: ['pix.fieldCheck'],
  args: { globals: {}, config: { checkFields: true }, stored: { collectedPictures: [1, 3, 2, 4, 5] } },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: pictureFake({ pictures }) }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

const chosen = { pictures }

/** Chosen pictures, some without values that the page requires. */
export const Alone: Story = {
  tags: ['default'],
  render: (_, { globals }) => <InnerWindowStage windowName="pix.fieldCheck" options={chosen} globals={globals} />,
}

async function insert() {
  const library = await findInLibrary()
  await userEvent.click(
    within(await library.findByRole('region', { name: 'Markierte Bilder' })).getByRole('button', { name: 'Einfügen' }),
  )
  const check = within(await library.findByRole('dialog', { name: 'Angaben ergänzen' }))
  await check.findByRole('textbox', { name: 'Titel' })
  return { library, check }
}

/** The first of four incomplete pictures. */
export const First: Story = {
  async play() {
    const { check } = await insert()
    await expect(check.getByText('Bild 1 von 4')).toBeVisible()
    await expect(check.queryByRole('button', { name: 'Zurück' })).toBeNull()
  },
}

/** The second picture, after the credit of the first was copied to all further pictures. */
export const Copied: Story = {
  tags: ['long'],
  async play() {
    const { check } = await insert()
    await typeText(check.getByRole('textbox', { name: 'Titel' }), 'Wattwanderung')
    await typeText(check.getByRole('textbox', { name: 'Copyright' }), 'Imke Feddersen')
    await userEvent.click(check.getByRole('button', { name: 'Für alle weiteren Bilder übernehmen: Copyright' }))
    await userEvent.click(check.getByRole('button', { name: 'Speichern und weiter' }))
    await expect(await check.findByRole('button', { name: 'Zurück' })).toBeVisible()
    await expect(check.getByRole('textbox', { name: 'Copyright' })).toHaveValue('Imke Feddersen')
  },
}

/** One picture only: no counters. */
export const Single: Story = {
  args: { stored: { collectedPictures: [4] } },
  async play() {
    const { check } = await insert()
    await expect(check.getByRole('button', { name: 'Speichern und einfügen' })).toBeVisible()
    await expect(check.queryByText(/Insgesamt ausgewählt/)).toBeNull()
  },
}

/** The page requires a description in the page's language. The description's field has several lines. */
export const Described: Story = {
  tags: ['described'],
  args: {
    config: { checkFields: true, checkForFields: { Title: ['notempty'], Description: ['notempty'] } },
    stored: { collectedPictures: [4, 6] },
  },
  parameters: {
    msw: {
      handlers: pictureFake({
        pictures: [...pictures, fakePicture({ Id: 6, DescriptionsByIdLanguage: { 2: 'Boats in the harbour' } })],
      }),
    },
  },
  async play() {
    const { check } = await insert()
    await expect(check.getByRole('textbox', { name: 'Beschreibung (Deutsch)' })).toBeVisible()
  },
}

/** Saved without a value: the field shows that the value is missing. */
export const Missing: Story = {
  async play() {
    const { check } = await insert()
    await userEvent.click(check.getByRole('button', { name: 'Speichern und weiter' }))
    await expect(check.getByRole('textbox', { name: 'Copyright' })).toHaveAccessibleDescription('Angabe fehlt')
  },
}

/** The picture was deleted in the meantime, and can be removed from the selection. */
export const Gone: Story = {
  tags: ['refused'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/pix/pictures/:id', () => new HttpResponse('Das Bild gibt es nicht mehr.', { status: 404 })),
        ...pictureFake({ pictures }),
      ],
    },
    expectedErrors: ['404'],
  },
  async play() {
    const { library, check } = await insert()
    await typeText(check.getByRole('textbox', { name: 'Titel' }), 'Wattwanderung')
    await typeText(check.getByRole('textbox', { name: 'Copyright' }), 'Imke')
    await userEvent.click(check.getByRole('button', { name: 'Speichern und weiter' }))
    await userEvent.click(await library.findByRole('button', { name: 'OK' }))
    await expect(await check.findByRole('button', { name: 'Aus der Auswahl entfernen' })).toBeVisible()
  },
}

/** Forty incomplete pictures: one credit can be copied to all. */
export const Many: Story = {
  tags: ['many'],
  args: { stored: { collectedPictures: Array.from({ length: 40 }, (_, index) => index + 1) } },
  parameters: {
    msw: {
      handlers: pictureFake({
        pictures: Array.from({ length: 40 }, (_, index) => fakePicture({ Id: index + 1, Copyright: '' })),
      }),
    },
  },
  async play() {
    const { check } = await insert()
    await expect(check.getByText('Bild 1 von 40')).toBeVisible()
  },
}
