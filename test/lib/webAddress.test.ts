import { webAddress } from '../../src/lib/webAddress'

const BASE = 'https://portal.example/artikel/7'

describe('webAddress', () => {
  it.each([
    ['/profil?a=1#b', 'https://portal.example/profil?a=1#b'],
    ['seite', 'https://portal.example/artikel/seite'],
    ['#oben', 'https://portal.example/artikel/7#oben'],
    ['http://film.example/', 'http://film.example/'],
    ['//film.example/x', 'https://film.example/x'],
  ])('takes %s', (address, whole) => {
    expect(webAddress(address, BASE)).toBe(whole)
  })

  it.each([['javascript:alert(1)'], [' JavaScript:alert(1)'], ['java\nscript:alert(1)'], ['data:text/html,x'], ['vbscript:x'], ['file:///etc/passwd'], ['mailto:a@b.example'], ['https://'], ['http://[']])('refuses %j', address => {
    expect(webAddress(address, BASE)).toBeUndefined()
  })
})
