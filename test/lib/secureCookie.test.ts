/**
 * @jest-environment-options { "url": "https://portal.example/" }
 */
import { setPageCookie } from '../../src/lib/setPageCookie'

test('a cookie of an https page is secure', () => {
  const set = jest.spyOn(Document.prototype, 'cookie', 'set')
  setPageCookie('tmp', 'x', { seconds: 60 })
  expect(set).toHaveBeenCalledWith('tmp=x; path=/; max-age=60; samesite=lax; secure')
  set.mockRestore()
})
