import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { fakePictures } from '../../../src/testing/fakePictures'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { findInLibrary } from '../findInLibrary'
import { LibraryStage } from '../LibraryStage'
import { showsTiles } from './showsTiles'

const list = '*/pix/pictures/by/:accountId'
const marked = { collectedPictures: [10_000, 9998, 9997] }
const noAccount: FoyerConfig = { auth: {} }

/** The picture library. A page opens it to let a person browse, select, upload and choose pictures. */
const meta = {
  component: LibraryStage,
  tags: ['pix.manage'],
  args: { globals: {} },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: pictureFake() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

/** As a picker: the page expects a choice, so pictures can be inserted. */
export const Picker: Story = { tags: ['default'], play: showsTiles }

/** As a list, with details that do not fit on a tile. */
export const AsList: Story = {
  args: { stored: marked },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await userEvent.click(library.getByRole('button', { name: 'Liste' }))
    await waitFor(() => expect(library.getByRole('grid')).toHaveAttribute('aria-colcount', '1'))
    await expect(library.getByRole('gridcell', { name: /Die Orgel von Arp Schnitger/ })).toBeVisible()
  },
}

/** The library for managing pictures: the page expects no choice, so nothing can be inserted. */
export const Manage: Story = { args: { callName: 'pix.manage' }, play: showsTiles }

/** The first pictures are loading. */
export const Loading: Story = {
  tags: ['loading'],
  beforeEach() {
    const { fetch } = window
    // A real pending request would fail when the story is left.
    window.fetch = () => new Promise(() => {})
    return () => void (window.fetch = fetch)
  },
}

/** The library of a new account: files can be dropped anywhere on the window. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { msw: { handlers: pictureFake({ pictures: [], series: [] }) } },
  async play() {
    const library = await findInLibrary()
    await library.findByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })
  },
}

/** Nothing matches the filter text. */
export const NothingFound: Story = {
  args: { stored: { picturesFilter: 'Mondlandung' } },
  async play() {
    const library = await findInLibrary()
    await library.findByRole('heading', { name: 'Nichts gefunden' })
  },
}

/** The portal responded with an error: its text and a retry button are shown. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    msw: {
      handlers: [
        http.get(list, () => new HttpResponse('Die Datenbank ist gerade nicht erreichbar.', { status: 503 })),
        ...pictureFake(),
      ],
    },
    expectedErrors: ['503'],
  },
  async play() {
    const library = await findInLibrary()
    await userEvent.click(await library.findByRole('button', { name: 'OK' }))
    await expect(library.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** The next page could not be loaded; loaded pictures stay. */
export const NextPageFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(list, ({ request }) =>
          new URL(request.url).searchParams.get('from') === '0'
            ? undefined
            : new HttpResponse('Zu viele Anfragen. Bitte warten Sie einen Moment.', { status: 429 }),
        ),
        ...pictureFake(),
      ],
    },
    expectedErrors: ['429'],
  },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    library.getByRole('grid').parentElement!.scrollTo(0, 1e6)
    await userEvent.click(await library.findByRole('button', { name: 'OK' }))
    await expect(library.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** The files of some pictures are missing: placeholders are shown, and everything else works. */
export const FilesMissing: Story = {
  // On a page shared with other stories, the browser would show files that these have cached.
  tags: ['own-page'],
  parameters: {
    msw: {
      handlers: pictureFake({
        missingFiles: fakePictures(73).flatMap(({ Uri }, index) => (index % 2 === 0 ? [Uri] : [])),
      }),
    },
    expectedErrors: ['404'],
  },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await expect((await library.findAllByText('Bild konnte nicht geladen werden'))[0]).toBeVisible()
  },
}

/** Long words, empty texts, huge and tiny pictures. */
export const LongTexts: Story = {
  tags: ['long'],
  parameters: {
    msw: {
      handlers: pictureFake({
        pictures: [
          fakePicture({
            Id: 9,
            Title: 'Landesausstellungseröffnungsveranstaltungsbild',
            Subtitle: 'Donaudampfschifffahrtsgesellschaftskapitän',
            Copyright: 'Stiftung zur Förderung der niedersächsischen Denkmalpflege und Baukultur',
            Width: 12_000,
            Height: 9000,
          }),
          fakePicture({ Id: 8, Title: '  ', Subtitle: 'Nur ein Untertitel', Copyright: '', Width: 16, Height: 16 }),
          fakePicture({ Id: 7, Title: '© Ein Titel mit <b>Zeichen</b> & "Anführung"', Width: 20, Height: 2000 }),
          fakePicture({ Id: 6, Title: 'مهرجان الموسيقى', Copyright: '(c) doppelt', Width: 5000, Height: 100 }),
        ],
        series: Array.from({ length: 40 }, (_, index) => ({
          Id: index + 1,
          Title: `Serie mit einem sehr langen Namen, Teil ${index + 1}`,
        })),
      }),
    },
  },
  async play() {
    const library = await findInLibrary()
    await library.findByRole('gridcell', { name: /Nur ein Untertitel/ })
  },
}

/** Two thousand pictures: only the rows in or near the visible part are in the page. */
export const Many: Story = {
  tags: ['many'],
  parameters: { msw: { handlers: pictureFake({ pictures: fakePictures(2000) }) } },
  async play() {
    await showsTiles()
    const library = await findInLibrary()
    await expect(library.getAllByRole('gridcell').length).toBeLessThan(30)
  },
}

/** No account is signed in. */
export const NoAccount: Story = {
  args: { config: noAccount },
  parameters: { expectedErrors: ["the picture library needs 'auth.accountId'"] },
  async play() {
    const library = await findInLibrary()
    await library.findByRole('heading', { name: 'Bitte melden Sie sich an' })
  },
}
