import { waitFor } from '@testing-library/react'
import { eventWindows } from '../../../src/event/eventWindows'
import { eventListFake } from '../../../src/testing/eventListFake'
import { topWindow } from '../../../src/testing/topWindow'
import { openOverview } from '../../support/openOverview'
import { line, prepareOverview } from './support/prepareOverview'

const { server, lists, open } = prepareOverview()

describe('the event overview', () => {
  it('[EVT-OVW-02] opens on the tab MyOverview, whether there are events or not', async () => {
    const tabs = () => [...topWindow().querySelectorAll<HTMLElement>('[data-tab]')].map(({ dataset }) => dataset['tab'])
    const { root, close } = await open()
    await line(root, 'Orgelmatinee')
    expect(root.getByText('5 Veranstaltungen').closest('[data-tab="MyOverview"]')).not.toBeNull()
    close()
    const empty = await open(eventListFake({ events: [] }))
    await empty.root.findByRole('heading', { name: /^Hier ist Platz/ })
    expect(tabs()).toEqual(['MyOverview'])
    empty.close()
  })

  it('[EVT-API-02] is replaced by the login layer for a visitor, and requests no event', async () => {
    server.use(...eventListFake().handlers)
    const { control, close } = openOverview({ auth: {} })
    await waitFor(() => expect(document.querySelector('foyer-root')?.shadowRoot?.textContent).toMatch(/Anmelden/))
    expect(lists()).toEqual([])
    expect(control.failed).not.toHaveBeenCalled()
    close()
  })
})

it('[EVT-API-09] [EVT-API-10] when the page closes the overview by its handle, the page’s hash is cleared, and the page reloads, as the caller requested', async () => {
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
