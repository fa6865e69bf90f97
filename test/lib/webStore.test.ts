import { localStore, webStore } from '../../src/lib/webStore'

const store = (storage: () => Storage) => webStore({ prefix: 'foyer.test.', memory: new Map(), storage })
const refuse = () => {
  throw new DOMException('The document is sandboxed', 'SecurityError')
}

afterEach(() => localStorage.clear())

describe('a store of the browser', () => {
  it('keeps JSON under its own prefix, also for the next page, until it is removed', () => {
    expect(localStore('test').write('list', [1, 'ä'])).toBe(true)
    expect(localStorage.getItem('foyer.test.list')).toBe('[1,"ä"]')
    expect(localStore('test').read('list')).toEqual([1, 'ä'])
    expect(localStore('other').read('list')).toBeUndefined()
    localStore('test').write('list', undefined)
    expect(localStorage).toHaveLength(0)
  })

  it('has nothing under an unknown key, or if the value is not JSON', () => {
    localStorage.setItem('foyer.test.broken', '{')
    expect(['broken', 'unknown'].map(localStore('test').read)).toEqual([undefined, undefined])
  })

  it.each([
    ['the page forbids storage', store(refuse)],
    [
      'the storage has no space',
      store(() => ({ getItem: () => null, setItem: refuse, removeItem: refuse }) as unknown as Storage),
    ],
  ])('keeps values in memory if %s', (_, unstored) => {
    expect(unstored.write('list', [1])).toBe(false)
    expect(unstored.read('list')).toEqual([1])
    expect(unstored.write('list', undefined)).toBe(true)
    expect(unstored.read('list')).toBeUndefined()
  })

  it('forgets the unstored value once the browser accepts a newer one', () => {
    let isFull = true
    const later = store(() => (isFull ? refuse() : localStorage))
    later.write('count', 1)
    isFull = false
    expect(later.write('count', 2)).toBe(true)
    expect(later.read('count')).toBe(2)
  })
})
