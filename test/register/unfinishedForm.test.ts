import { sessionStore, unfinishedForm } from '../../src/register/unfinishedForm'

describe('sessionStore', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  describe('data that a tab stores for an account', () => {
    it('is restored after a reload, separately for each part of the library', () => {
      sessionStore('register', 'eva@x.example').write('form', { firstname: 'Eva' })
      sessionStore('blog', 'eva@x.example').write('form', 'another')
      expect(sessionStorage.getItem('foyer.register.form')).toBe('{"firstname":"Eva"}')
      expect(sessionStore('register', 'eva@x.example').read('form')).toEqual({ firstname: 'Eva' })
    })

    it('is deleted as soon as another account or a visitor opens the store', () => {
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

    it('has no entry in sessionStorage after it is removed, and is read as undefined if the entry is not valid JSON', () => {
      const store = sessionStore('register', '')
      store.write('form', 'x')
      store.write('form', undefined)
      expect(sessionStorage.getItem('foyer.register.form')).toBeNull()
      sessionStorage.setItem('foyer.register.form', '{half')
      expect(store.read('form')).toBeUndefined()
    })

    it('stays until the page is left if the tab can’t store it, and is not returned to another account', () => {
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
})

describe('unfinishedForm', () => {
  const NOW = Date.parse('2026-11-20T12:00:00Z')
  const MINUTE = 60 * 1000

  beforeEach(() => {
    sessionStorage.clear()
    jest.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    // Runs the module's pending timer, because all tests of this file share the module.
    jest.runAllTimers()
    jest.useRealTimers()
  })

  describe('a form that is not sent yet', () => {
    it('is restored for the person who typed it, until it is ended', () => {
      unfinishedForm('nameaddress', 'eva@x.example').save({ firstname: 'Eva', terms: true })
      expect(unfinishedForm('nameaddress', 'eva@x.example').read()).toEqual({ firstname: 'Eva', terms: true })
      expect(unfinishedForm('temporaryAccount', 'eva@x.example').read()).toBeUndefined()
      unfinishedForm('nameaddress', 'eva@x.example').end()
      expect(unfinishedForm('nameaddress', 'eva@x.example').read()).toBeUndefined()
      // The tab keeps nothing of the person, not even the owner.
      expect(Object.keys(sessionStorage)).toEqual([])
    })

    it.each([
      ['another person', 'max@x.example'],
      ['a visitor', undefined],
    ])('is discarded when %s opens it', (_who, other) => {
      unfinishedForm('nameaddress', 'eva@x.example').save({ firstname: 'Eva' })
      expect(unfinishedForm('nameaddress', other).read()).toBeUndefined()
      expect(sessionStorage.getItem('foyer.unfinished.nameaddress.form')).toBeNull()
    })

    it('expires after half an hour', () => {
      unfinishedForm('nameaddress').save({ firstname: 'Eva' })
      jest.setSystemTime(NOW + 29 * MINUTE)
      expect(unfinishedForm('nameaddress').read()).toEqual({ firstname: 'Eva' })
      jest.setSystemTime(NOW + 31 * MINUTE)
      expect(unfinishedForm('nameaddress').read()).toBeUndefined()
    })

    it('is deleted, together with the entry that names its owner, as soon as any form opens after half an hour', () => {
      unfinishedForm('nameaddress', 'eva@x.example').save({ firstname: 'Eva' })
      jest.setSystemTime(NOW + 31 * MINUTE)
      unfinishedForm('temporaryAccount', '7')
      expect(Object.keys(sessionStorage)).toEqual([])
    })

    describe('in an open page', () => {
      it('is deleted, together with the entry that names its owner, half an hour after the last change, and other drafts are not', () => {
        const { save } = unfinishedForm('nameaddress', 'eva@x.example')
        save({ firstname: 'Eva' })
        jest.advanceTimersByTime(10 * MINUTE)
        save({ firstname: 'Eva', surname: 'Lenz' })
        unfinishedForm('temporaryAccount', '7').save({ surname: 'Lenz' })
        jest.advanceTimersByTime(15 * MINUTE)
        unfinishedForm('temporaryAccount', '7').save({ surname: 'Lenz' })
        jest.advanceTimersByTime(14 * MINUTE)
        expect(Object.keys(sessionStorage)).toHaveLength(4)
        jest.advanceTimersByTime(2 * MINUTE)
        expect(Object.keys(sessionStorage).toSorted()).toEqual([
          'foyer.unfinished.temporaryAccount.form',
          'foyer.unfinished.temporaryAccount.owner',
        ])
        jest.advanceTimersByTime(15 * MINUTE)
        expect(sessionStorage).toHaveLength(0)
      })

      it('is deleted even if it was stored before a reload', () => {
        const at = NOW - 20 * MINUTE
        sessionStorage.setItem('foyer.unfinished.nameaddress.owner', '"eva@x.example"')
        sessionStorage.setItem(
          'foyer.unfinished.nameaddress.form',
          JSON.stringify({ at, values: { firstname: 'Eva' } }),
        )
        expect(unfinishedForm('nameaddress', 'eva@x.example').read()).toEqual({ firstname: 'Eva' })
        jest.advanceTimersByTime(11 * MINUTE)
        expect(sessionStorage).toHaveLength(0)
      })

      it('is stored again for its owner if the person goes on typing after it was deleted', () => {
        const { save } = unfinishedForm('nameaddress', 'eva@x.example')
        save({ firstname: 'Eva' })
        jest.advanceTimersByTime(31 * MINUTE)
        expect(sessionStorage).toHaveLength(0)
        save({ firstname: 'Eva', surname: 'Lenz' })
        expect(unfinishedForm('nameaddress', 'eva@x.example').read()).toEqual({ firstname: 'Eva', surname: 'Lenz' })
      })
    })

    it.each(['{"at":1}', '[]', 'null', '"x"', '{"at":"now","values":{}}'])(
      'is undefined if the stored value is invalid: %s',
      junk => {
        sessionStorage.setItem('foyer.unfinished.nameaddress.form', junk)
        expect(unfinishedForm('nameaddress').read()).toBeUndefined()
      },
    )
  })
})
