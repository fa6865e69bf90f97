import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvent, fakeEvents } from '../../../src/testing/fakeEvents'
import { line, prepareOverview, titles, type Root } from './support/prepareOverview'

const { server, asked, user, lists, open, choose } = prepareOverview()

/**
 * Publishes an event, and waits until the portal has received this change. Every request that began earlier has arrived
 * by then.
 */
async function publish(root: Root, fake: ReturnType<typeof eventListFake>, title: string) {
  await choose(root, title, 'Veröffentlichen')
  await waitFor(() => expect(fake.state.posted).toHaveLength(1))
}

describe('the list', () => {
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

  it('[EVT-OVW-16] [EVT-OVW-17] [EVT-OVW-36] loads further pages within 400 px of the end, one at a time until the last, and adds their events in the sorted order', async () => {
    const { root, close, fake } = await open(eventListFake({ events: fakeEvents(60), pageSize: 25 }))
    await line(root, 'Orgelmatinee')
    await user.click(within(root.getByRole('columnheader', { name: 'Titel' })).getByRole('button'))
    const scroller = root.getByRole('grid').parentElement!
    // The header of 36 px, 25 rows of 56 px, a height of 480 px: the end is 956 px away.
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
})
