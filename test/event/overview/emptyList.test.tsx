import { eventListFake } from '../../../src/testing/eventListFake'
import { enter, prepareOverview, stubDetail } from './support/prepareOverview'

const { user, open } = prepareOverview()

describe('the list of events', () => {
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
