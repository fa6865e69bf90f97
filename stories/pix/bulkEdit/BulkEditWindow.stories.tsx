import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { findInLibrary } from '../findInLibrary'
import { InnerWindowStage } from '../InnerWindowStage'
import { LibraryStage } from '../LibraryStage'

const groups = [
  { Id: 3, NameMl: 'Redaktionen der Region', Active: true },
  { Id: 4, NameMl: 'Partner der Museumslandschaft', Active: false },
]
const picturesFor = (AvailabeShareGroups: typeof groups) =>
  fakePictures(24).map(picture => Object.assign(picture, { AvailabeShareGroups }))
const pictures = picturesFor(groups)

/** Changes keywords, copyright, rights and sharing of all selected pictures at once. */
const meta = {
  component: LibraryStage,
  tags: ['pix.bulkEdit'],
  args: { globals: {}, stored: { collectedPictures: [10_000, 9999, 9998] } },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: pictureFake({ pictures }) }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

const marked = { pictures: pictures.slice(0, 3), onSaved() {} }

/** Three selected pictures that get the same changes. */
export const Alone: Story = {
  tags: ['default'],
  render: (_, { globals }) => <InnerWindowStage windowName="pix.bulkEdit" options={marked} globals={globals} />,
}

async function openBulkEdit() {
  const library = await findInLibrary()
  await userEvent.selectOptions(
    await library.findByRole('combobox', { name: 'Aktion' }),
    await library.findByRole('option', { name: 'Angaben ändern' }),
  )
  await userEvent.click(library.getByRole('button', { name: 'Ausführen' }))
  const root = document.querySelector('foyer-root')!.shadowRoot!.querySelector<HTMLElement>('div')!
  return within(await within(root).findByRole('dialog', { name: 'Mehrere Bilder bearbeiten' }))
}

/** No field is ticked, so nothing would change. */
export const Untouched: Story = {
  async play() {
    const window = await openBulkEdit()
    await expect(window.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  },
}

/** All fields are ticked; saving shows an error at the empty ones. */
export const TickedAndEmpty: Story = {
  async play() {
    const window = await openBulkEdit()
    for (const box of window.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(window.getByRole('button', { name: 'Speichern' }))
    await expect((await window.findAllByText('Bitte ausfüllen oder das Häkchen entfernen.')).length).toBeGreaterThan(2)
  },
}

/** Two of three pictures lack a share group. The field of this group says so. */
export const GroupOfSome: Story = {
  parameters: {
    msw: {
      handlers: pictureFake({
        pictures: pictures.map(picture => ({
          ...picture,
          AvailabeShareGroups: picture.Id === 10_000 ? groups : groups.slice(0, 1),
        })),
      }),
    },
  },
  async play() {
    const window = await openBulkEdit()
    await userEvent.click(window.getByRole('checkbox', { name: 'Freigaben ändern' }))
    await expect(
      await window.findByRole('combobox', { name: 'Partner der Museumslandschaft' }),
    ).toHaveAccessibleDescription('Für 2 Bilder gibt es diese Freigabe nicht.')
  },
}

/**
 * The portal refuses one of three pictures. The window names the picture and the reason, and keeps all typed values.
 */
export const OneFailed: Story = {
  tags: ['refused'],
  parameters: {
    msw: {
      handlers: [
        http.post(
          '*/pix/pictures/9999',
          () => new HttpResponse('Eine andere Person bearbeitet dieses Bild.', { status: 409 }),
        ),
        ...pictureFake({ pictures }),
      ],
    },
    expectedErrors: ['409'],
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

/** Long names of share groups. */
export const LongTexts: Story = {
  tags: ['long'],
  parameters: {
    msw: {
      handlers: pictureFake({
        pictures: picturesFor([
          { Id: 3, NameMl: 'Arbeitsgemeinschaft der Denkmalpflegeorganisationen Niedersachsens', Active: true },
        ]),
      }),
    },
  },
  async play() {
    const window = await openBulkEdit()
    for (const box of window.getAllByRole('checkbox')) await userEvent.click(box)
    await expect(
      await window.findByText('Arbeitsgemeinschaft der Denkmalpflegeorganisationen Niedersachsens'),
    ).toBeInTheDocument()
  },
}

/** Two dozen pictures at once, and many groups. */
export const Many: Story = {
  tags: ['many'],
  args: { stored: { collectedPictures: pictures.map(({ Id }) => Id) } },
  parameters: {
    msw: {
      handlers: pictureFake({
        pictures: picturesFor(
          Array.from({ length: 20 }, (_, index) => ({
            Id: index + 1,
            NameMl: `Redaktion ${index + 1}`,
            Active: false,
          })),
        ),
      }),
    },
  },
  async play() {
    const window = await openBulkEdit()
    for (const box of window.getAllByRole('checkbox')) await userEvent.click(box)
    await expect((await window.findAllByText(/^Redaktion/)).length).toBeGreaterThan(19)
  },
}
