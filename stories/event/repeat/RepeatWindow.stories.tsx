import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fireEvent, userEvent } from 'storybook/test'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { eventFake } from '../../../src/testing/eventFake'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { typeText } from '../../kit/typeText'
import { EventDetailStage } from '../detail/EventDetailStage'
import { createChosen, openEventPart, type OpenedPart, undoCreated } from '../openEventPart'

const event = fakeCluster({ DateTo: '2026-09-12T21:00:00', Pictures: [] })
/** Time in ms that a save takes in the story `Stopped`, so that the person can stop during a save. */
const SLOWLY_MS = 500
const SEARCH = '*/event/api/event_cluster'
const handlers = (shown = event, others: readonly EventCluster[] = []) =>
  eventFake({ events: [shown, ...others] }).handlers

/** The window above the event form. It creates single events on further days. */
const meta = {
  component: EventDetailStage,
  tags: ['event.repeat'],
  args: { globals: {}, eventId: 4711 },
  render: (args, { globals }) => <EventDetailStage {...args} globals={globals} />,
  parameters: { msw: { handlers: handlers() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof EventDetailStage>
export default meta
type Story = StoryObj<typeof meta>

const openRepeat = () => openEventPart('Wiederholen …', 'Veranstaltung wiederholen')
const listDates = async (window: OpenedPart, count: string) =>
  typeText(await window.findByRole('textbox', { name: 'Anzahl neuer Termine' }), count)

/** A weekly repetition without an end yet, so the list has no dates. */
export const Empty: Story = {
  tags: ['empty'],
  async play() {
    const window = await openRepeat()
    await expect(await window.findByRole('checkbox', { name: 'Samstag' })).toBeChecked()
  },
}

/** The dates of a repetition. On one date the event already exists, so this date is not selected. */
export const Dates: Story = {
  tags: ['default'],
  parameters: {
    msw: {
      handlers: handlers(event, [{ ...event, Id: 12, DateFrom: '2026-09-26T19:30:00', DateTo: '2026-09-26T21:00:00' }]),
    },
  },
  async play() {
    const window = await openRepeat()
    await listDates(window, '5')
    await expect(await window.findByRole('checkbox', { name: /26. September.*schon eingetragen/ })).not.toBeChecked()
  },
}

/** The public holidays of a region are left out. One date on a holiday is selected again. */
export const Holidays: Story = {
  args: { config: { event: { holidays: 'DE-NI' } } },
  async play() {
    const window = await openRepeat()
    await listDates(window, '8')
    await userEvent.click(await window.findByRole('checkbox', { name: 'Feiertage auslassen' }))
    await userEvent.click(await window.findByRole('checkbox', { name: /31. Oktober.*Reformationstag/ }))
    await expect(
      await window.findByRole('checkbox', { name: /3. Oktober.*Tag der Deutschen Einheit/ }),
    ).not.toBeChecked()
    await expect(await window.findByText('2 Termine sind an Feiertagen.')).toBeVisible()
  },
}

/** A monthly repetition of an event on the 31st. */
export const Monthly: Story = {
  parameters: {
    msw: { handlers: handlers({ ...event, DateFrom: '2026-10-31T19:30:00', DateTo: '2026-10-31T21:00:00' }) },
  },
  async play() {
    const window = await openRepeat()
    await fireEvent.change(await window.findByRole('combobox', { name: 'Wiederholen' }), { target: { value: 'month' } })
    await listDates(window, '3')
    await expect(await window.findByText('Monate ohne 31. werden ausgelassen.')).toBeVisible()
  },
}

/** The window refuses a repetition without an end. */
export const Endless: Story = {
  async play() {
    const window = await openRepeat()
    await userEvent.click(await window.findByRole('button', { name: 'Veranstaltungen anlegen' }))
    await expect(await window.findByText(/^Jede Wiederholung braucht ein Ende/)).toBeVisible()
  },
}

/** The existing events are loading: the button waits for them. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: {
    msw: {
      handlers: [
        http.get(SEARCH, async ({ request }) => {
          if (request.url.includes('search=Orgel')) await delay('infinite')
        }),
        ...handlers(),
      ],
    },
  },
  async play() {
    const window = await openRepeat()
    await listDates(window, '3')
    await expect(window.getByRole('button', { name: /anlegen$/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The existing events could not be loaded. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    expectedErrors: ['500'],
    msw: {
      handlers: [
        http.get(SEARCH, ({ request }) =>
          request.url.includes('search=Orgel') ? new HttpResponse('kaputt', { status: 500 }) : undefined,
        ),
        ...handlers(),
      ],
    },
  },
  async play() {
    const window = await openRepeat()
    await listDates(window, '3')
    await expect(await window.findByText(/^Nicht alle Ihre Veranstaltungen/)).toBeVisible()
  },
}

/** All events are created, and can be deleted. */
export const Done: Story = {
  async play() {
    const window = await openRepeat()
    await listDates(window, '5')
    await createChosen(window)
    await expect(await window.findByText('5 Veranstaltungen sind angelegt.')).toBeVisible()
    await expect(window.getByRole('button', { name: 'Rückgängig' })).toBeVisible()
  },
}

/** The created events are being deleted. No other action can start. */
export const Undoing: Story = {
  parameters: { msw: { handlers: [http.post('*/cluster/:id', () => delay('infinite')), ...handlers()] } },
  async play() {
    const window = await openRepeat()
    await listDates(window, '5')
    await undoCreated(window)
    await expect(await window.findByRole('progressbar', { name: 'Veranstaltungen werden gelöscht' })).toBeVisible()
    await expect(window.getByRole('button', { name: /anlegen$/ })).toBeDisabled()
  },
}

/** The portal did not delete the created events. */
export const UndoRefused: Story = {
  parameters: {
    expectedErrors: ['409'],
    msw: {
      handlers: [
        http.post('*/cluster/:id', () => new HttpResponse('Für sie sind schon Karten verkauft.', { status: 409 })),
        ...handlers(),
      ],
    },
  },
  async play() {
    const window = await openRepeat()
    await listDates(window, '2')
    await undoCreated(window)
    await expect(await window.findByText('Nicht gelöscht: 2')).toBeVisible()
    await expect(window.getByText('26.09.2026: Für sie sind schon Karten verkauft.')).toBeVisible()
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
          (await request.clone().text()).includes('DateFrom=2026-10-03')
            ? new HttpResponse('An diesem Tag ist die Kirche belegt.', { status: 422 })
            : undefined,
        ),
        ...handlers(),
      ],
    },
  },
  async play() {
    const window = await openRepeat()
    await listDates(window, '5')
    await createChosen(window)
    await expect(await window.findByText('03.10.2026: An diesem Tag ist die Kirche belegt.')).toBeVisible()
    await expect(window.getByText('4 Veranstaltungen sind angelegt.')).toBeVisible()
  },
}

