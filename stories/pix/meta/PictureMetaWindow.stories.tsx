import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import type { Picture } from '../../../src/pix/picture/Picture'
import { drawPicture } from '../../../src/testing/drawPicture'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { MetaStage } from './MetaStage'
import { waiting } from '../../portalStates'

const organ = fakePicture({
  Id: 9998,
  Title: 'Die Orgel von Arp Schnitger',
  Subtitle: 'Nach der Restaurierung',
  Copyright: 'Stiftung Orgelland Elbe-Weser',
  Originator: 'Imke Feddersen',
  Agency: 'Uferbild',
  Date: 'Mai 2024',
  Place: 'Stade, St. Cosmae',
  Link: 'https://orgelland.example/stade',
  Rights: '2',
  Keywords: ['Orgel', 'Kirchenmusik', 'Barock'],
  DescriptionsByIdLanguage: {
    1: 'Der Prospekt der Orgel von 1675, vom Mittelgang aus gesehen.',
    2: 'The organ case of 1675, seen from the nave.',
  },
  AvailabeShareGroups: [
    { Id: 1, NameMl: 'Redaktionen der Region', Active: true },
    { Id: 2, NameMl: 'Museen und Archive', Active: false },
  ],
  MetaTmedia: { Id: 500_017 },
})
const languages = [
  { Id: 1, Locale: 'de_DE' },
  { Id: 2, Locale: 'en_EN' },
  { Id: 44, Locale: 'pl_PL' },
]
const file = http.get(
  '*/pictures/:file',
  () => new HttpResponse(drawPicture('organ', 1600, 1067), { headers: { 'Content-Type': 'image/svg+xml' } }),
)
const languageCall = http.get('*/pix/languages', () => HttpResponse.json(languages))
const save = http.post(
  '*/pix/pictures/:id',
  () => new HttpResponse('Die Datenbank ist gerade nicht erreichbar.', { status: 503 }),
)
const handlers = (picture: Picture = organ) => [languageCall, save, ...pictureFake({ pictures: [picture] }), file]

/** The form for the data of one picture. The library opens the form, or a page does. */
const meta = {
  component: MetaStage,
  tags: ['pix.meta'],
  args: { globals: {} },
  render: (args, { globals }) => <MetaStage {...args} globals={globals} />,
  parameters: { msw: { handlers: handlers() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof MetaStage>
export default meta
type Story = StoryObj<typeof meta>

const findTitle = async () => (await findInWindow()).findByRole('textbox', { name: 'Titel' })

/** Every field except the Polish description has a value. The form has no level 2 and shows `Rights` 2 as level 3. */
export const Filled: Story = {
  tags: ['default'],
  async play() {
    await expect(await findTitle()).toHaveValue('Die Orgel von Arp Schnitger')
    const window = await findInWindow()
    await expect(window.getByText('500017 // 9998')).toBeVisible()
    await expect(window.getByRole('radio', { name: 'Stufe 3' })).toBeChecked()
    await expect(await window.findByRole('textbox', { name: 'Beschreibung (Polnisch)' })).toHaveValue('')
  },
}

/** A new upload: all fields are empty, and there are no share groups. */
export const Fresh: Story = {
  tags: ['empty'],
  parameters: { msw: { handlers: handlers(fakePicture({ Id: 9998, Title: null, Copyright: '', Rights: '' })) } },
  async play() {
    await expect(await findTitle()).toHaveValue('')
    const window = await findInWindow()
    for (const radio of window.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await expect(window.queryByRole('checkbox')).toBeNull()
  },
}

/** Long words and long names. */
export const LongTexts: Story = {
  tags: ['long'],
  parameters: {
    msw: {
      handlers: handlers({
        ...organ,
        Title: 'Landesausstellungseröffnungsveranstaltungsbild der Donaudampfschifffahrtsgesellschaft',
        CreatedBy: 'Friederike-Wilhelmine von Hohenstein-Oldenburg-Delmenhorst',
        AvailabeShareGroups: [
          { Id: 1, NameMl: 'Arbeitsgemeinschaft der Denkmalpflegeorganisationen Niedersachsens', Active: true },
        ],
        Datetimecreated: 'vor langer Zeit',
      }),
    },
  },
  async play() {
    await expect(await (await findInWindow()).findByText('vor langer Zeit')).toBeVisible()
  },
}

/** Values that were typed earlier and not saved are offered, and then restored. */
export const DraftOffered: Story = {
  args: { draft: { Title: 'Beinahe verloren' } },
  async play() {
    const title = await findTitle()
    const window = await findInWindow()
    await userEvent.click(window.getByRole('button', { name: 'Wiederherstellen' }))
    await expect(title).toHaveValue('Beinahe verloren')
    await expect(window.queryByRole('button', { name: 'Verwerfen' })).toBeNull()
  },
}

/** Confirmation before a window with unsaved input closes. */
export const AskBeforeLeaving: Story = {
  async play() {
    await typeText(await findTitle(), ', neu')
    const window = await findInWindow()
    await userEvent.click(window.getByRole('button', { name: 'Abbrechen' }))
    const question = await window.findByRole('alertdialog', { name: 'Ohne Speichern schließen?' })
    await expect(within(question).getByRole('button', { name: 'Weiter bearbeiten' })).toBeVisible()
  },
}

/** Another person has saved the same field in the meantime. */
export const Conflict: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/pix/pictures/:id', () => HttpResponse.json(organ), { once: true }),
        http.get('*/pix/pictures/:id', () => HttpResponse.json({ ...organ, Title: 'Die Schnitger-Orgel' })),
        ...handlers(),
      ],
    },
  },
  async play() {
    await typeText(await findTitle(), ', neu')
    const window = await findInWindow()
    await userEvent.click(window.getByRole('button', { name: 'Speichern' }))
    const question = await window.findByRole('alertdialog', { name: 'Inzwischen geändert' })
    await userEvent.click(within(question).getByRole('button', { name: 'Weiter bearbeiten' }))
    await expect(await window.findByText('Titel: Die Schnitger-Orgel')).toBeVisible()
  },
}

