import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fireEvent, userEvent } from 'storybook/test'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { eventFake } from '../../../src/testing/eventFake'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'
import { createChosen, openEventPart, type OpenedPart } from '../openEventPart'

const member: FoyerConfig = { auth: { account: 'henrike@uferland.example', accountId: 1001 }, customer: 'uferland' }
/** Time in ms that a save takes in the story `Stopped`, so that the person can stop during a save. */
const SLOWLY_MS = 500
const LIST = '*/event/api/event_cluster'
/** True when a request loads existing events for the comparison. The overview's own requests have no filter. */
const isComparison = (url: string) => /(search|date)=[^&]/.test(url)
const handlers = (events: readonly EventCluster[] = []) => eventFake({ events }).handlers

const calendarOf = (...events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(event => ['BEGIN:VEVENT', event, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\n')
const season = calendarOf(
  'UID:1\nSUMMARY:Orgelmatinee\nDTSTART;TZID=Europe/Berlin:20991205T113000\nDTEND;TZID=Europe/Berlin:20991205T123000\nLOCATION:Hafenhalle\nORGANIZER;CN=Kantorei:mailto:post@kantorei.example',
  'UID:2\nSUMMARY:Adventssingen\nDTSTART;TZID=Europe/Berlin:20991206T170000\nRRULE:FREQ=WEEKLY;COUNT=3\nLOCATION:Marktplatz',
  'UID:3\nSUMMARY:Büchermarkt\nDTSTART;VALUE=DATE:20991211\nDTEND;VALUE=DATE:20991214\nLOCATION:Am Ufer 3',
  'UID:4\nSUMMARY:Konzert im Netz\nDTSTART;TZID=America/New_York:20991212T120000',
  'UID:5\nSUMMARY:Stimmbildung',
  'UID:6\nSUMMARY:Sommerfest\nDTSTART:20010707T150000',
)
const there = fakeCluster({
  Id: 12,
  MlTitle: 'Orgelmatinee',
  DateFrom: '2099-12-05T11:30:00',
  DateTo: '2099-12-05T12:30:00',
  Location: { Id: 32, Name: 'Hafenhalle' },
})

/** The window above the overview. It creates events from a calendar file or from a page's JSON-LD. */
const meta = {
  component: WindowStage,
  tags: ['event.import'],
  args: { callName: 'event.overview', config: member, globals: {} },
  // Another story may have left an unfinished list.
  beforeEach: () => localStorage.clear(),
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: handlers([there]) }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const openImport = () => openEventPart('Importieren …', 'Veranstaltungen importieren')

async function read(text: string): Promise<OpenedPart> {
  const window = await openImport()
  await typeText(await window.findByRole('textbox', { name: 'Oder Text einfügen' }), text)
  await userEvent.click(window.getByRole('button', { name: 'Text lesen' }))
  return window
}
async function create(window: OpenedPart) {
  await fireEvent.change(await window.findByRole('combobox', { name: 'Kategorie für alle' }), {
    target: { value: 'formal 105' },
  })
  await createChosen(window)
}

/** Before a file is chosen. */
export const Empty: Story = {
  tags: ['empty'],
  async play() {
    const window = await openImport()
    await expect(await window.findByRole('button', { name: 'Datei wählen …' })).toBeVisible()
  },
}

/** A season: one event exists already, one is past, one has no date, and one is in another time zone. */
export const Season: Story = {
  tags: ['default'],
  async play() {
    const window = await read(season)
    await expect(await window.findByRole('checkbox', { name: /Orgelmatinee.*schon eingetragen/ })).not.toBeChecked()
    await expect(window.getByRole('checkbox', { name: /Stimmbildung/ })).toBeDisabled()
  },
}

/** The pasted text is not a calendar. */
export const NoCalendar: Story = {
  async play() {
    const window = await read('Liebe Sänger, wir treffen uns am Samstag.')
    await expect(await window.findByText(/^Das ist keine Kalenderdatei/)).toBeVisible()
  },
}

/** A file that is gone when it is read. */
export const Unreadable: Story = {
  parameters: { expectedErrors: ['The file is gone.'] },
  async play() {
    const window = await openImport()
    const input = (await window.findByRole('button', { name: 'Datei wählen …' })).parentElement!.querySelector('input')!
    const file = new File([season], 'Saison.ics', { type: 'text/calendar' })
    file.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'))
    await userEvent.upload(input, file)
    await expect(await window.findByText(/^Die Datei konnte nicht gelesen werden/)).toBeVisible()
  },
}

/** The events are listed while the member's own events are loading for the comparison. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: {
    msw: {
      handlers: [
        http.get(LIST, async ({ request }) => {
          if (isComparison(request.url)) await delay('infinite')
        }),
        ...handlers(),
      ],
    },
  },
  async play() {
    const window = await read(season)
    await expect(await window.findByText(/^Die Liste wird mit/)).toBeVisible()
  },
}

/** The member's own events could not be loaded. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    expectedErrors: ['500'],
    msw: {
      handlers: [
        http.get(LIST, ({ request }) =>
          isComparison(request.url) ? new HttpResponse('kaputt', { status: 500 }) : undefined,
        ),
        ...handlers(),
      ],
    },
  },
  async play() {
    const window = await read(season)
    await expect(await window.findByText(/^Nicht alle Ihre Veranstaltungen/)).toBeVisible()
  },
}

/** Places and organisers could not be searched for. The events are created only if the person accepts that. */
export const NotSearched: Story = {
  parameters: {
    expectedErrors: ['500'],
    msw: {
      handlers: [http.get('*/autocomplete/:kind', () => new HttpResponse('kaputt', { status: 500 })), ...handlers()],
    },
  },
  async play() {
    const window = await read(season)
    await expect(await window.findByText(/^Einige Orte oder Veranstalter konnten nicht/)).toBeVisible()
    await create(window)
    await expect(await window.findByRole('checkbox', { name: /^Ohne Suche anlegen/ })).toHaveAccessibleDescription(
      /^Bitte suchen Sie noch einmal/,
    )
  },
}

/** All chosen events are created, and can be deleted. */
export const Done: Story = {
  async play() {
    const window = await read(season)
    await window.findByText('schon eingetragen')
    await create(window)
    await expect(await window.findByText('5 Veranstaltungen sind angelegt.')).toBeVisible()
    await expect(window.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  },
}

/** The form of an event from the file. The portal has the place of the event, but not the organiser. */
export const FoundForm: Story = {
  async play() {
    const window = await read(season)
    await window.findByText(/„Kantorei“ gibt es im Portal nicht/)
    const form = await openEventPart('Im Formular öffnen: Orgelmatinee', 'Neue Veranstaltung')
    await expect(await form.findByText(/^Aus einer Datei übernommen/)).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Orgelmatinee')
    await expect(form.getByRole('combobox', { name: /^Veranstaltungsort/ })).toHaveValue('Hafenhalle')
    await expect(form.getByRole('combobox', { name: /^Veranstalter/ })).toHaveValue('')
  },
}

/** The portal refused one of the events. The others were created and can be deleted. */
export const Refused: Story = {
  tags: ['refused'],
  parameters: {
    expectedErrors: ['422'],
    msw: {
      handlers: [
        http.post('*/cluster/', async ({ request }) =>
          (await request.clone().text()).includes('DateFrom=2099-12-13')
            ? new HttpResponse('An diesem Tag ist der Platz belegt.', { status: 422 })
            : undefined,
        ),
        ...handlers([there]),
      ],
    },
  },
  async play() {
    const window = await read(season)
    await window.findByText('schon eingetragen')
    await create(window)
    await expect(await window.findByText('Adventssingen: An diesem Tag ist der Platz belegt.')).toBeVisible()
  },
}

/** Events that are being created. */
export const Running: Story = {
  parameters: { msw: { handlers: [http.post('*/cluster/', () => delay('infinite')), ...handlers([there])] } },
  async play() {
    const window = await read(season)
    await window.findByText('schon eingetragen')
    await create(window)
    await expect(await window.findByRole('progressbar')).toBeVisible()
  },
}

/** The person stopped after the first event, and can continue with the others. */
export const Stopped: Story = {
  parameters: {
    msw: { handlers: [http.post('*/cluster/', () => delay(SLOWLY_MS)), ...handlers([there])] },
  },
  async play() {
    const window = await read(season)
    await window.findByText('schon eingetragen')
    await create(window)
    await userEvent.click(await window.findByRole('button', { name: 'Anhalten' }))
    await expect(await window.findByText('Angehalten. Noch nicht angelegt: 4')).toBeVisible()
  },
}

/** The person left an unfinished list to choose another file. The window offers to restore the list. */
export const Unfinished: Story = {
  async play() {
    const window = await read(season)
    await userEvent.click(await window.findByRole('button', { name: 'Andere Datei' }))
    await expect(await window.findByRole('button', { name: 'Wiederherstellen' })).toBeVisible()
  },
}

/** A list that is too large to be stored on the device. */
export const TooLarge: Story = {
  async play() {
    const window = await openImport()
    const text = calendarOf(`UID:1\nSUMMARY:Chronik\nDTSTART:20991205\nDESCRIPTION:${'x'.repeat(1_000_000)}`)
    await fireEvent.change(await window.findByRole('textbox', { name: 'Oder Text einfügen' }), {
      target: { value: text },
    })
    await userEvent.click(window.getByRole('button', { name: 'Text lesen' }))
    await expect(await window.findByText(/^Diese Liste ist zu groß/)).toBeVisible()
  },
}

/** Long words in every text of an event. */
export const LongTexts: Story = {
  tags: ['long'],
  async play() {
    const window = await read(
      calendarOf(
        'UID:1\nSUMMARY:Landesausstellungseröffnungsveranstaltung der Donaudampfschifffahrtsgesellschaftskapitänsvereinigung\nDTSTART;TZID=America/Argentina/Buenos_Aires:20991205T113000\nDTEND;TZID=America/Argentina/Buenos_Aires:20991209T123000\nLOCATION:Landschaftsgartengestaltungsausstellungsgelände\\, Straße der Verfassungsgerichtsbarkeit 12\nORGANIZER;CN=Donaudampfschifffahrtsgesellschaftskapitänsvereinigung:mailto:a@b.example\nRRULE:FREQ=HOURLY',
      ),
    )
    const box = await window.findByRole('checkbox', { name: /Landesausstellung/ })
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription(/Umgerechnet/)
  },
}

/** More dates than the list can have. */
export const Many: Story = {
  tags: ['many'],
  async play() {
    const window = await read(
      calendarOf('UID:1\nSUMMARY:Turmblasen\nDTSTART;TZID=Europe/Berlin:20270101T180000\nRRULE:FREQ=DAILY;COUNT=600'),
    )
    await expect(await window.findByText(/^Gefunden wurden 600 Termine/)).toBeVisible()
  },
}
