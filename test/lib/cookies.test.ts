import fc from 'fast-check'
import { composeCookie, setPageCookie } from '../../src/lib/setPageCookie'
import { readCookie } from '../../src/lib/cookies'

describe('a cookie', () => {
  it('has the path /, samesite=lax, secure on an https page, and the given domain', () => {
    expect(composeCookie('tmp', 'x', { seconds: 60, isSecure: false })).toBe('tmp=x; path=/; max-age=60; samesite=lax')
    expect(composeCookie('tmp', 'x', { seconds: 60, isSecure: true })).toBe(
      'tmp=x; path=/; max-age=60; samesite=lax; secure',
    )
    expect(composeCookie('tmp', '', { seconds: 0, isSecure: false, domain: 'portal.example' })).toBe(
      'tmp=; path=/; max-age=0; samesite=lax; domain=portal.example',
    )
  })

  it('can contain any text, which is read back unchanged and adds no attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string(), (value, other) => {
        const written = composeCookie('tmp', value, { seconds: 1, isSecure: false })
        expect(written.split(';')).toHaveLength(4)
        expect(readCookie(`${other.replace(/[;=]/g, '')}=1; tmp_id=no; ${written.split(';')[0]}`, 'tmp')).toBe(value)
      }),
    )
  })

  it.each([
    ['', undefined],
    ['tmp', undefined],
    ['tmpx', undefined],
    ['tmp_id=a; mytmp=b', undefined],
    ['a=1;tmp=2', '2'],
    ['tmp=', ''],
    ['tmp=a=b', 'a=b'],
    ['tmp=%E0%A4%A', undefined],
  ])('is read from %j as %j', (cookies, value) => {
    expect(readCookie(cookies, 'tmp')).toBe(value)
  })

  it('is optional: on a page that forbids cookies, setting one does not fail', () => {
    const forbidden = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    })
    expect(() => setPageCookie('tmp', 'x', { seconds: 60 })).not.toThrow()
    forbidden.mockRestore()
  })

  it('is set and removed', () => {
    setPageCookie('tmp', 'ä;', { seconds: 60 })
    expect(readCookie(document.cookie, 'tmp')).toBe('ä;')
    setPageCookie('tmp', undefined, { seconds: 60 })
    expect(document.cookie).toBe('')
  })
})
