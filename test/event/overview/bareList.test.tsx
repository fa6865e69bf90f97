import { configure, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { expectConsole } from '../../support/expectConsole'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvents } from '../../../src/testing/fakeEvents'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openOverview } from '../../support/openOverview'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()

it('a list can be requested again if all its loaded events are deleted and its next page fails', async () => {
  expectConsole('error', /status 503/)
  const { handlers, state } = eventListFake({ events: fakeEvents(40), pageSize: 25 })
  let isDown = false
  server.use(
    http.get('*/event/api/event_cluster', () => (isDown ? new HttpResponse('Wartung', { status: 503 }) : undefined)),
    ...handlers,
  )
  const { findRoot, close } = openOverview()
  const root = await findRoot()
  await root.findByText('Geladen: 25')
  isDown = true
  await user.click(await root.findByRole('checkbox', { name: 'Alle geladenen markieren' }))
  await user.click(
    within(await root.findByRole('region', { name: 'Markierte Veranstaltungen' })).getByRole('button', {
      name: 'Löschen',
    }),
  )
  await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
  await user.click(await root.findByRole('button', { name: 'OK' }))
  await root.findByText('Die Veranstaltungen konnten nicht geladen werden.')
  expect(state.events).toHaveLength(15)
  isDown = false
  await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
  await root.findByText('15 Veranstaltungen')
  close()
})
