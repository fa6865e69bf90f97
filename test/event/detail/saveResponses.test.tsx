import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { fakePortalServer } from '../../support/fakePortalServer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { openEventForm } from './openEventForm'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, asyncUtilTimeout: 5000 })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

it.each([
  [null, ''],
  [null, 'true'],
  [4711, 'OK'],
] as const)(
  '[EVT-CALL-22] the overview replaces the form of the event %j after a save to which the portal responds with %j',
  async (id, body) => {
    const editor = await openEventForm(server, {
      id,
      config: { event: { defaultCategory: 105 } },
      fake: { events: [fakeCluster()], save: () => new HttpResponse(body) },
    })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '13.9.2026' })
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    expect(await editor.root.findByRole('heading', { name: 'Meine Veranstaltungen' })).toBeInTheDocument()
    expect(editor.root.queryByRole('button', { name: 'Speichern' })).toBeNull()
    expect(editor.saved).toHaveLength(1)
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([`POST /event/api/event_cluster/cluster/${id ?? ''}`])
    editor.close()
  },
)
