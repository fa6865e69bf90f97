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
// Console messages of clean-ups that run after the last test's check.
afterAll(() => consoleGuard.settle())
