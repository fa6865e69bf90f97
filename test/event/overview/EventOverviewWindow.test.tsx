import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { eventTypes } from '../../../src/event/cluster/EventCluster'
import { eventWindows } from '../../../src/event/eventWindows'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { expectConsole } from '../../support/expectConsole'
import { freezeToday } from '../../support/freezeToday'
import { fakePortalServer } from '../../support/fakePortalServer'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { openOverview } from '../../support/openOverview'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()
freezeToday()
const LIST = '*/event/api/event_cluster'
const CLUSTER = '*/event/api/event_cluster/cluster/:id'
const lists = () => asked.filter(line => line.startsWith('GET /event/api/event_cluster?'))

type Root = Awaited<ReturnType<ReturnType<typeof openOverview>['findRoot']>>
const line = async (root: Root, title: string) =>
  (await root.findByText(title, { selector: '.title' })).closest<HTMLElement>('[role=row]')!
/**
 * Replaces the text of a field and presses Enter. Does not use user-event, because in a shadow tree user-event does not
 * find a field that a script has focused.
 */
const enter = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.keyDown(field, { key: 'Enter' })
}
/** Returns the focused element of the window. */
const focused = () => [...document.querySelectorAll('foyer-root')].at(-1)?.shadowRoot?.activeElement
const titles = (root: Root) =>
  root
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('.title')!.textContent)
const choose = async (root: Root, row: string, item: string) => {
  await user.click(within(await line(root, row)).getByRole('button', { name: /^Aktionen zu/ }))
  await user.click(root.getByRole('menuitem', { name: item }))
}

/** Opens the overview on a fake portal. */
async function open(fake = eventListFake(), config = {}, options = {}) {
  server.use(...fake.handlers)
  const opened = openOverview(config, options)
  return { ...opened, root: await opened.findRoot(), fake }
}

/**
 * Publishes an event, and waits until the portal has received this change. Every request that began earlier has arrived
 * by then.
 */
async function publish(root: Root, fake: ReturnType<typeof eventListFake>, title: string) {
  await choose(root, title, 'Veröffentlichen')
  await waitFor(() => expect(fake.state.posted).toHaveLength(1))
}

/** Responds to the request for texts with the given ones. All other texts are the embedded ones. */
const serveTexts = (texts: Readonly<Record<string, string>>) =>
  server.use(http.get('*/event/api/ml', () => HttpResponse.json(texts)))

/** Replaces the detail editor by a window that closes with a result; returns the options of each opening. */
function stubDetail(result?: object): object[] {
  const openings: object[] = []
  function Detail({ options, close }: { options: object; close(result?: object): void }) {
    return (
      <button
        type="button"
        onClick={() => {
          openings.push(options)
          close(result)
        }}
      >
        Editor verlassen
      </button>
    )
  }
  jest.spyOn(eventWindows['event.detail'], 'load').mockResolvedValue(Object.assign(Detail, { labels: [] }) as never)
  return openings
}

/** Stubs a tab that a page opens. */
function stubTab() {
  const tab = { closed: false, opener: window as unknown, close: jest.fn(), location: { replace: jest.fn() } }
  const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as never)
  return { tab, openTab }
}

afterEach(() => {
  jest.restoreAllMocks()
  for (const host of document.querySelectorAll('foyer-root')) host.remove()
})

