import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvents } from '../../../src/testing/fakeEvents'
import { expectConsole } from '../../support/expectConsole'
import { CLUSTER, line, prepareOverview, titles, type Root } from './support/prepareOverview'

const { server, user, open, serveTexts } = prepareOverview()

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

  it('[EVT-CALL-04] show their progress, stop on request, and leave the events marked that are not changed yet', async () => {
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

  it('[UI-ERR-16] show a server error in the same words as a single action', async () => {
    expectConsole('error', /status 500/)
    const { root, close } = await open(eventListFake({ events: fakeEvents(3) }))
    await line(root, 'Jazz am Brunnen')
    await user.click(root.getByRole('checkbox', { name: 'Alle geladenen markieren' }))
    server.use(
      http.post(CLUSTER, ({ params }) =>
        params['id'] === '501' ? new HttpResponse('Platte voll', { status: 500 }) : undefined,
      ),
    )
    await user.click(within(await bar(root)).getByRole('button', { name: 'Nicht mehr veröffentlichen' }))
    expect(await root.findByText('Jazz am Brunnen: Fehler auf dem Server: Platte voll')).toBeInTheDocument()
    close()
  })

  it('[EVT-OVW-32] [EVT-OVW-33] [EVT-CALL-05] ask in one dialog that names five events and counts the rest, list the failed ones with the reason, and retry only these', async () => {
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
