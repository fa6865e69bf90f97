import { sessionStore } from '../../src/lib/sessionStore'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('what a tab keeps for an account', () => {
  it('is there again after a reload, each area by itself', () => {
    sessionStore('register', 'eva@x.example').write('form', { firstname: 'Eva' })
    sessionStore('blog', 'eva@x.example').write('form', 'another')
    expect(sessionStorage.getItem('foyer.register.form')).toBe('{"firstname":"Eva"}')
    expect(sessionStore('register', 'eva@x.example').read('form')).toEqual({ firstname: 'Eva' })
  })

  it('is gone as soon as another account, or none, opens it', () => {
    for (const next of ['max@x.example', '']) {
      const before = sessionStore('register', 'eva@x.example')
      before.write('form', { firstname: 'Eva' })
      before.write('further', 1)
      sessionStorage.setItem('of the page', 'stays')
      const store = sessionStore('register', next)
      expect([store.read('form'), store.read('further')]).toEqual([undefined, undefined])
      expect(Object.keys(sessionStorage).sort()).toEqual(['foyer.register.owner', 'of the page'])
    }
  })

  it('leaves nothing when it is removed, and takes no junk', () => {
    const store = sessionStore('register', '')
    store.write('form', 'x')
    store.write('form', undefined)
    expect(sessionStorage.getItem('foyer.register.form')).toBeNull()
    sessionStorage.setItem('foyer.register.form', '{half')
    expect(store.read('form')).toBeUndefined()
  })

  it('lasts as long as the page where the tab takes none, and no longer than its owner', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError')
      })
    }
    sessionStore('memory', 'eva@x.example').write('form', 'kept')
    expect(sessionStore('memory', 'eva@x.example').read('form')).toBe('kept')
    expect(sessionStore('memory', 'max@x.example').read('form')).toBeUndefined()
  })
})
