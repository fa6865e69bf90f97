import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { withoutActEnvironment } from '../support/withoutActEnvironment'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { openTestWindow } from '../support/openTestWindow'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true })
withoutActEnvironment()

it('the language chooser says that the session has ended if the portal refuses the list of languages for this reason', async () => {
  expectConsole('error', /403/)
  server.use(http.get('*', () => new HttpResponse('"Please log in"', { status: 403 })))
  const { root, close } = await openTestWindow('language.choose')
  expect(await root.findByRole('heading', { name: 'Nicht angemeldet' })).toBeInTheDocument()
  await user.click(root.getByRole('button', { name: 'Abbrechen' }))
  close()
})
