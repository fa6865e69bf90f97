import { within } from '@testing-library/react'
import { eventTypes } from '../../../src/event/cluster/EventCluster'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { line, prepareOverview } from './support/prepareOverview'

const { user, open } = prepareOverview()

describe('the list of events', () => {
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
})
