import '@testing-library/jest-dom'
import { consoleGuard } from './consoleGuard'
import { refuseReadonlyChanges } from './refuseReadonlyChanges'
import { prepareJsdom } from '../../src/testing/prepareJsdom'

// A busy machine is slow, so queries may take longer than their default of one second.
const PATIENCE_MS = 5000

if (typeof window !== 'undefined') {
  prepareJsdom()
  // Loads Testing Library only if the test has a page.
  const library = jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
  library.configure({ asyncUtilTimeout: PATIENCE_MS })
  refuseReadonlyChanges(library.fireEvent)
  // Lets pending animation frames run before the page ends, and allows no further ones. A frame that jsdom runs after
  // the end of its page fails, and Jest would report this for the file that runs then.
  const { requestAnimationFrame: requestFrame } = window
  afterAll(async () => {
    await new Promise(resolve => requestFrame(resolve))
    window.requestAnimationFrame = () => 0
  })
}

consoleGuard.install()
afterEach(() => consoleGuard.settle())
// Checks the console messages of clean-ups, which run after the check of the last test.
afterAll(() => consoleGuard.settle())