describe('the list', () => {
  /** Opens a list of two events: one with a value in each column, and one almost without values. */
  async function openTwo() {
    const opened = await open(
      eventListFake({
        events: [fakeEvents(1)[0]!, fakeEvent({ Id: 9, DateFrom: '', DateTo: '', MlTitle: '', IsPublished: 0 })],
      }),
    )
    const cells = (row: HTMLElement) =>
      Object.fromEntries(
        within(row)
          .getAllByRole('gridcell')
          .map((cell, index) => [opened.root.getAllByRole('columnheader')[index]!.textContent, cell.textContent]),
      )
    return {
      ...opened,
      cells,
      full: await line(opened.root, 'Orgelmatinee'),
      bare: await line(opened.root, 'Ohne Titel'),
    }
  }

  it('[EVT-OVW-03] shows the status of each event by shape and by word', async () => {
    const { full, bare, cells, close } = await openTwo()
    expect([cells(full)['Status'], cells(bare)['Status']]).toEqual(['Veröffentlicht', 'Nicht veröffentlicht'])
    expect(full.querySelector('.dot')).toHaveClass('isOn')
    expect(bare.querySelector('.dot')).not.toHaveClass('isOn')
    close()
  })

  it('[EVT-OVW-04] shows date and time, [EVT-OVW-11] and says that a date is missing', async () => {
    const { full, bare, cells, close } = await openTwo()
    expect([cells(full)['Datum'], cells(bare)['Datum']]).toEqual(['01.12.2611:00', 'Datum fehlt'])
    close()
  })

  it('[EVT-OVW-05] [EVT-OVW-06] shows city and host', async () => {
    const { full, cells, close } = await openTwo()
    expect(cells(full)).toMatchObject({ Ort: 'Görlitz', Veranstalter: 'Evangelische Innenstadtgemeinde' })
    close()
  })

  it('[EVT-OVW-07] [EVT-OVW-08] shows title and category', async () => {
    const { full, cells, close } = await openTwo()
    expect(cells(full)).toMatchObject({ Titel: 'Orgelmatinee', Kategorie: 'Konzert · Orgelmusik' })
    close()
  })

  it('[EVT-OVW-09] shows a menu of actions in each row', async () => {
    const { full, bare, close } = await openTwo()
    expect(within(full).getByRole('button', { name: 'Aktionen zu Orgelmatinee' })).toBeInTheDocument()
    expect(within(bare).getByRole('button', { name: 'Aktionen zu Ohne Titel' })).toBeInTheDocument()
    await user.click(within(bare).getByRole('button', { name: 'Aktionen zu Ohne Titel' }))
    expect(
      within(bare)
        .getAllByRole('menuitem')
        .map(item => item.textContent),
    ).toEqual([
      'Veröffentlichen',
      'Nicht mehr veröffentlichen',
      'Neue Kopie',
      'Als Kalenderdatei speichern',
      'Als JSON-LD speichern',
      'Löschen',
    ])
    close()
  })

  it.each(Object.entries(eventTypes))(
    '[EVT-OVW-09] shows the menu also for an event of the type ‘%s’',
    async (_name, IdEventType) => {
      const { root, close } = await open(
        eventListFake({
          events: [fakeEvent({ Id: 9, MlTitle: 'Flohmarkt', IdEventType, DateTo: '2026-12-07T10:00:00' })],
        }),
      )
      await user.click(within(await line(root, 'Flohmarkt')).getByRole('button', { name: 'Aktionen zu Flohmarkt' }))
      expect(root.getAllByRole('menuitem')).toHaveLength(6)
      close()
    },
  )

  it('[EVT-CALL-01] [EVT-OVW-17] [EVT-API-04] requests page 1 of the customer once', async () => {
    const { root, close } = await open()
    await line(root, 'Orgelmatinee')
    expect(asked).toContain('GET /event/api/event_cluster?Customer=uferland&search=&date=&p=1')
    expect(lists()).toHaveLength(1)
    close()
  })

  it('[EVT-API-11] requests the list below /event, or below the path that the page configures', async () => {
    const usual = await open()
    await line(usual.root, 'Orgelmatinee')
    usual.close()
    const moved = http.get('*/kalender/api/event_cluster', () =>
      HttpResponse.json({ EventClusters: [fakeEvent({ Id: 9, MlTitle: 'Woanders' })], IsLastPage: true }),
    )
    server.use(moved)
    const { root, close } = await open(eventListFake(), { paths: { docRoot: '/kalender' } })
    await line(root, 'Woanders')
    expect(asked.filter(call => call.includes('/api/event_cluster?')).map(call => call.split('/')[1])).toEqual([
      'event',
      'kalender',
    ])
    close()
  })

  it('[EVT-OVW-02] opens on the tab MyOverview', async () => {
    const { root, close } = await open()
    await line(root, 'Orgelmatinee')
    expect(root.getByText('5 Veranstaltungen').closest('[data-tab="MyOverview"]')).not.toBeNull()
    close()
  })

  it('[EVT-CALL-01] leaves out an event that can’t be read, says so, and names the field on the console', async () => {
    expectConsole('error', /GET \/event\/api\/event_cluster.*EventClusters\.1\.Id/)
    const { root, close } = await open(
      eventListFake({
        events: [
          fakeEvents(1)[0]!,
          { ...fakeEvent({ Id: 9 }), Id: 'neun' as never },
          fakeEvent({ Id: 10, MlTitle: 'Heil' }),
        ],
      }),
    )
    // The very first list renders row by row.
    await line(root, 'Heil')
    expect(titles(root)).toEqual(['Orgelmatinee', 'Heil'])
    expect(root.getByText('In der Liste fehlt 1 Veranstaltung, deren Daten nicht lesbar sind.')).toBeInTheDocument()
    close()
  })

  it('[EVT-CALL-01] shows an error if no event can be read', async () => {
    expectConsole('error', /EventClusters\.0\.Id/)
    const { root, close } = await open(eventListFake({ events: [{ ...fakeEvent({ Id: 9 }), Id: 'neun' as never }] }))
    expect(await root.findByText('Die Veranstaltungen konnten nicht geladen werden.')).toBeInTheDocument()
    close()
  })

  it('[EVT-API-02] opens the login layer instead for a visitor, and requests no event', async () => {
    server.use(...eventListFake().handlers)
    const { control, close } = openOverview({ auth: {} })
    await waitFor(() => expect(document.querySelector('foyer-root')?.shadowRoot?.textContent).toMatch(/Anmelden/))
    expect(lists()).toEqual([])
    expect(control.failed).not.toHaveBeenCalled()
    close()
  })

  it('[EVT-OVW-10] sorts by a header, in both directions, and shows the direction in `aria-sort`', async () => {
    const { root, close } = await open(eventListFake({ events: fakeEvents(5) }))
    await line(root, 'Orgelmatinee')
    const header = root.getByRole('columnheader', { name: 'Titel' })
    expect(header).toHaveAttribute('aria-sort', 'none')
    await user.click(within(header).getByRole('button'))
    expect(titles(root)).toEqual([
      'Führung durch die Altstadt',
      'Jazz am Brunnen',
      'Lesung: Briefe aus Breslau',
      'Orgelmatinee',
      'Töpfermarkt',
    ])
    expect(header).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(header).getByRole('button'))
    expect(titles(root)[0]).toBe('Töpfermarkt')
    expect(header).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(root.getByRole('columnheader', { name: 'Datum' })).getByRole('button'))
    expect([titles(root)[0], header.getAttribute('aria-sort')]).toEqual(['Orgelmatinee', 'none'])
    close()
  })

  it.each([
    ['Status', 'Führung durch die Altstadt', 'Orgelmatinee'],
    ['Ort', 'Führung durch die Altstadt', 'Jazz am Brunnen'],
    ['Veranstalter', 'Orgelmatinee', 'Führung durch die Altstadt'],
    ['Kategorie', 'Führung durch die Altstadt', 'Töpfermarkt'],
  ])('[EVT-OVW-10] sorts by the header ‘%s’, in both directions', async (name, first, last) => {
    const { root, close } = await open(eventListFake({ events: fakeEvents(5) }))
    await line(root, 'Orgelmatinee')
    const header = root.getByRole('columnheader', { name })
    for (const [direction, title] of [
      ['ascending', first],
      ['descending', last],
      ['ascending', first],
    ]) {
      await user.click(within(header).getByRole('button'))
      expect([header.getAttribute('aria-sort'), titles(root)[0]]).toEqual([direction, title])
    }
    close()
  })

  it('[EVT-OVW-10] sorts text in the order of the page’s language', async () => {
    const events = ['Mühle', 'Łódź', 'Lublin'].map((MlTitle, Id) => fakeEvent({ Id: Id + 1, MlTitle }))
    const { root, close } = await open(eventListFake({ events }), { language: 'pl_PL' })
    await line(root, 'Łódź')
    await user.click(root.getAllByRole('columnheader')[5]!.querySelector('button')!)
    expect(titles(root)).toEqual(['Lublin', 'Łódź', 'Mühle'])
    close()
  })

  it('[EVT-OVW-16] [EVT-OVW-17] [EVT-OVW-36] loads further pages within 400 px of the end, one at a time until the last, and adds their events in the sorted order', async () => {
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(60), pageSize: 25 }))
    await line(root, 'Orgelmatinee')
    await user.click(within(root.getByRole('columnheader', { name: 'Titel' })).getByRole('button'))
    const scroller = root.getByRole('grid').parentElement!
    // The header, 25 rows of 56 px, a height of 480 px: the end is 956 px away.
    fireEvent.scroll(scroller, { target: { scrollTop: 555 } })
    await publish(root, fake, 'Orgelmatinee 2')
    expect(lists()).toHaveLength(1)
    fireEvent.scroll(scroller, { target: { scrollTop: 557 } })
    fireEvent.scroll(scroller, { target: { scrollTop: 570 } })
    await root.findByText('Geladen: 50')
    fireEvent.scroll(scroller, { target: { scrollTop: 2400 } })
    await root.findByText('Das waren alle: 60')
    expect(lists().map(url => url.slice(-3))).toEqual(['p=1', 'p=2', 'p=3'])
    fireEvent.scroll(scroller, { target: { scrollTop: 0 } })
    await waitFor(() => expect(titles(root)[0]).toBe('Führung durch die Altstadt'))
    expect(titles(root).slice(1, 4)).toEqual([2, 3, 4].map(round => `Führung durch die Altstadt ${round}`))
    close()
  })

  it('[EVT-OVW-16] loads the next page within 400 px of the end also if each event is a card', async () => {
    jest.replaceProperty(window, 'innerWidth', 375)
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(60), pageSize: 25 }))
    await line(root, 'Orgelmatinee')
    const scroller = root.getByRole('grid').parentElement!
    // The header of 45 px, 25 cards of 124 px, a height of 480 px: the end is 2665 px away.
    fireEvent.scroll(scroller, { target: { scrollTop: 2264 } })
    await publish(root, fake, 'Orgelmatinee 5')
    expect(lists()).toHaveLength(1)
    fireEvent.scroll(scroller, { target: { scrollTop: 2266 } })
    await root.findByText('Geladen: 50')
    close()
  })

  it.each([1, 4])(
    '[EVT-OVW-16] [EVT-OVW-36] loads pages of %i until the portal marks one as the last',
    async pageSize => {
      const { root, close } = await open(eventListFake({ events: fakeEvents(4 * pageSize), pageSize }))
      await root.findByText(`Das waren alle: ${4 * pageSize}`)
      expect(lists().map(url => url.slice(-3))).toEqual(['p=1', 'p=2', 'p=3', 'p=4'])
      close()
    },
  )

  it('[EVT-OVW-36] requests no page after a full page that the portal marks as the last', async () => {
    const { root, close } = await open(eventListFake({ events: fakeEvents(50), pageSize: 50 }))
    await line(root, 'Orgelmatinee')
    fireEvent.scroll(root.getByRole('grid').parentElement!, { target: { scrollTop: 2400 } })
    await root.findByText('Das waren alle: 50')
    expect(lists().map(url => url.slice(-3))).toEqual(['p=1'])
    close()
  })

  it('[EVT-OVW-16] [EVT-CALL-01] keeps the list when a page fails, and requests the page again only when the person asks for it', async () => {
    expectConsole('error', /status 500/)
    const fake = eventListFake({ events: fakeEvents(60), pageSize: 25 })
    let isBroken = true
    server.use(...fake.handlers)
    server.use(
      http.get(LIST, ({ request }) =>
        isBroken && request.url.endsWith('p=2')
          ? new HttpResponse('Datenbank nicht erreichbar', { status: 500 })
          : undefined,
      ),
    )
    const opened = openOverview()
    const root = await opened.findRoot()
    await line(root, 'Orgelmatinee')
    const scroller = root.getByRole('grid').parentElement!
    fireEvent.scroll(scroller, { target: { scrollTop: 900 } })
    await user.click(await root.findByRole('button', { name: 'OK' }))
    fireEvent.scroll(scroller, { target: { scrollTop: 910 } })
    expect(root.getByText('Geladen: 25')).toBeInTheDocument()
    expect(lists()).toHaveLength(2)
    isBroken = false
    await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
    await root.findByText('Geladen: 50')
    expect(lists().at(-1)).toMatch(/p=2$/)
    opened.close()
  })

  it('[EVT-CALL-01] says that it could not be loaded, and loads it when the person asks for it', async () => {
    expectConsole('error', /status 503/)
    const fake = eventListFake()
    let isBroken = true
    server.use(...fake.handlers)
    server.use(http.get(LIST, () => (isBroken ? new HttpResponse('Wartung', { status: 503 }) : undefined)))
    const opened = openOverview()
    const root = await opened.findRoot()
    await user.click(await root.findByRole('button', { name: 'OK' }))
    expect(root.getByText('Die Veranstaltungen konnten nicht geladen werden.')).toBeInTheDocument()
    isBroken = false
    await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
    await line(root, 'Orgelmatinee')
    opened.close()
  })

  it('[EVT-OVW-18] [EVT-OVW-20] says that there are no events, and offers a new one', async () => {
    const openings = stubDetail()
    const { root, close } = await open(eventListFake({ events: [] }))
    await root.findByRole('heading', { name: 'Hier ist Platz für Ihre Veranstaltungen' })
    for (const button of root.getAllByRole('button', { name: 'Neue Veranstaltung' })) {
      await user.click(button)
      await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
    }
    const isNew = expect.objectContaining({ eventId: null, tab: 'Event' })
    expect(openings).toEqual([isNew, isNew])
    expect(openings[0]).not.toHaveProperty('copyOf')
    close()
  })

  it('[EVT-OVW-20] opens a new event by the button above a list of events, each time it is pressed', async () => {
    const openings = stubDetail()
    const { root, close } = await open(eventListFake({ events: fakeEvents(3) }))
    await line(root, 'Orgelmatinee')
    for (const times of [1, 2]) {
      await user.click(root.getByRole('button', { name: 'Neue Veranstaltung' }))
      await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
      expect(openings).toHaveLength(times)
      expect(openings.at(-1)).toMatchObject({ eventId: null, tab: 'Event' })
    }
    close()
  })

  it('[EVT-OVW-18] [EVT-OVW-19] says that there are no events only while no search is active', async () => {
    const { root, close } = await open(eventListFake({ events: [] }))
    const heading = async (name: string) => {
      await root.findByRole('heading', { name })
      expect(root.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    }
    await heading('Hier ist Platz für Ihre Veranstaltungen')
    await user.click(root.getByRole('button', { name: 'Suchen' }))
    enter(root.getByRole('searchbox'), 'Mondlandung')
    await heading('Nichts gefunden')
    await user.click(root.getByRole('button', { name: 'Suche schließen' }))
    await heading('Hier ist Platz für Ihre Veranstaltungen')
    await user.click(root.getByRole('button', { name: 'Nach Datum filtern' }))
    enter(await root.findByRole('textbox', { name: /Veranstaltungen am/ }), '2.12.27')
    await heading('Nichts gefunden')
    await user.click(root.getByRole('button', { name: 'Alle anzeigen' }))
    await heading('Hier ist Platz für Ihre Veranstaltungen')
    expect(root.queryByRole('textbox', { name: /Veranstaltungen am/ })).toBeNull()
    close()
  })
})

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
    '%s opens with the focus in its field, and closes, by the button ‘%s’, each time, in a list of %i events',
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

  it('[EVT-CALL-01] [EVT-OVW-13] [EVT-OVW-14] [EVT-OVW-15] a search keeps the day, and a day keeps the search, on each page', async () => {
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

describe('opening', () => {
  it.each([1, 2])(
    '[EVT-OVW-21] opens an event of type %i in the detail editor, and shows the saved event at its old position',
    async IdEventType => {
      const openings = stubDetail({ savedId: 501 })
      const events = fakeEvents(3).map(event => Object.assign(event, { IdEventType }))
      const { root, close, fake } = await open(eventListFake({ events }), {}, { keepHash: true })
      await user.click(within(await line(root, 'Jazz am Brunnen')).getByText('Zittau'))
      fake.state.events = events.map(event =>
        event.Id === 501 ? Object.assign(event, { MlTitle: 'Jazz am Markt' }) : event,
      )
      await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
      await line(root, 'Jazz am Markt')
      expect(titles(root)).toEqual(['Orgelmatinee', 'Jazz am Markt', 'Führung durch die Altstadt'])
      expect(openings).toMatchObject([{ tab: 'Event', keepHash: true, eventId: 501 }])
      expect(lists()).toHaveLength(1)
      close()
    },
  )

  it('[EVT-OVW-34] opens a copy as a new event, and shows it at the top after it is saved', async () => {
    const openings = stubDetail({ savedId: 900 })
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(3) }))
    await choose(root, 'Jazz am Brunnen', 'Neue Kopie')
    fake.state.events.push(fakeEvent({ Id: 900, MlTitle: 'Jazz am Brunnen, Zugabe', IsPublished: 0 }))
    await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
    await line(root, 'Jazz am Brunnen, Zugabe')
    expect(titles(root)[0]).toBe('Jazz am Brunnen, Zugabe')
    expect(openings).toEqual([expect.objectContaining({ eventId: null, copyOf: 501 })])
    close()
  })

  it('[EVT-CALL-22] loads the list again when the portal does not say which event was saved', async () => {
    stubDetail({ savedId: undefined })
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(3) }))
    await line(root, 'Orgelmatinee')
    await user.click(root.getByRole('button', { name: 'Neue Veranstaltung' }))
    fake.state.events.unshift(fakeEvent({ Id: 900, MlTitle: 'Hafenfest' }))
    await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
    expect(await line(root, 'Hafenfest')).toBeInTheDocument()
    close()
  })

  it.each([0, 3])(
    '[EVT-OVW-34] [EVT-API-05] copies no event of type %i, because the copy would be one long event, and offers the expert mode',
    async IdEventType => {
      const openings = stubDetail()
      const { tab } = stubTab()
      const { root, close } = await open(
        eventListFake({ events: [fakeEvent({ Id: 7, MlTitle: 'Konzertreihe', IdEventType })] }),
        { hosts: { stage: 'https://stage.example' } },
      )
      await choose(root, 'Konzertreihe', 'Neue Kopie')
      expect(await root.findByText(/Die Kopie wäre eine einzige, sehr lange Veranstaltung/)).toBeInTheDocument()
      await user.click(root.getByRole('button', { name: 'Expertenmodus öffnen' }))
      await waitFor(() =>
        expect(tab.location.replace).toHaveBeenCalledWith(
          'https://stage.example/de_DE/stage/7?username=henrike%40uferland.example&token=stufe-1',
        ),
      )
      expect(openings).toEqual([])
      close()
    },
  )

  it.each([1, 2])('[EVT-OVW-21] opens an event of type %i by a click on each of its cells', async IdEventType => {
    const openings = stubDetail()
    const events = fakeEvents(2).map(event => Object.assign(event, { IdEventType }))
    const { root, close } = await open(eventListFake({ events }))
    const cells = ['status', 'date', 'city', 'host', 'title', 'category']
    for (const cell of cells) {
      await user.click((await line(root, 'Jazz am Brunnen')).querySelector(`.${cell}`)!)
      await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
    }
    expect(openings).toEqual(cells.map(() => expect.objectContaining({ eventId: 501 })))
    close()
  })

  /** Clicks an event that the form can't edit: a series, if no other type is given. */
  async function openSeries(config = {}, IdEventType = 3) {
    const stub = stubTab()
    const opened = await open(
      eventListFake({
        events: [
          fakeEvent({ Id: 6, MlTitle: 'Lesereihe', IdEventType }),
          fakeEvent({ Id: 7, MlTitle: 'Konzertreihe', IdEventType }),
        ],
      }),
      { hosts: { stage: 'https://stage.example' }, ...config },
    )
    await user.click(await line(opened.root, 'Konzertreihe'))
    return { ...opened, ...stub, question: within(await opened.root.findByRole('alertdialog')) }
  }

  it.each([0, 3])('[EVT-OVW-22] asks before an event of type %i opens in the expert mode', async IdEventType => {
    const { question, openTab, close } = await openSeries({}, IdEventType)
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    expect(openTab).not.toHaveBeenCalled()
    close()
  })

  it('[EVT-OVW-23] [EVT-OVW-24] [EVT-OVW-25] asks with the portal’s caption, text and button', async () => {
    serveTexts({
      cluster_is_not_single_event_type_error_caption: 'Zur Bühne?',
      cluster_is_not_single_event_type_error_message: 'Das ist eine Reihe.',
      open_stage: 'Bühne öffnen',
    })
    const { question, close } = await openSeries({ translations: true })
    expect(question.getByRole('heading', { name: 'Zur Bühne?' })).toBeInTheDocument()
    expect(question.getByText('Das ist eine Reihe.')).toBeInTheDocument()
    expect(question.getByRole('button', { name: 'Bühne öffnen' })).toBeInTheDocument()
    close()
  })

  it.each([0, 3])(
    '[EVT-OVW-22] [EVT-XPM-01] [EVT-XPM-04] opens the event of type %i in a new tab that can’t reach the page',
    async IdEventType => {
      const { question, tab, openTab, close } = await openSeries({}, IdEventType)
      await user.click(question.getByRole('button', { name: 'Expertenmodus öffnen' }))
      await waitFor(() =>
        expect(tab.location.replace).toHaveBeenCalledWith(
          'https://stage.example/de_DE/stage/7?username=henrike%40uferland.example&token=stufe-1',
        ),
      )
      expect(openTab).toHaveBeenCalledWith('', '_blank')
      expect(tab.opener).toBeNull()
      close()
    },
  )

  it.each([0, 3])(
    '[EVT-OVW-26] opens the expert mode each time its button is pressed, in a list of %i events',
    async count => {
      const { openTab } = stubTab()
      const config = { hosts: { stage: 'https://stage.example' }, event: { getStageToken: () => Promise.resolve('x') } }
      const { root, close } = await open(eventListFake({ events: fakeEvents(count) }), config)
      await (count > 0 ? line(root, 'Orgelmatinee') : root.findByRole('heading', { name: /^Hier ist Platz/ }))
      for (const times of [1, 2]) {
        await user.click(root.getByRole('button', { name: 'Expertenmodus' }))
        expect(openTab).toHaveBeenCalledTimes(times)
      }
      close()
    },
  )

  it('[EVT-OVW-26] [EVT-API-05] [EVT-API-15] opens the expert mode without an event by a button, and opens its tab during the click itself', async () => {
    const { tab, openTab } = stubTab()
    let giveToken = (_token: string) => {}
    const getStageToken = () => new Promise<string>(resolve => (giveToken = resolve))
    const { root, close } = await open(eventListFake(), {
      hosts: { stage: 'https://stage.example' },
      event: { getStageToken },
    })
    await user.click(await root.findByRole('button', { name: 'Expertenmodus' }))
    expect(openTab).toHaveBeenCalledWith('', '_blank')
    expect(tab.location.replace).not.toHaveBeenCalled()
    giveToken('von der Seite')
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(
        'https://stage.example/de_DE/stage?username=henrike%40uferland.example&token=von+der+Seite',
      ),
    )
    close()
  })

  it.each([
    ['opens none', null],
    ['closes it at once', { closed: true }],
  ])(
    '[EVT-OVW-27] [EVT-OVW-28] says in the portal’s words that the tab is blocked, and requests no token, if the browser %s',
    async (_, tab) => {
      jest.spyOn(window, 'open').mockReturnValue(tab as Window | null)
      serveTexts({ event_allow_popups: 'Bitte Pop-ups zulassen.' })
      const { root, close } = await open(eventListFake(), { translations: true })
      await user.click(await root.findByRole('button', { name: 'Expertenmodus' }))
      expect(await root.findByText('Bitte Pop-ups zulassen.')).toBeInTheDocument()
      expect(asked.filter(url => url.includes('/api/auth'))).toEqual([])
      close()
    },
  )

  it('[EVT-XPM-02] closes the tab and shows a message if the token can’t be loaded', async () => {
    expectConsole('error', /status 500/)
    const { tab } = stubTab()
    const { root, close } = await open()
    server.use(http.get('*/event/api/auth', () => new HttpResponse('kaputt', { status: 500 })))
    await user.click(await root.findByRole('button', { name: 'Expertenmodus' }))
    expect(await root.findByText(/kaputt/)).toBeInTheDocument()
    expect(tab.close).toHaveBeenCalled()
    close()
  })
})

