import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { findInWindow } from '../../findInWindow'
import { WindowStage } from '../../WindowStage'
import { waiting } from '../../portalStates'

const member: FoyerConfig = { auth: { account: 'henrike@uferland.example', accountId: 1001 }, customer: 'uferland' }
const handlers = (...given: Parameters<typeof eventListFake>) => eventListFake(...given).handlers
const list = '*/event/api/event_cluster'

/** The window with the member's own events, to enter, publish and delete events. */
const meta = {
  component: WindowStage,
  tags: ['event.overview'],
  args: { callName: 'event.overview', config: member, globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: handlers({ events: fakeEvents(120) }) },
    docs: { story: { inline: false, height: '700px' } },
  },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const first = async () => (await findInWindow()).findByRole('row', { name: /^Orgelmatinee markieren/ })

/** Fifty of a hundred and twenty events; scrolling loads more. */
export const Full: Story = {
  tags: ['default', 'many'],
  async play() {
    await first()
    await expect((await findInWindow()).getByText('Geladen: 50', { selector: '[data-tab]' })).toBeVisible()
  },
}

/** The actions for one event. */
export const SideMenu: Story = {
  async play() {
    await userEvent.click(within(await first()).getByRole('button'))
    const window = await findInWindow()
    await expect((await window.findAllByRole('menuitem')).map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Veröffentlichen',
      'Nicht mehr veröffentlichen',
      'Neue Kopie',
      'Als Kalenderdatei speichern',
      'Als JSON-LD speichern',
      'Löschen',
    ])
  },
}

/** Several events are selected, and one was just unpublished. */
export const Marked: Story = {
  async play() {
    const row = await first()
    const window = await findInWindow()
    await userEvent.click(within(row).getByRole('button'))
    await userEvent.click(await window.findByRole('menuitem', { name: 'Nicht mehr veröffentlichen' }))
    await window.findByRole('button', { name: 'Rückgängig' })
    for (const box of window.getAllByRole('checkbox').slice(2, 5)) await userEvent.click(box)
    await expect(window.getByRole('region', { name: 'Markierte Veranstaltungen' })).toHaveTextContent('3 markiert')
  },
}

/** A bulk action failed for some of the events. The window names these events with the reasons, and offers a retry. */
export const BulkFailed: Story = {
  tags: ['refused'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/cluster/:id', ({ params }) =>
          Number(params['id']) % 2 === 0
            ? new HttpResponse('Eine Veranstaltung ohne Datum kann nicht veröffentlicht werden.', { status: 400 })
            : undefined,
        ),
        ...handlers({ events: fakeEvents(6) }),
      ],
    },
    expectedErrors: ['400'],
  },
  async play() {
    await first()
    const window = await findInWindow()
    await userEvent.click(window.getByRole('checkbox', { name: 'Alle geladenen markieren' }))
    await userEvent.click(window.getByRole('button', { name: 'Veröffentlichen' }))
    await expect(await window.findByText(/Nicht erledigt: 3/)).toBeVisible()
  },
}

/** A search without results. The date filter is open too. */
export const NothingFound: Story = {
  async play() {
    await first()
    const window = await findInWindow()
    await userEvent.click(window.getByRole('button', { name: 'Nach Datum filtern' }))
    await window.findByRole('textbox', { name: /Veranstaltungen am/ })
    await userEvent.click(window.getByRole('button', { name: 'Suchen' }))
    await userEvent.type(await window.findByRole('searchbox'), 'Mondlandung{Enter}')
    await window.findByRole('heading', { name: 'Nichts gefunden' })
  },
}

/** A quick filter shows the unpublished events, and their number among the loaded events. */
export const Filtered: Story = {
  // Has its own events, because another story unpublishes one of the shared events.
  parameters: { msw: { handlers: handlers({ events: fakeEvents(120) }) } },
  async play() {
    await first()
    const window = await findInWindow()
    await userEvent.click(
      within(window.getByRole('group', { name: 'Schnellfilter' })).getByRole('button', {
        name: /^Nicht veröffentlicht/,
      }),
    )
    await expect(await window.findByText('16 von 50 geladenen', { selector: '[data-tab]' })).toBeVisible()
  },
}

/** No loaded event passes the quick filter. */
export const NothingFits: Story = {
  parameters: { msw: { handlers: handlers({ events: fakeEvents(9).filter(event => event.IsPublished === 1) }) } },
  async play() {
    await first()
    const window = await findInWindow()
    await userEvent.click(
      within(window.getByRole('group', { name: 'Schnellfilter' })).getByRole('button', {
        name: /^Nicht veröffentlicht/,
      }),
    )
    await expect(await window.findByText(/^Keine geladene Veranstaltung passt zum Filter. Geladen: 6/)).toBeVisible()
    await expect(window.getByRole('button', { name: 'Alle anzeigen' })).toBeVisible()
  },
}

/** A new member without events. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { msw: { handlers: handlers({ events: [] }) } },
  async play() {
    await (await findInWindow()).findByRole('heading', { name: 'Hier ist Platz für Ihre Veranstaltungen' })
  },
}

/** The portal responded with an error: its text and a retry button are shown. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    msw: {
      handlers: [
        http.get(list, () => new HttpResponse('Die Datenbank ist gerade nicht erreichbar.', { status: 503 })),
        ...handlers(),
      ],
    },
    expectedErrors: ['503'],
  },
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'OK' }))
    await expect(window.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** The next page could not be loaded; loaded events stay. */
export const NextPageFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(list, ({ request }) =>
          request.url.endsWith('p=1') ? undefined : new HttpResponse('Zu viele Anfragen.', { status: 429 }),
        ),
        ...handlers({ events: fakeEvents(120) }),
      ],
    },
    expectedErrors: ['429'],
  },
  async play() {
    await first()
    const window = await findInWindow()
    window.getByRole('grid').parentElement!.scrollTo(0, 1e6)
    await userEvent.click(await window.findByRole('button', { name: 'OK' }))
    await expect(window.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** Long German words, an empty title, an event that lasts from one month into the next, a series without a date. */
export const LongWords: Story = {
  tags: ['long'],
  parameters: {
    msw: {
      handlers: handlers({
        events: [
          fakeEvent({
            Id: 1,
            MlTitle:
              'Rechtsschutzversicherungsgesellschaftenjubiläumsfestveranstaltung mit anschließender Podiumsdiskussion',
            City: { Comment: 'Mecklenburg-Vorpommern-Großraumgemeinde' },
            Organisations: [
              {
                Organisation: {
                  Id: 1,
                  Name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
                  IdOrganisation: 1,
                },
              },
            ],
            FormalCategoryName: 'Informationsveranstaltungsreihe',
            IdEventType: 2,
            DateFrom: '2026-11-30T18:00:00',
            DateTo: '2026-12-03T00:00:00',
          }),
          fakeEvent({ Id: 2, MlTitle: '', DateFrom: '', DateTo: '', IdEventType: 3, IsPublished: 0 }),
          ...fakeEvents(3),
        ],
      }),
    },
  },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByText('30.11-03.12.26')).toBeVisible()
    await waitFor(() => expect(window.getByText('Datum fehlt')).toBeVisible())
  },
}

/** The events are loading; the window can already be closed. */
export const Loading: Story = { ...waiting, tags: ['loading'] }
