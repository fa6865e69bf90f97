import { within } from '@testing-library/react'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { line, prepareOverview, stubDetail, titles } from './support/prepareOverview'

const { user, lists, open, choose } = prepareOverview()

describe('the list of events', () => {
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
})

describe('the event overview', () => {
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
})
