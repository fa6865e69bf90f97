import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { openOverview } from '../../support/openOverview'
import { enter, focused, line, LIST, prepareOverview, titles } from './support/prepareOverview'

const { server, user, lists, open, choose } = prepareOverview()

describe('searching', () => {
  /** Opens a list of sixty events, and its search. */
  async function openSearch() {
    const opened = await open(eventListFake({ events: fakeEvents(60), pageSize: 25 }))
    const { root } = opened
    await line(root, 'Orgelmatinee')
    expect(root.queryByRole('searchbox')).toBeNull()
    await user.click(root.getByRole('button', { name: 'Suchen' }))
    return { ...opened, field: root.getByRole('searchbox', { name: 'Veranstaltungen durchsuchen' }) }
  }

  it.each([
    ['[EVT-OVW-12]', 'Suchen', 60, 'searchbox', 'Veranstaltungen durchsuchen'],
    ['[EVT-OVW-12]', 'Suchen', 0, 'searchbox', 'Veranstaltungen durchsuchen'],
    ['[EVT-OVW-15]', 'Nach Datum filtern', 60, 'textbox', /Veranstaltungen am/],
    ['[EVT-OVW-15]', 'Nach Datum filtern', 0, 'textbox', /Veranstaltungen am/],
  ] as const)(
    '%s the button ‘%s’ opens a field, which gets the focus, and closes it again, twice, in a list of %i events',
    async (_id, button, count, role, name) => {
      const { root, close } = await open(eventListFake({ events: fakeEvents(count) }))
      await (count > 0 ? line(root, 'Orgelmatinee') : root.findByRole('heading', { name: /^Hier ist Platz/ }))
      for (let time = 0; time < 2; time++) {
        await user.click(root.getByRole('button', { name: button }))
        const field = await root.findByRole(role, { name })
        await waitFor(() => expect(focused()).toBe(field))
        await user.click(root.getByRole('button', { name: button }))
        expect(root.queryByRole(role, { name })).toBeNull()
      }
      close()
    },
  )

  it('[EVT-OVW-12] [EVT-OVW-15] the search by words opens while the search by date is open, and the search by date opens while the search by words is open', async () => {
    const { root, close } = await open(eventListFake({ events: fakeEvents(60) }))
    await line(root, 'Orgelmatinee')
    const fields = [
      ['Suchen', () => root.findByRole('searchbox', { name: 'Veranstaltungen durchsuchen' })],
      ['Nach Datum filtern', () => root.findByRole('textbox', { name: /Veranstaltungen am/ })],
    ] as const
    for (const order of [fields, fields.toReversed()]) {
      for (const [button, find] of order) {
        await user.click(root.getByRole('button', { name: button }))
        const field = await find()
        await waitFor(() => expect(focused()).toBe(field))
      }
      for (const [button] of order) await user.click(root.getByRole('button', { name: button }))
    }
    close()
  })

  it('[EVT-OVW-13] runs the search by Enter, each time from page 1 on', async () => {
    const { root, field, close } = await openSearch()
    fireEvent.scroll(root.getByRole('grid').parentElement!, { target: { scrollTop: 900 } })
    await root.findByText('Geladen: 50')
    fireEvent.change(field, { target: { value: ' Töpfer ' } })
    expect(lists()).toHaveLength(2)
    for (const count of [3, 4]) {
      fireEvent.keyDown(field, { key: 'Enter' })
      await waitFor(() => expect(lists()).toHaveLength(count))
      expect(lists().at(-1)).toMatch(/search=Töpfer&date=&p=1$/)
      await root.findByText('12 Veranstaltungen')
    }
    enter(field, ' ')
    await root.findByText('Geladen: 25')
    expect(lists().at(-1)).toMatch(/search=&date=&p=1$/)
    close()
  })

  it('[EVT-OVW-18] [EVT-OVW-19] says that a search found nothing, with a different text from that of a list without events', async () => {
    const { root, field, close } = await openSearch()
    enter(field, 'Mondlandung')
    await root.findByRole('heading', { name: 'Nichts gefunden' })
    expect(root.queryByRole('heading', { name: 'Hier ist Platz für Ihre Veranstaltungen' })).toBeNull()
    close()
  })

  it('[EVT-OVW-14] hides the search by its close button, and shows all events again', async () => {
    const { root, field, close } = await openSearch()
    enter(field, 'Mondlandung')
    await root.findByRole('heading', { name: 'Nichts gefunden' })
    await user.click(root.getByRole('button', { name: 'Suche schließen' }))
    expect(root.queryByRole('searchbox')).toBeNull()
    expect(focused()).toBe(root.getByRole('button', { name: 'Suchen' }))
    await line(root, 'Orgelmatinee')
    expect(lists().at(-1)).toMatch(/search=&date=&p=1$/)
    await user.click(root.getByRole('button', { name: 'Suchen' }))
    expect(root.getByRole('searchbox')).toHaveValue('')
    close()
  })

  it('[EVT-CALL-01] [EVT-OVW-13] [EVT-OVW-15] a new search keeps the chosen day, and a new day keeps the search, in the request of each page', async () => {
    const events = [1, 2, 3].map(Id =>
      fakeEvent({ Id, MlTitle: `Fest & Markt ${Id}`, DateFrom: `2026-12-0${1 + (Id % 2)}T10:00:00` }),
    )
    const { root, close } = await open(eventListFake({ events, pageSize: 1 }))
    await root.findByText('Das waren alle: 3')
    const before = lists().length
    await user.click(root.getByRole('button', { name: 'Suchen' }))
    enter(root.getByRole('searchbox'), 'Fest & Markt')
    await waitFor(() => expect(lists().slice(before)).toHaveLength(3))
    await user.click(root.getByRole('button', { name: 'Nach Datum filtern' }))
    enter(await root.findByRole('textbox', { name: /Veranstaltungen am/ }), '2.12.26')
    await root.findByText('Das waren alle: 2')
    enter(root.getByRole('searchbox'), 'Fest & Markt 3')
    await root.findByText('Das waren alle: 1')
    await user.click(root.getByRole('button', { name: 'Suche schließen' }))
    await root.findByText('Das waren alle: 2')
    expect(lists().slice(before)).toEqual(
      [
        ...[1, 2, 3].map(page => `search=Fest+&+Markt&date=&p=${page}`),
        ...[1, 2].map(page => `search=Fest+&+Markt&date=2026-12-02&p=${page}`),
        'search=Fest+&+Markt+3&date=2026-12-02&p=1',
        ...[1, 2].map(page => `search=&date=2026-12-02&p=${page}`),
      ].map(query => `GET /event/api/event_cluster?Customer=uferland&${query}`),
    )
    close()
  })

  it('[EVT-OVW-15] [EVT-OVW-19] filters by a valid day, typed or from the calendar, until the close button ends the filter', async () => {
    const { root, close } = await open(eventListFake({ events: fakeEvents(30), pageSize: 25 }))
    await line(root, 'Jazz am Brunnen')
    fireEvent.scroll(root.getByRole('grid').parentElement!, { target: { scrollTop: 900 } })
    await root.findByText('Das waren alle: 30')
    await user.click(root.getByRole('button', { name: 'Nach Datum filtern' }))
    const field = await root.findByRole('textbox', { name: /Veranstaltungen am/ })
    await waitFor(() => expect(focused()).toBe(field))
    enter(field, '31.02.2026')
    expect(await root.findByText('Bitte geben Sie ein Datum wie 24.12.2026 ein.')).toBeInTheDocument()
    expect(lists()).toHaveLength(2)
    enter(field, '2.12.27')
    await root.findByRole('heading', { name: 'Nichts gefunden' })
    expect(root.queryByText('Bitte geben Sie ein Datum wie 24.12.2026 ein.')).toBeNull()
    fireEvent.change(field, { target: { value: '' } })
    await root.findByText('Geladen: 25')
    enter(field, '2.12.26')
    await root.findByText('1 Veranstaltung')
    expect(lists().at(-1)).toMatch(/search=&date=2026-12-02&p=1$/)
    await user.click(root.getByRole('button', { name: 'Kalender öffnen' }))
    await user.click(await root.findByRole('button', { name: 'Donnerstag, 3. Dezember 2026' }))
    await line(root, 'Führung durch die Altstadt')
    expect(lists().at(-1)).toMatch(/search=&date=2026-12-03&p=1$/)
    // A typed date also applies when the field loses the focus.
    fireEvent.change(field, { target: { value: '4.12.26' } })
    fireEvent.blur(field)
    await line(root, 'Lesung: Briefe aus Breslau')
    expect(lists().at(-1)).toMatch(/search=&date=2026-12-04&p=1$/)
    await user.click(root.getByRole('button', { name: 'Datumsfilter schließen' }))
    expect(root.queryByRole('textbox', { name: /Veranstaltungen am/ })).toBeNull()
    expect(focused()).toBe(root.getByRole('button', { name: 'Nach Datum filtern' }))
    await root.findByText('Geladen: 25')
    expect(lists().at(-1)).toMatch(/date=&p=1$/)
    close()
  })

  it('[EVT-OVW-13] [EVT-CALL-01] ignores a late response to an earlier search', async () => {
    const fake = eventListFake()
    server.use(...fake.handlers)
    let answerLate = () => {}
    server.use(
      http.get(LIST, async ({ request }) => {
        if (!request.url.includes('search=Jazz')) return undefined
        await new Promise<void>(resolve => (answerLate = resolve))
        return HttpResponse.json({ EventClusters: [fakeEvent({ Id: 1, MlTitle: 'Zu spät' })], IsLastPage: true })
      }),
    )
    const opened = openOverview()
    const root = await opened.findRoot()
    await line(root, 'Jazz am Brunnen')
    await user.click(root.getByRole('button', { name: 'Suchen' }))
    const field = root.getByRole('searchbox')
    await waitFor(() => expect(focused()).toBe(field))
    enter(field, 'Jazz')
    await waitFor(() => expect(lists()).toHaveLength(2))
    enter(field, 'Lesung')
    await root.findByText('1 Veranstaltung')
    answerLate()
    // The late response has arrived by the time that the portal has received this change.
    await choose(root, 'Lesung: Briefe aus Breslau', 'Nicht mehr veröffentlichen')
    await waitFor(() => expect(fake.state.posted).toHaveLength(1))
    expect(root.queryByText('Zu spät')).toBeNull()
    expect(titles(root)).toEqual(['Lesung: Briefe aus Breslau'])
    opened.close()
  })
})
