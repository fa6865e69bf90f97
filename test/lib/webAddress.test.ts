import { pageBase, webAddress } from '../../src/lib/webAddress'

describe('webAddress', () => {
  const BASE = 'https://portal.example/artikel/7'

  describe('webAddress', () => {
    it.each([
      ['/profil?a=1#b', 'https://portal.example/profil?a=1#b'],
      ['seite', 'https://portal.example/artikel/seite'],
      ['#oben', 'https://portal.example/artikel/7#oben'],
      ['http://film.example/', 'http://film.example/'],
      ['//film.example/x', 'https://film.example/x'],
    ])('accepts %s', (address, whole) => {
      expect(webAddress(address, BASE)).toBe(whole)
    })

    it.each([
      ['javascript:alert(1)'],
      [' JavaScript:alert(1)'],
      ['java\nscript:alert(1)'],
      ['data:text/html,x'],
      ['vbscript:x'],
      ['file:///etc/passwd'],
      ['mailto:a@b.example'],
      ['https://'],
      ['http://['],
    ])('refuses %j', address => {
      expect(webAddress(address, BASE)).toBeUndefined()
    })
  })
})

describe('pageBase', () => {
  const withBase = (href: string) => {
    const base = document.createElement('base')
    base.href = href
    document.body.append(base)
  }

  afterEach(() => document.querySelector('base')?.remove())

  describe('the base of paths on the page’s own host', () => {
    it.each([
      ['the page’s own address', undefined, 'http://localhost/'],
      ['the address of its base element', '/de/artikel/', 'http://localhost/de/artikel/'],
      ['not that of a base element on another host', 'https://elsewhere.example/de/', 'http://localhost/'],
      ['not that of a base element on another port', 'http://localhost:81/', 'http://localhost/'],
    ])('is %s', (_, href, expected) => {
      if (href) withBase(href)
      expect(pageBase()).toBe(expected)
    })
  })
})
