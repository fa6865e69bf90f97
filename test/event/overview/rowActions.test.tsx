import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { eventListFake } from '../../../src/testing/eventListFake'
import { expectConsole } from '../../support/expectConsole'
import { CLUSTER, line, prepareOverview } from './support/prepareOverview'

const { server, asked, user, open, choose, serveTexts } = prepareOverview()

describe('the menu of actions of an event', () => {
  it('[EVT-OVW-29] [EVT-CALL-04] [EVT-API-18] publishes: action 1 sends IsPublished 1 and method PUT for the customer', async () => {
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

  it('[EVT-OVW-29] [EVT-OVW-30] disables ‘publish’ for a published event, and ‘unpublish’ for an unpublished one', async () => {
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

  it('[EVT-OVW-31] [EVT-CALL-05] removes the row if a second deletion gets 404, because the first one succeeded but its response was empty', async () => {
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
