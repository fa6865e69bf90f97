import { realTimers } from './realTimers'

/**
 * Sets the date of a test file to 26 November 2026. The fake events are in December 2026 and later, and the overview
 * first shows the events that are not over. Only `Date` is fake.
 */
export function freezeToday(): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00+01:00'), doNotFake: [...realTimers] })
  })
  afterAll(() => {
    jest.useRealTimers()
  })
}
