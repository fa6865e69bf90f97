import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakePortalServer } from '../../support/fakePortalServer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

/**
 * Prepares a test file that opens event forms. Call this function at the top of the file. Queries ignore the texts of
 * live regions, because these repeat visible texts. Before each test, the function empties the storage.
 * @returns the fake portal, the requests that it got, and a user of user-event
 */
export function prepareEventForms() {
  const { server, asked } = fakePortalServer()
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
  jest.setTimeout(30_000)
  withoutActEnvironment()
  beforeEach(() => localStorage.clear())
  return { server, asked, user }
}
