import { pageBase } from '../../src/lib/pageBase'

const withBase = (href: string) => {
  const base = document.createElement('base')
  base.href = href
  document.body.append(base)
}

afterEach(() => document.querySelector('base')?.remove())

describe('what a path on the page’s own host is put on', () => {
  it.each([
    ['the page’s own address', undefined, 'http://localhost/'],
    ['its base', '/de/artikel/', 'http://localhost/de/artikel/'],
    ['not a base that leads to another host', 'https://elsewhere.example/de/', 'http://localhost/'],
    ['not a base that leads to another port', 'http://localhost:81/', 'http://localhost/'],
  ])('is %s', (_, href, expected) => {
    if (href) withBase(href)
    expect(pageBase()).toBe(expected)
  })
})
