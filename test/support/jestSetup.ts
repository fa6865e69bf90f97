import '@testing-library/jest-dom'
import { consoleGuard } from './consoleGuard'
import { stubBrowser } from './stubBrowser'

// A busy machine is slow, not wrong: what is awaited may take longer than the finders' usual second.
const PATIENCE_MS = 5000

if (typeof window !== 'undefined') {
  stubBrowser()
  // Loaded only where there is a page to find things in.
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: PATIENCE_MS })
}

consoleGuard.install()
afterEach(() => consoleGuard.settle())
// What a clean-up writes after the last test's own account was closed.
afterAll(() => consoleGuard.settle())
