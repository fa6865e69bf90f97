import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { findInLibrary } from '../findInLibrary'
import { LibraryStage } from '../LibraryStage'
import { showsTiles } from '../manage/showsTiles'

const fits = { minWidth: 1800, ratio: '3:2' }

/** The picture library as a picker with limits of the page: the number and kind of pictures, and the initial view. */
const meta = {
  component: LibraryStage,
  tags: ['pix.manage'],
  args: { globals: {} },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: pictureFake() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

/** One picture: a new mark replaces the old one. */
export const One: Story = {
  args: { limits: { multiple: false } },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await expect(library.getByText('Wählen Sie ein Bild.')).toBeVisible()
    for (const name of [/^Morgen am Hafen/, /^Deichschafe \d/])
      await userEvent.click((await library.findAllByRole('gridcell', { name }))[0]!)
    await expect(await library.findByText('1 markiert', { selector: 'strong' })).toBeVisible()
  },
}

/** The choice is full: a sentence says how to choose another picture. */
export const Full: Story = {
  args: { limits: { multiple: 2, selected: [10_000, 9998] } },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await expect(library.getByText(/^Höchstens 2 Bilder sind möglich/)).toBeVisible()
  },
}

/** Pictures that do not fit are dimmed and give the reason. */
export const Requirements: Story = {
  args: { limits: { accept: fits } },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    const refused = library.getAllByRole('gridcell', { name: /Schmaler als 1800 px/ })[0]!
    await userEvent.hover(refused)
    await expect(within(refused).queryByRole('button', { name: 'Einfügen' })).toBeNull()
  },
}

/** Pictures that do not fit, in the list view. */
export const RequirementsAsList: Story = {
  args: { limits: { accept: fits } },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await userEvent.click(library.getByRole('button', { name: 'Liste' }))
    await waitFor(() => expect(library.getByRole('grid')).toHaveAttribute('aria-colcount', '1'))
    await expect(library.getAllByText('Nicht im Verhältnis 3:2')[0]).toBeVisible()
  },
}

/** Pictures of an earlier choice are gone, or do not fit any more. */
export const EarlierChoice: Story = {
  args: { limits: { multiple: 5, selected: [10_000, 4711, 9995, 9998], accept: fits } },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await expect(library.getByText(/gibt es nicht mehr\. .* passt nicht/)).toBeVisible()
  },
}

/** The person has removed every mark of the earlier choice: a button returns the empty choice. */
export const NothingMarked: Story = {
  args: { limits: { multiple: 2, selected: [10_000] } },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await userEvent.click(await library.findByRole('button', { name: 'Markierung aufheben' }))
    await expect(await library.findByRole('button', { name: 'Ohne Bild übernehmen' })).toBeVisible()
  },
}

/** The pictures of the earlier choice are loading. */
export const Loading: Story = {
  args: { limits: { selected: [10_000] } },
  parameters: {
    msw: {
      handlers: [
        http.get('*/pix/pictures/by/:accountId', async ({ request }) => {
          if (new URL(request.url).searchParams.has('ids[]')) await delay('infinite')
        }),
        ...pictureFake(),
      ],
    },
  },
}

/** Opens with the page's search text in the page's series. */
export const Start: Story = {
  args: { limits: { filter: 'Deich', series: 5 } },
  async play() {
    const library = await findInLibrary()
    await expect(await library.findByRole('gridcell', { name: /^Deichschafe/ })).toBeVisible()
    await expect(library.getByRole('searchbox')).toHaveValue('Deich')
  },
}

/** No picture has the page's search text; the requirements still show. */
export const NothingFound: Story = {
  args: { limits: { filter: 'Zeppelin', accept: { minWidth: 1000 } } },
  async play() {
    const library = await findInLibrary()
    await expect(await library.findByText(/Die Breite muss mindestens 1000 px sein/)).toBeVisible()
    await library.findByRole('heading', { name: 'Nichts gefunden' })
    await expect(library.queryAllByRole('gridcell')).toHaveLength(0)
    await expect(library.getByRole('searchbox')).toHaveValue('Zeppelin')
  },
}

/** The page's series no longer exists: all pictures are shown. */
export const SeriesGone: Story = {
  args: { limits: { series: 4711 } },
  parameters: { msw: { handlers: pictureFake({ pictures: fakePictures(12) }) } },
  async play() {
    const library = await findInLibrary()
    await expect(await library.findByText(/^Die Serie für diese Stelle gibt es nicht mehr/)).toBeVisible()
  },
}