describe('the side menu', () => {
  it('[EVT-OVW-29] [EVT-CALL-04] [EVT-API-18] publishes: action 1 sends IsPublished 1 as a PUT for the customer', async () => {
    const { root, close, fake } = await open()
    await choose(root, 'Führung durch die Altstadt', 'Veröffentlichen')
    await waitFor(() =>
      expect(fake.state.posted).toEqual([{ id: '502', method: 'PUT', IsPublished: '1', Customer: 'uferland' }]),
    )
    close()
  })

  it('[EVT-OVW-35] changes the dot and its text with the state of the event', async () => {
    const { root, close } = await open()
    const status = async () => {
      const cell = (await line(root, 'Führung durch die Altstadt')).querySelector('.status')!
      return [cell.querySelector('.dot')!.classList.contains('isOn'), cell.textContent, cell.getAttribute('title')]
    }
    expect(await status()).toEqual([false, 'Nicht veröffentlicht', 'Nicht veröffentlicht'])
    await choose(root, 'Führung durch die Altstadt', 'Veröffentlichen')
    await waitFor(async () => expect(await status()).toEqual([true, 'Veröffentlicht', 'Veröffentlicht']))
    close()
  })

  it('[EVT-OVW-30] [EVT-OVW-35] [EVT-CALL-04] unpublishes: action 0 sends IsPublished 0, and can be undone by the opposite call', async () => {
    const { root, close, fake } = await open()
    await choose(root, 'Jazz am Brunnen', 'Nicht mehr veröffentlichen')
    await user.click(await root.findByRole('button', { name: 'Rückgängig' }))
    const shown = await line(root, 'Jazz am Brunnen')
    await waitFor(() => expect(shown.querySelector('.dot')).toHaveClass('isOn'))
    expect(fake.state.posted.map(({ id, IsPublished }) => [id, IsPublished])).toEqual([
      ['501', '0'],
      ['501', '1'],
    ])
    expect(root.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
    close()
  })

  it('[EVT-OVW-32] [EVT-OVW-33] asks with the portal’s heading and text before it deletes, and names the event', async () => {
    serveTexts({ delete_event_head: 'Wirklich weg?', delete_event_message: 'Für immer:' })
    const { root, close, fake } = await open(eventListFake(), { translations: true })
    await choose(root, 'Jazz am Brunnen', 'Löschen')
    const question = await root.findByRole('alertdialog', { name: 'Wirklich weg?' })
    expect(question).toHaveTextContent('Für immer:Jazz am Brunnen, 02.12.26 19:30')
    await user.click(within(question).getByRole('button', { name: 'Abbrechen' }))
    expect(root.getByText('Jazz am Brunnen')).toBeInTheDocument()
    expect(fake.state.posted).toEqual([])
    close()
  })

  it('[EVT-OVW-31] [EVT-CALL-05] [EVT-API-04] deletes: action 2 sends method DELETE for the customer, and the row disappears', async () => {
    const { root, close, fake } = await open()
    await choose(root, 'Jazz am Brunnen', 'Löschen')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    await root.findByText('4 Veranstaltungen')
    expect(root.queryByText('Jazz am Brunnen')).toBeNull()
    expect(fake.state.posted).toEqual([{ id: '501', method: 'DELETE', Customer: 'uferland' }])
    close()
  })

  it('[EVT-OVW-31] unmarks a deleted event', async () => {
    const { root, close } = await open()
    await user.click(within(await line(root, 'Jazz am Brunnen')).getByRole('checkbox'))
    expect(root.getByRole('region', { name: 'Markierte Veranstaltungen' })).toHaveTextContent('1 markiert')
    await choose(root, 'Jazz am Brunnen', 'Löschen')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    await root.findByText('4 Veranstaltungen')
    expect(root.queryByRole('region', { name: 'Markierte Veranstaltungen' })).toBeNull()
    close()
  })

  it('[EVT-OVW-29] [EVT-OVW-30] offers only the change that an event does not have yet', async () => {
    const { root, close } = await open()
    for (const [title, isPublished] of [
      ['Jazz am Brunnen', true],
      ['Führung durch die Altstadt', false],
    ] as const) {
      await user.click(within(await line(root, title)).getByRole('button', { name: /^Aktionen zu/ }))
      const isOff = (name: string) => root.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true'
      expect([isOff('Veröffentlichen'), isOff('Nicht mehr veröffentlichen')]).toEqual([isPublished, !isPublished])
    }
    close()
  })

  it('[EVT-OVW-31] [EVT-CALL-05] removes an event at the second attempt if the portal deleted it at the first, but responded with an empty body', async () => {
    expectConsole('error', /must confirm the action/)
    const { root, close } = await open()
    let tries = 0
    server.use(http.post(CLUSTER, () => new HttpResponse('', { status: tries++ === 0 ? 200 : 404 })))
    const remove = async () => {
      await choose(root, 'Jazz am Brunnen', 'Löschen')
      await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    }
    await remove()
    await user.click(await root.findByRole('button', { name: 'OK' }))
    expect(root.getByText('5 Veranstaltungen')).toBeInTheDocument()
    await remove()
    await root.findByText('4 Veranstaltungen')
    expect(root.queryByText('Jazz am Brunnen')).toBeNull()
    close()
  })

  it('[EVT-CALL-04] removes from the list an event that no longer exists, and says so', async () => {
    const { root, close, fake } = await open()
    await line(root, 'Jazz am Brunnen')
    fake.state.events = fake.state.events.filter(({ Id }) => Id !== 501)
    await choose(root, 'Jazz am Brunnen', 'Nicht mehr veröffentlichen')
    expect(
      await root.findByText(
        'Die Veranstaltung „Jazz am Brunnen“ gibt es nicht mehr. Sie wurde aus der Liste entfernt.',
      ),
    ).toBeInTheDocument()
    await root.findByText('4 Veranstaltungen')
    close()
  })

  it('[EVT-OVW-29] [EVT-OVW-35] [EVT-CALL-04] keeps the row unchanged when the portal refuses to publish, shows the reason, and publishes at the next attempt', async () => {
    expectConsole('error', /status 400/)
    const { root, close } = await open()
    let isRefused = true
    server.use(
      http.post(CLUSTER, () =>
        isRefused
          ? new HttpResponse('Eine Veranstaltung ohne Datum kann nicht veröffentlicht werden.', { status: 400 })
          : undefined,
      ),
    )
    await choose(root, 'Führung durch die Altstadt', 'Veröffentlichen')
    const row = await line(root, 'Führung durch die Altstadt')
    expect(row).toHaveAttribute('aria-busy', 'true')
    expect(within(row).getByRole('button', { name: /^Aktionen zu/ })).toHaveAttribute('aria-disabled', 'true')
    expect(await root.findByText(/ohne Datum/)).toBeInTheDocument()
    expect(row.querySelector('.dot')).not.toHaveClass('isOn')
    await user.click(root.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'))
    isRefused = false
    await choose(root, 'Führung durch die Altstadt', 'Veröffentlichen')
    await waitFor(() => expect(row.querySelector('.dot')).toHaveClass('isOn'))
    await waitFor(() => expect(row).not.toHaveAttribute('aria-busy'))
    close()
  })

  it('[EVT-OVW-31] [EVT-CALL-05] offers in a notice to repeat a deletion that got no response, without a dialog or another question', async () => {
    expectConsole('error', /got no response/)
    const { root, close } = await open()
    let isAway = true
    server.use(http.post(CLUSTER, () => (isAway ? HttpResponse.error() : HttpResponse.json(true))))
    await choose(root, 'Führung durch die Altstadt', 'Löschen')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    const notice = within(await root.findByRole('alert'))
    expect(notice.getByText(/Das Portal ist gerade nicht erreichbar/)).toBeInTheDocument()
    expect(root.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await line(root, 'Führung durch die Altstadt')).toBeInTheDocument()
    isAway = false
    await user.click(notice.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(root.queryByText('Führung durch die Altstadt')).not.toBeInTheDocument())
    expect(root.queryByRole('alert')).not.toBeInTheDocument()
    close()
  })

  it('[EVT-CALL-03] exports the saved event as a calendar file or as JSON-LD', async () => {
    const { root, close, fake } = await open()
    const files: Blob[] = []
    const names: string[] = []
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await line(root, 'Jazz am Brunnen')
    fake.state.events = fake.state.events.map(event =>
      event.Id === 501 ? Object.assign(event, { MlTitle: 'Jazz am Markt' }) : event,
    )
    await choose(root, 'Jazz am Brunnen', 'Als Kalenderdatei speichern')
    await waitFor(() => expect(names).toEqual(['Jazz-am-Markt-501.ics']))
    await choose(root, 'Jazz am Brunnen', 'Als JSON-LD speichern')
    await waitFor(() => expect(names).toEqual(['Jazz-am-Markt-501.ics', 'Jazz-am-Markt-501.jsonld']))
    expect(asked.filter(url => url.includes('/cluster/'))).toEqual(
      Array(2).fill('GET /event/api/event_cluster/cluster/501?Customer=uferland'),
    )
    expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8', 'application/ld+json;charset=utf-8'])
    close()
  })
})

it('the list begins with the next event, but shows search results in the portal’s order', async () => {
  const events = [
    fakeEvent({ Id: 1, MlTitle: 'Fest von gestern', DateFrom: '2019-07-01T17:00:00' }),
    fakeEvent({ Id: 2, MlTitle: 'Fest ohne Datum', DateFrom: '', DateTo: '' }),
    fakeEvent({ Id: 3, MlTitle: 'Fest in hundert Jahren', DateFrom: '2190-07-01T17:00:00' }),
  ]
  const { root, close } = await open(eventListFake({ events }))
  await line(root, 'Fest von gestern')
  expect(titles(root)).toEqual(['Fest in hundert Jahren', 'Fest ohne Datum', 'Fest von gestern'])
  await user.click(root.getByRole('button', { name: 'Suchen' }))
  enter(root.getByRole('searchbox'), 'Fest')
  await waitFor(() => expect(titles(root)[0]).toBe('Fest von gestern'))
  expect(titles(root)).toEqual(['Fest von gestern', 'Fest ohne Datum', 'Fest in hundert Jahren'])
  close()
})

describe('the quick filters', () => {
  const chip = (root: Root, name: RegExp) =>
    within(root.getByRole('group', { name: 'Schnellfilter' })).getByRole('button', { name })

  it('[EVT-OVW-19] show the number of loaded events that fit, hide the other events, and are switched off by the button for all events', async () => {
    const events = [
      fakeEvent({ Id: 1, MlTitle: 'Neujahrskonzert', DateFrom: '2190-01-01T17:00:00' }),
      fakeEvent({ Id: 2, MlTitle: 'Lesung', DateFrom: '2190-02-01T17:00:00', IsPublished: 0 }),
      fakeEvent({ Id: 3, MlTitle: 'Sommerfest', DateFrom: '2019-07-01T17:00:00' }),
    ]
    const { root, close } = await open(eventListFake({ events }))
    await line(root, 'Lesung')
    const names = within(root.getByRole('group', { name: 'Schnellfilter' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Kommende2', 'Nicht veröffentlicht1', 'Unvollständig3', 'Vergangene1'])
    await user.click(chip(root, /^Kommende/))
    expect(titles(root)).toEqual(['Neujahrskonzert', 'Lesung'])
    expect(await root.findByText('2 von 3 geladenen', { selector: '[data-tab]' })).toBeInTheDocument()
    await user.click(chip(root, /^Nicht veröffentlicht/))
    expect(titles(root)).toEqual(['Lesung'])
    await user.click(chip(root, /^Vergangene/))
    expect(await root.findByRole('heading', { name: 'Nichts gefunden' })).toBeInTheDocument()
    expect(chip(root, /^Kommende/)).toHaveAttribute('aria-pressed', 'false')
    await user.click(root.getByRole('button', { name: 'Alle anzeigen' }))
    await line(root, 'Sommerfest')
    expect(titles(root)).toHaveLength(3)
    close()
  })

  it('keep an event that no longer fits after a change, until the filter changes', async () => {
    const events = [1, 2, 3].map(Id =>
      fakeEvent({ Id, MlTitle: `Fest ${Id}`, DateFrom: '2190-01-01T17:00:00', IsPublished: 0 }),
    )
    const { root, close } = await open(eventListFake({ events }))
    await line(root, 'Fest 1')
    await user.click(chip(root, /^Nicht veröffentlicht/))
    await choose(root, 'Fest 1', 'Veröffentlichen')
    await waitFor(() => expect(chip(root, /^Nicht veröffentlicht/)).toHaveTextContent('2'))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2', 'Fest 3'])
    for (const title of ['Fest 2', 'Fest 3']) await user.click(within(await line(root, title)).getByRole('checkbox'))
    await user.click(root.getByRole('button', { name: 'Veröffentlichen' }))
    await waitFor(() => expect(chip(root, /^Nicht veröffentlicht/)).toHaveTextContent('0'))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2', 'Fest 3'])
    await user.click(chip(root, /^Kommende/))
    expect(await root.findByRole('heading', { name: 'Nichts gefunden' })).toBeInTheDocument()
    close()
  })

  it('keep an event whose change is undone', async () => {
    const events = [1, 2].map(Id =>
      fakeEvent({ Id, MlTitle: `Fest ${Id}`, DateFrom: '2190-01-01T17:00:00', IsPublished: Id === 1 ? 1 : 0 }),
    )
    const { root, close } = await open(eventListFake({ events }))
    await choose(root, 'Fest 1', 'Nicht mehr veröffentlichen')
    const undo = await root.findByRole('button', { name: 'Rückgängig' })
    await user.click(chip(root, /^Nicht veröffentlicht/))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2'])
    await user.click(undo)
    await waitFor(() => expect(chip(root, /^Nicht veröffentlicht/)).toHaveTextContent('1'))
    expect(titles(root)).toEqual(['Fest 1', 'Fest 2'])
    close()
  })

  it('load further pages until an event fits', async () => {
    const events = ['2190', '2191', '2192', '2019'].map((year, index) =>
      fakeEvent({ Id: 1 + index, MlTitle: `Fest ${year}`, DateFrom: `${year}-07-01T17:00:00` }),
    )
    const { root, close } = await open(eventListFake({ events, pageSize: 1 }))
    await line(root, 'Fest 2190')
    await user.click(chip(root, /^Vergangene/))
    await line(root, 'Fest 2019')
    expect(titles(root)).toEqual(['Fest 2019'])
    close()
  })

  it('show the number of loaded events if none fits, and get the focus when further pages load', async () => {
    const events = Array.from({ length: 400 }, (_, index) =>
      fakeEvent({ Id: 1 + index, MlTitle: `Fest ${index}`, DateFrom: '2190-07-01T17:00:00' }),
    )
    const { root, close } = await open(eventListFake({ events, pageSize: 40 }))
    await line(root, 'Fest 0')
    expect(lists()).toHaveLength(1)
    await user.click(chip(root, /^Vergangene/))
    await root.findByText('Keine geladene Veranstaltung passt zum Filter. Geladen: 240')
    expect(lists()).toHaveLength(6)
    await user.click(root.getByRole('button', { name: 'Weitere laden' }))
    expect(focused()).toBe(chip(root, /^Vergangene/))
    await root.findByText('Keine geladene Veranstaltung passt zum Filter. Geladen: 400')
    expect(lists()).toHaveLength(10)
    expect(root.queryByRole('button', { name: 'Weitere laden' })).not.toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'Alle anzeigen' }))
    await line(root, 'Fest 0')
    close()
  })

  it('load further pages by a button below a short list, and the button keeps the focus', async () => {
    const events = Array.from({ length: 400 }, (_, index) =>
      fakeEvent({
        Id: 1 + index,
        MlTitle: `Fest ${index}`,
        DateFrom: index === 0 ? '2019-07-01T17:00:00' : '2190-07-01T17:00:00',
      }),
    )
    const { root, close } = await open(eventListFake({ events, pageSize: 40 }))
    await line(root, 'Fest 1')
    await user.click(chip(root, /^Vergangene/))
    await root.findByText('1 von 240 geladenen', { selector: '[data-tab]' })
    const more = root.getByRole('button', { name: 'Weitere laden' })
    await waitFor(() => expect(more).not.toHaveAttribute('aria-disabled'))
    expect(lists()).toHaveLength(6)
    more.focus()
    fireEvent.click(more)
    expect(focused()).toBe(more)
    await root.findByText('1 von 400 geladenen', { selector: '[data-tab]' })
    expect(lists()).toHaveLength(10)
    close()
  })
})

describe('bulk actions', () => {
  const bar = (root: Root) => root.findByRole('region', { name: 'Markierte Veranstaltungen' })

  it('[EVT-OVW-35] [EVT-CALL-04] mark events by boxes, ranges and keys, and publish them one after the other', async () => {
    const { root, close, fake } = await open(
      eventListFake({ events: fakeEvents(6).map(event => Object.assign(event, { IsPublished: 0 })) }),
    )
    await user.click(within(await line(root, 'Jazz am Brunnen')).getByRole('checkbox'))
    await user.keyboard('{Shift>}')
    await user.click(within(await line(root, 'Töpfermarkt')).getByRole('checkbox'))
    await user.keyboard('{/Shift}')
    expect(await bar(root)).toHaveTextContent('4 markiert')
    ;(await line(root, 'Jazz am Brunnen')).focus()
    await user.keyboard('{ArrowUp}[Space]{ArrowDown}[Space]')
    expect(await bar(root)).toHaveTextContent('4 markiert')
    await user.click(within(await bar(root)).getByRole('button', { name: 'Veröffentlichen' }))
    await waitFor(() => expect(root.queryByRole('region', { name: 'Markierte Veranstaltungen' })).toBeNull())
    expect(fake.state.posted).toEqual(
      ['500', '502', '503', '504'].map(id => ({ id, method: 'PUT', IsPublished: '1', Customer: 'uferland' })),
    )
    expect(root.getAllByText('Veröffentlicht')).toHaveLength(4)
    await user.keyboard('{Control>}a{/Control}')
    close()
  })

  it('[EVT-CALL-04] show their progress, stop on request, and keep the rest marked', async () => {
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(6) }))
    await line(root, 'Jazz am Brunnen')
    await user.click(root.getByRole('checkbox', { name: 'Alle geladenen markieren' }))
    let goOn = () => {}
    server.use(
      http.post(CLUSTER, async ({ params }) => {
        if (params['id'] === '502') await new Promise<void>(resolve => (goOn = resolve))
        return undefined
      }),
    )
    await user.click(within(await bar(root)).getByRole('button', { name: 'Nicht mehr veröffentlichen' }))
    await root.findByText('2 / 6')
    expect(root.getByRole('progressbar', { name: /Nicht mehr veröffentlichen/ })).toHaveAttribute('max', '6')
    await user.click(root.getByRole('button', { name: 'Anhalten' }))
    goOn()
    expect(await root.findByText(/Angehalten. Noch nicht erledigt: 4/)).toBeInTheDocument()
    expect(await bar(root)).toHaveTextContent('4 markiert')
    expect(fake.state.posted.map(({ id, IsPublished }) => [id, IsPublished]).slice(0, 2)).toEqual([
      ['500', '0'],
      ['501', '0'],
    ])
    expect(root.getByRole('button', { name: 'Rückgängig' })).toBeInTheDocument()
    close()
  })

  it('stop when the session has ended, offer to log in, and continue with the refused event on retry', async () => {
    expectConsole('error', /status 403/)
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(6) }))
    await line(root, 'Jazz am Brunnen')
    await user.click(root.getByRole('checkbox', { name: 'Alle geladenen markieren' }))
    let isLoggedIn = false
    const refused: string[] = []
    server.use(
      http.post(CLUSTER, ({ params }) => {
        if (isLoggedIn || params['id'] === '500') return undefined
        refused.push(String(params['id']))
        return new HttpResponse('"Please log in"', { status: 403 })
      }),
    )
    await user.click(within(await bar(root)).getByRole('button', { name: 'Nicht mehr veröffentlichen' }))
    const offer = await root.findByRole('alertdialog')
    expect(within(offer).getByRole('button', { name: 'Anmelden' })).toBeInTheDocument()
    await user.click(within(offer).getByRole('button', { name: 'Abbrechen' }))
    expect(await root.findByText(/Angehalten. Noch nicht erledigt: 5/)).toBeInTheDocument()
    expect(refused).toEqual(['501'])
    isLoggedIn = true
    await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() =>
      expect(fake.state.posted.map(({ id }) => id)).toEqual(['500', '501', '502', '503', '504', '505']),
    )
    close()
  })

  it('[EVT-OVW-32] [EVT-OVW-33] [EVT-CALL-05] ask once before they delete events and name them, list the failed ones with the reason, and retry only these', async () => {
    expectConsole('error', /status 403/)
    serveTexts({ delete_event_head: 'Wirklich weg?', delete_event_message: 'Für immer:' })
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(7) }), { translations: true })
    await line(root, 'Jazz am Brunnen')
    ;(await line(root, 'Jazz am Brunnen')).focus()
    await user.keyboard('{Control>}a{/Control}')
    let isBroken = true
    server.use(
      http.post(CLUSTER, ({ params }) =>
        isBroken && params['id'] === '503' ? new HttpResponse('"event_access_denied"', { status: 403 }) : undefined,
      ),
    )
    await user.click(within(await bar(root)).getByRole('button', { name: 'Löschen' }))
    const question = await root.findByRole('alertdialog', { name: 'Wirklich weg?' })
    expect(question).toHaveTextContent('Für immer:')
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      'Orgelmatinee, 01.12.26 11:00',
      'Jazz am Brunnen, 02.12.26 19:30',
      'Führung durch die Altstadt, 03.12.26 14:00',
      'Lesung: Briefe aus Breslau, 04.12.26 20:00',
      'Töpfermarkt, 05.12.26',
      'und 2 weitere',
    ])
    await user.click(within(question).getByRole('button', { name: 'Löschen' }))
    expect(
      await root.findByText('Lesung: Briefe aus Breslau: Diese Veranstaltung gehört zu einem anderen Konto.'),
    ).toBeInTheDocument()
    expect(titles(root)).toEqual(['Lesung: Briefe aus Breslau'])
    isBroken = false
    await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
    await root.findByRole('heading', { name: 'Hier ist Platz für Ihre Veranstaltungen' })
    expect(fake.state.events).toEqual([])
    expect(new Set(fake.state.posted.map(({ id: _, ...form }) => JSON.stringify(form)))).toEqual(
      new Set(['{"method":"DELETE","Customer":"uferland"}']),
    )
    close()
  })
})