/** The portal refuses to save: the reason is shown, and all typed values are kept. */
export const SaveFailed: Story = {
  tags: ['refused'],
  parameters: { expectedErrors: ['503'] },
  async play() {
    const title = await findTitle()
    await typeText(title, ', neu')
    const window = await findInWindow()
    await userEvent.click(window.getByRole('button', { name: 'Speichern' }))
    await expect(await window.findByText('Die Datenbank ist gerade nicht erreichbar.')).toBeVisible()
    await expect(title).toHaveValue('Die Orgel von Arp Schnitger, neu')
  },
}

/** The file is missing and the languages could not be loaded; the rest works. */
export const PartsMissing: Story = {
  // On a page shared with other stories, the browser would show the file that these have cached.
  tags: ['own-page'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/pix/languages', () => new HttpResponse('', { status: 500 })),
        http.get('*/pictures/9998_t2.jpg', () => new HttpResponse('', { status: 404 })),
        ...handlers(),
      ],
    },
    expectedErrors: ['404', '500'],
  },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByText('Bild konnte nicht geladen werden')).toBeVisible()
    await expect(await window.findByText(/Die Sprachen der Beschreibungen/)).toBeVisible()
  },
}

/** The picture does not exist. */
export const LoadFailed: Story = {
  tags: ['failed'],
  args: { pictureId: 4 },
  parameters: { expectedErrors: ['404'] },
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'OK' }))
    await expect(await window.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** A picture with many keywords and many share groups. */
export const Many: Story = {
  tags: ['many'],
  parameters: {
    msw: {
      handlers: handlers({
        ...organ,
        Keywords: Array.from({ length: 60 }, (_, index) => `Schlagwort ${index + 1}`),
        AvailabeShareGroups: Array.from({ length: 30 }, (_, index) => ({
          Id: index + 1,
          NameMl: `Redaktion ${index + 1}`,
          Active: index % 3 === 0,
        })),
      }),
    },
  },
  async play() {
    await expect((await (await findInWindow()).findAllByRole('checkbox')).length).toBeGreaterThanOrEqual(30)
  },
}

/** The picture is loading; the window can already be closed. */
export const Loading: Story = { ...waiting, tags: ['loading'] }
