import { http, HttpResponse } from 'msw'
import { eventFake } from '../../../src/testing/eventFake'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { expectConsole } from '../../support/expectConsole'
import { openTestWindow } from '../../support/openTestWindow'
import { prepareEventForms } from '../support/prepareEventForms'

const { server, user } = prepareEventForms()
const event = fakeCluster()

it('[EVT-CALL-03] the event form shows a message if the event can’t be loaded, and loads the event again on request', async () => {
  expectConsole('error', /status 500/)
  let isDown = true
  server.use(...eventFake({ events: [event] }).handlers)
  server.use(
    http.get('*/cluster/4711', () => (isDown ? new HttpResponse('Fehler', { status: 500 }) : HttpResponse.json(event))),
  )
  const { root, close } = await openTestWindow('event.detail', [4711], { auth: { account: 'eva@portal.example' } })
  await user.click(await root.findByRole('button', { name: 'OK' }))
  isDown = false
  await user.click(await root.findByRole('button', { name: 'Erneut versuchen' }))
  expect(await root.findByRole('textbox', { name: 'Titel' })).toHaveValue('Orgelnacht in St. Cosmae')
  close()
})
