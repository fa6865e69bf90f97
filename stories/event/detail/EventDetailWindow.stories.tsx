import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { drawPicture } from '../../../src/testing/drawPicture'
import { eventFake } from '../../../src/testing/eventFake'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'
import { changedEventHandlers } from './changedEventHandlers'
import { EventDetailStage } from './EventDetailStage'
import { away, waiting } from '../../portalStates'

const festival = fakeCluster({
  IdEventType: 2,
  MlTitle: 'Hafenfestival der kleinen Bühnen',
  MlTitles: [{ IdMediaLanguage: 2, TextValue: 'Harbour festival of small stages' }],
  DateFrom: '2026-09-11T17:00:00',
  DateTo: '2026-09-13T22:00:00',
  EventDateTime: '17:00',
  Description:
    'Drei Tage lang spielen auf sieben Bühnen rund um das alte Hafenbecken Chöre, Blaskapellen und Straßentheater.\n\nDer Eintritt ist frei, um Spenden wird gebeten.',
  PriceUrl: 'https://karten.example/hafenfestival',
  Keywords: ['hafen', 'festival', 'freiluft', 'familie'],
  Pictures: [
    { IdMedia: 500_017, MediaItem: { Id: 9998, Uri: '/pictures/9998.jpg', Width: 1600, Height: 1067 } },
    { IdMedia: 500_018, MediaItem: { Id: 9999, Uri: '/pictures/9999.jpg', Width: 1067, Height: 1600 } },
    { IdMedia: 500_019 },
  ],
})
const long = fakeCluster({
  MlTitle: 'Landesausstellungseröffnungsveranstaltung der Donaudampfschifffahrtsgesellschaftskapitänsvereinigung',
  Location: { Id: 31, Name: 'Veranstaltungszentrum der Binnenschifffahrtsverwaltungsaußenstelle Niederelbe' },
  Organisations: [
    {
      Organisation: {
        Id: 7,
        Name: 'Arbeitsgemeinschaft der Denkmalpflegeorganisationen Niedersachsens',
        IdOrganisation: 7,
      },
    },
  ],
  Keywords: ['rechtsschutzversicherungsgesellschaften', 'kraftfahrzeughaftpflichtversicherung'],
})
const file = http.get(
  '*/image',
  () => new HttpResponse(drawPicture('organ', 300, 200), { headers: { 'Content-Type': 'image/svg+xml' } }),
)
const handlers = (...events: readonly EventCluster[]) => [file, ...eventFake({ events }).handlers]
const owner = { auth: { account: 'eva@portal.example', accountId: 1001 }, customer: 'uferland' }
const translations = { event: { translation: true, translationPl: true } }

