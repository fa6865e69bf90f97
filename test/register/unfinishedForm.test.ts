import { unfinishedForm } from '../../src/register/unfinishedForm'

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
      sessionStorage.setItem('of the page', 'stays')
      unfinishedForm('nameaddress', 'eva@x.example').save({ firstname: 'Eva' })
      expect(unfinishedForm('nameaddress', other).read()).toBeUndefined()
      expect(Object.keys(sessionStorage)).toEqual(['of the page'])
    })

    it('stays until the page is left if the tab can’t store it, and is not returned to another person', () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('forbidden', 'SecurityError')
        })
      }
      unfinishedForm('nameaddress', 'eva@x.example').save({ firstname: 'Eva' })
      expect(unfinishedForm('nameaddress', 'eva@x.example').read()).toEqual({ firstname: 'Eva' })
      expect(unfinishedForm('nameaddress', 'max@x.example').read()).toBeUndefined()
      jest.restoreAllMocks()
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