describe('the keyboard', () => {
  it('[EVT-OVW-31] moves between rows with one stop for Tab, opens by Enter, deletes by Delete, and then continues at the next row', async () => {
    const openings = stubDetail()
    const { root, close } = await open(eventListFake({ events: fakeEvents(4) }))
    const first = await line(root, 'Orgelmatinee')
    expect(root.getAllByRole('row').filter(row => row.tabIndex === 0)).toEqual([first])
    first.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Home}{ArrowDown}')
    expect(focused()).toBe(await line(root, 'Jazz am Brunnen'))
    await user.keyboard('{Enter}')
    await user.click(await root.findByRole('button', { name: 'Editor verlassen' }))
    expect(openings).toEqual([expect.objectContaining({ eventId: 501 })])
    ;(await line(root, 'Jazz am Brunnen')).focus()
    await user.keyboard('{Delete}')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    await root.findByText('3 Veranstaltungen')
    expect(await line(root, 'Führung durch die Altstadt')).toHaveAttribute('tabindex', '0')
    close()
  })

  it('opens the menu by its key, moves inside the menu without leaving the row, and returns to the menu’s button', async () => {
    const { root, close } = await open()
    ;(await line(root, 'Orgelmatinee')).focus()
    await user.keyboard('{ContextMenu}{ArrowDown}')
    expect(focused()).toBe(root.getByRole('menuitem', { name: 'Nicht mehr veröffentlichen' }))
    await user.keyboard('{Escape}')
    expect(root.queryByRole('menu')).toBeNull()
    expect(focused()).toBe(root.getByRole('button', { name: 'Aktionen zu Orgelmatinee' }))
    close()
  })
})

it('[EVT-API-09] [EVT-API-10] the overview clears the page’s hash, and reloads the page if the caller requests it, when the handle closes the window', async () => {
  history.replaceState(null, '', '/kalender#veranstaltungen')
  const { root, close, reload } = await open(eventListFake(), {}, { reload: true })
  await line(root, 'Orgelmatinee')
  close()
  await waitFor(() => expect(reload).toHaveBeenCalledWith('event.overview'))
  expect(location.hash).toBe('')
})

it('[EVT-API-07] each event window is 680 by 610 px large, and [EVT-OVW-01] the overview has the portal’s template at templates/event_overview.html', () => {
  const sizes = Object.values(eventWindows).map(({ size }) => size)
  expect(sizes).toEqual(sizes.map(() => ({ width: 680, height: 610 })))
  expect(eventWindows['event.overview'].templateUrl({ paths: {} } as never)).toBe(
    '/event/templates/event_overview.html',
  )
})
