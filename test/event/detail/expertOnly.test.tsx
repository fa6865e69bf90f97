import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { eventFake } from '../../../src/testing/eventFake'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openTestWindow } from '../../support/openTestWindow'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true })
withoutActEnvironment()
afterEach(() => jest.restoreAllMocks())

const config = {
  auth: { account: 'eva@portal.example' },
  hosts: { stage: 'https://stage.example' },
  event: { getStageToken: () => Promise.resolve('t') },
}

it.each([0, 3])(
  '[EVT-OVW-22] [EVT-XPM-02] [EVT-XPM-04] an event of type %i that a page opens leads to the expert mode, because the form would make it a single event',
  async IdEventType => {
    const { handlers, saved } = eventFake({ events: [fakeCluster({ IdEventType, DateTo: '2027-09-12T19:30:00' })] })
    server.use(...handlers)
    const tab = { closed: false, opener: window as unknown, location: { replace: jest.fn() } }
    const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as never)
    const { root, close } = await openTestWindow('event.detail', [4711], config)
    await user.click(await root.findByRole('button', { name: 'Expertenmodus öffnen' }))
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(
        'https://stage.example/de_DE/stage/4711?username=eva%40portal.example&token=t',
      ),
    )
    expect(openTab.mock.calls).toEqual([['', '_blank']])
    expect(root.getByText(/keine Einzelveranstaltung, sondern zum Beispiel eine Reihe/)).toBeInTheDocument()
    expect(root.queryByRole('textbox')).toBeNull()
    expect(root.queryByRole('button', { name: 'Speichern' })).toBeNull()
    expect(saved).toEqual([])
    close()
  },
)
