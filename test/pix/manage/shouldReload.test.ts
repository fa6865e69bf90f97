import { mayReload } from '../../../src/pix/manage/shouldReload'

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('mayReload allows one reload in 10 s at an address', () => {
  expect(mayReload()).toBe(true)
  jest.advanceTimersByTime(9_999)
  expect(mayReload()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(mayReload()).toBe(true)
})

it('mayReload allows a reload at another address within the 10 s', () => {
  expect(mayReload()).toBe(true)
  history.replaceState(null, '', '/other')
  expect(mayReload()).toBe(true)
})

it('mayReload allows no reload if its time can’t be stored, because otherwise the page could reload for ever', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(mayReload()).toBe(false)
})