/** The events are being created. */
export const Running: Story = {
  parameters: { msw: { handlers: [http.post('*/cluster/', () => delay('infinite')), ...handlers()] } },
  async play() {
    const window = await openRepeat()
    await listDates(window, '5')
    await createChosen(window)
    await expect(await window.findByRole('progressbar')).toBeVisible()
  },
}

/** The person stopped after the first event, and can continue with the others. */
export const Stopped: Story = {
  parameters: { msw: { handlers: [http.post('*/cluster/', () => delay(SLOWLY_MS)), ...handlers()] } },
  async play() {
    const window = await openRepeat()
    await listDates(window, '5')
    await createChosen(window)
    await userEvent.click(await window.findByRole('button', { name: 'Anhalten' }))
    await expect(await window.findByText('Angehalten. Noch nicht angelegt: 4')).toBeVisible()
  },
}

/** An event over several days: the text of each date has a first and a last day, and is long. */
export const LongTexts: Story = {
  tags: ['long'],
  parameters: {
    msw: {
      handlers: handlers({
        ...event,
        IdEventType: 2,
        MlTitle: 'Landesausstellungseröffnungsveranstaltung der Donaudampfschifffahrtsgesellschaftskapitänsvereinigung',
        DateTo: '2026-09-14T23:00:00',
      }),
    },
  },
  async play() {
    const window = await openRepeat()
    await listDates(window, '3')
    await expect(await window.findByRole('checkbox', { name: /19. September.*21. September/ })).toBeChecked()
  },
}

/** The maximum number of dates: 100. */
export const Many: Story = {
  tags: ['many'],
  async play() {
    const window = await openRepeat()
    await listDates(window, '100')
    await expect(await window.findByRole('button', { name: '100 Veranstaltungen anlegen' })).toBeInTheDocument()
  },
}
