import { HttpResponse } from 'msw'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, asked, user } = prepareEventForms()

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
