import { fireEvent } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { expectConsole } from '../../support/expectConsole'
import { openOverview } from '../../support/openOverview'
import { line, LIST, prepareOverview, titles } from './support/prepareOverview'

const { server, user, lists, open } = prepareOverview()

describe('the list', () => {
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

  it('[EVT-OVW-16] [EVT-CALL-01] keeps its events when a page fails, and requests the page again only when the person asks for it', async () => {
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

  it('[EVT-CALL-01] says that its events could not be loaded, and loads them when the person asks for it', async () => {
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
})