/** The form of one event: a new one, an existing one, or a copy. */
const meta = {
  component: EventDetailStage,
  tags: ['event.detail'],
  args: { globals: {} },
  render: (args, { globals }) => <EventDetailStage {...args} globals={globals} />,
  parameters: { msw: { handlers: handlers() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof EventDetailStage>
export default meta
type Story = StoryObj<typeof meta>

const find = async (name: string) => (await findInWindow()).findByRole('textbox', { name })

/** A new event, with the help that is open at the start. */
export const NewEvent: Story = {
  tags: ['empty'],
  async play() {
    await expect(await find('Titel')).toHaveValue('')
    const window = await findInWindow()
    await expect(window.getByRole('switch', { name: 'Hilfetexte zeigen' })).toBeChecked()
    await waitFor(() => expect(window.getAllByRole('note').length).toBeGreaterThan(4))
  },
}

/** A festival over three days with values in most fields. */
export const Full: Story = {
  tags: ['default'],
  args: { eventId: 4711, config: translations },
  parameters: { msw: { handlers: handlers(festival) } },
  async play() {
    await expect(await find('Ende')).toHaveValue('13.09.2026')
    const window = await findInWindow()
    await userEvent.click(window.getByRole('switch', { name: 'Hilfetexte zeigen' }))
  },
}

/** The description; its field grows with the text. */
export const Description: Story = {
  args: { eventId: 4711, options: { tab: 'Description' } },
  parameters: { msw: { handlers: handlers(festival) } },
  async play() {
    await expect(await find('Beschreibung')).toHaveValue(festival.Description)
  },
}

/** Categories, characteristics and keywords. */
export const Topics: Story = {
  args: { eventId: 4711, options: { tab: 'Topics' } },
  parameters: { msw: { handlers: handlers(festival) } },
  async play() {
    await expect(await (await findInWindow()).findByRole('combobox', { name: 'Formale Kategorie' })).toHaveDisplayValue(
      'Konzert',
    )
  },
}

/** Pictures in landscape and portrait format. A third picture, for which the portal sent no file, was removed. */
export const Medias: Story = {
  args: { eventId: 4711, options: { tab: 'Medias' } },
  parameters: { msw: { handlers: handlers(festival) } },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByRole('img', { name: 'Bild 1' })).toBeVisible()
    await userEvent.click(window.getByRole('button', { name: 'Bild 3 von der Veranstaltung entfernen' }))
    await expect(window.queryByText('Bild 3')).toBeNull()
  },
}

/** Preview of the event on the portal. */
export const Preview: Story = {
  args: { eventId: 4711 },
  parameters: { msw: { handlers: handlers(festival) } },
  async play() {
    await find('Titel')
    await userEvent.click((await findInWindow()).getByRole('button', { name: 'Vorschau' }))
    const preview = within(await (await findInWindow()).findByRole('dialog', { name: 'Vorschau' }))
    await expect(await preview.findByRole('heading', { name: 'Hafenfestival der kleinen Bühnen' })).toBeVisible()
  },
}

/** Missing and invalid values are listed, and counted on their tab. */
export const Errors: Story = {
  tags: ['refused'],
  async play() {
    const title = await find('Titel')
    await typeText(await find('Beginn'), '31.02.2026')
    await userEvent.click((await findInWindow()).getByRole('button', { name: 'Speichern' }))
    const list = await (await findInWindow()).findByRole('alert')
    await expect(within(list).getAllByRole('button')).toHaveLength(3)
    await expect(title).toHaveAccessibleDescription('Bitte ausfüllen.')
  },
}

/** Long words and long names. */
export const LongTexts: Story = {
  tags: ['long'],
  args: { eventId: 4711, config: translations },
  parameters: { msw: { handlers: handlers(long) } },
  async play() {
    await expect(await find('Titel')).toHaveValue(long.MlTitle)
  },
}

/** Values that were typed earlier and not saved are offered, and then restored. */
export const DraftOffered: Story = {
  args: { eventId: 4711, draft: { MlTitle: 'Beinahe verloren' } },
  parameters: { msw: { handlers: handlers(festival) } },
  async play() {
    const title = await find('Titel')
    await userEvent.click((await findInWindow()).getByRole('button', { name: 'Wiederherstellen' }))
    await expect(title).toHaveValue('Beinahe verloren')
  },
}

/** Another person has saved the same field in the meantime. */
export const Conflict: Story = {
  args: { eventId: 4711 },
  parameters: {
    msw: {
      handlers: [...changedEventHandlers(festival, 'Fest am Hafen'), ...handlers()],
    },
  },
  async play() {
    await typeText(await find('Titel'), ', neu')
    const window = await findInWindow()
    await userEvent.click(window.getByRole('button', { name: 'Speichern' }))
    const question = await window.findByRole('alertdialog', { name: 'Inzwischen geändert' })
    await userEvent.click(within(question).getByRole('button', { name: 'Weiter bearbeiten' }))
    await expect(await window.findByText('Titel: Fest am Hafen')).toBeVisible()
  },
}

/** An event with a similar title already exists on the same day. */
export const LikelyDuplicate: Story = {
  args: { config: { event: { defaultCategory: 105 } } },
  parameters: {
    msw: {
      handlers: handlers(
        fakeCluster({
          Id: 99,
          MlTitle: 'Flohmarkt am Alten Hafen',
          Location: null,
          DateFrom: '2026-09-12T09:00:00',
          DateTo: '2026-09-12T09:00:00',
        }),
      ),
    },
  },
  async play() {
    performance.clearResourceTimings()
    await typeText(await find('Beginn'), '12.9.2026')
    // The check for duplicates needs the events of that day. The form loads them after the date is typed.
    await waitFor(() =>
      expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('date=2026-09-12'))).toBe(true),
    )
    await typeText(await find('Titel'), 'Flohmarkt am Hafen')
    const window = await findInWindow()
    await userEvent.click(window.getByRole('button', { name: 'Speichern' }))
    await expect(await window.findByRole('alertdialog', { name: 'Schon eingetragen?' })).toBeVisible()
  },
}

/** A copy of an event, made in the overview. A heading says that the copy is not saved yet. */
export const Copy: Story = {
  parameters: { msw: { handlers: handlers(festival) } },
  render: (_, { globals }) => <WindowStage callName="event.overview" config={owner} globals={globals} />,
  async play() {
    const overview = await findInWindow()
    await userEvent.click(await overview.findByRole('button', { name: /^Aktionen zu/ }))
    await userEvent.click(await overview.findByRole('menuitem', { name: 'Neue Kopie' }))
    // The form is above the overview, in the same root.
    const root = within([...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot as unknown as HTMLElement)
    await expect(await root.findByRole('textbox', { name: 'Titel' })).toHaveValue('Hafenfestival der kleinen Bühnen')
    await expect(root.getByRole('heading', { name: 'Kopie, nicht gespeichert' })).toBeVisible()
  },
}

/** A series, which needs the expert mode. */
export const Series: Story = {
  args: { eventId: 4711 },
  parameters: { msw: { handlers: handlers(fakeCluster({ IdEventType: 3 })) } },
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Expertenmodus öffnen' })).toBeVisible()
  },
}

/** More pictures than fit into one line. */
export const Many: Story = {
  tags: ['many'],
  args: { eventId: 4711, options: { tab: 'Medias' } },
  parameters: {
    msw: {
      handlers: handlers({
        ...festival,
        Pictures: Array.from({ length: 40 }, (_, index) => ({
          IdMedia: 600_000 + index,
          MediaItem: { Id: 9000 + index, Uri: `/pictures/${9000 + index}.jpg`, Width: 1600, Height: 1067 },
        })),
      }),
    },
  },
  async play() {
    await expect(await (await findInWindow()).findByRole('img', { name: 'Bild 40' })).toBeInTheDocument()
  },
}

/** The event and the categories are loading. */
export const Loading: Story = { ...waiting, tags: ['loading'], args: { eventId: 4711 } }

/** The portal responds with an error: the window shows the error and a retry button. */
export const Failed: Story = {
  ...away,
  tags: ['failed'],
  args: { eventId: 4711 },
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'OK' }))
    await expect(await window.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}
