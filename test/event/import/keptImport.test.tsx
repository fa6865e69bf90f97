import { configure, waitFor } from '@testing-library/react'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'
import { openKeptImport } from '../../../src/event/import/openKeptImport'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { fakePortalServer } from '../../support/fakePortalServer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { calendarOf, openImport } from './openImport'

const { server } = fakePortalServer()
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

const config = { event: { defaultCategory: 105 } }
const file = calendarOf(
  ['SUMMARY:Eins', 'DTSTART:20991210T190000'],
  ['SUMMARY:Zwei', 'DTSTART:20991211T190000'],
  ['SUMMARY:Drei', 'DTSTART:20991212T190000'],
  ['SUMMARY:Alt', 'DTSTART:20010101T190000'],
)
const stored = () => Object.keys(localStorage).filter(key => key.startsWith('foyer.event.import'))
const OFFER = /^Die Liste vom .* ist noch nicht fertig angelegt/
const cross = (rows: readonly string[]) => rows.map(row => row.replace(/(Mo|Do|Fr|Sa)\..*/, ''))

/** Reads the file, chooses ‘Eins’, ‘Drei’ and the past event, and closes the window. */
async function leaveUnfinished(events: readonly EventCluster[] = []) {
  const work = await openImport(server, { config, events })
  await work.choose(file)
  await work.window.findByText('4 gefundene Veranstaltungen')
  await work.ready()
  await work.user.click(work.box(/^Zwei/))
  await work.user.click(work.box(/^Alt/))
  work.close()
}

describe('an unfinished import', () => {
  it('is offered with its choices in the next window, until its events are created', async () => {
    await leaveUnfinished()
    const work = await openImport(server, { config })
    await work.window.findByText(OFFER)
    await work.press('Wiederherstellen')
    await work.window.findByText('4 gefundene Veranstaltungen')
    await work.ready()
    expect(cross(work.rows())).toEqual(['x Eins', '- Zwei', 'x Drei', 'x Alt · vorbei'])
    await work.press('3 Veranstaltungen anlegen')
    await work.window.findByText('3 Veranstaltungen sind angelegt.')
    expect(work.created()).toEqual(['Eins', 'Drei', 'Alt'])
    await waitFor(() => expect(stored()).toEqual([]))
    work.close()
  })

  it('does not choose an event again that was created before the window closed', async () => {
    await leaveUnfinished()
    const made = fakeCluster({
      Id: 9,
      MlTitle: 'Alt',
      DateFrom: '2001-01-01T19:00:00',
      DateTo: '2001-01-01T19:00:00',
    })
    const work = await openImport(server, { config, events: [made] })
    await work.press('Wiederherstellen')
    await work.window.findByText('schon eingetragen')
    expect(cross(work.rows())).toEqual(['x Eins', '- Zwei', 'x Drei', '- Alt · schon eingetragen'])
    work.close()
  })

  it('is offered again after ‘Andere Datei’, and is gone when it is discarded', async () => {
    await leaveUnfinished()
    const work = await openImport(server, { config })
    await work.press('Wiederherstellen')
    await work.window.findByText('4 gefundene Veranstaltungen')
    await work.press('Andere Datei')
    await work.window.findByText(OFFER)
    await work.press('Verwerfen')
    expect(work.window.queryByText(OFFER)).toBeNull()
    const choose = work.window.getByRole('button', { name: 'Datei wählen …' })
    expect((choose.getRootNode() as ShadowRoot).activeElement).toBe(choose)
    expect(stored()).toEqual([])
    work.close()
  })

  it('is not stored if it is too large, or if the browser has no room, and the window says so', async () => {
    const work = await openImport(server, { config })
    await work.choose(calendarOf(['SUMMARY:Lang', 'DTSTART:20991210', `DESCRIPTION:${'x'.repeat(1_000_000)}`]))
    await work.window.findByText(/^Diese Liste ist zu groß/)
    expect(stored()).toEqual([])
    await work.press('Andere Datei')
    const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await work.choose(file)
    await work.window.findByText(/^Diese Liste kann auf diesem Gerät nicht gespeichert werden/)
    refusing.mockRestore()
    work.close()
  })

  it('is private to its account, and removed when another account opens the import', async () => {
    await leaveUnfinished()
    expect(openKeptImport(7).read()?.found.events).toHaveLength(4)
    expect(openKeptImport(8).read()).toBeUndefined()
    expect(stored()).toEqual([])
  })

  it('is not read if it is invalid, and not after 30 days', async () => {
    await leaveUnfinished()
    const [key = ''] = stored()
    const list = JSON.parse(localStorage.getItem(key)!) as { at: number }
    localStorage.setItem(key, JSON.stringify({ ...list, at: list.at - 31 * 24 * 60 * 60 * 1000 }))
    expect(openKeptImport(7).read()).toBeUndefined()
    localStorage.setItem(key, JSON.stringify({ ...list, found: { events: [{ title: 1 }], notes: [] } }))
    expect(openKeptImport(7).read()).toBeUndefined()
  })
})

it('the import does not choose an event without a date if the member has an event with this title, because its date may have been added in the form', async () => {
  const there = fakeCluster({
    Id: 9,
    MlTitle: 'Stimmbildung',
    DateFrom: '2099-12-05T00:00:00',
    DateTo: '2099-12-05T00:00:00',
  })
  const work = await openImport(server, { config, events: [there] })
  await work.choose(
    calendarOf(['SUMMARY:Stimmbildung'], ['SUMMARY:Eins', 'DTSTART:20991210'], ['SUMMARY:Zwei', 'DTSTART:20991210']),
  )
  await work.window.findByText('3 gefundene Veranstaltungen')
  await work.ready()
  expect(cross(work.rows())).toEqual(['x Eins', 'x Zwei', '- Stimmbildung · schon eingetragenohne Datum'])
  work.close()
})
