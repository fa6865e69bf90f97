import * as v from 'valibot'
import { createPrefetch } from '../../src/wire/createPrefetch'
import { pageWrites } from '../../src/wire/writeKeys'
import { sendRequest } from '../../src/wire/sendRequest'
import { respondWith } from '../support/respondWith'

const LIST = 'the list'
const here = () => Promise.resolve([1])
const gone = () => Promise.reject(new Error('502'))

/** Starts a write; returns the function that ends it. */
function write(): () => Promise<void> {
  let end = () => {}
  const writing = pageWrites.during(() => new Promise<void>(resolve => (end = resolve)))
  return () => {
    end()
    return writing
  }
}

describe('a prefetched response', () => {
  it('that just failed is reported; after an older failure, the next caller sends the request again', async () => {
    const prefetched = createPrefetch<number[]>()
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
    await prefetched.prefetch(LIST, gone)
    const again = jest.fn(here)
    now.mockReturnValue(1500)
    await prefetched.prefetch(LIST, again)
    expect(again).not.toHaveBeenCalled()
    await expect(prefetched.take(LIST)).rejects.toThrow('502')
    await prefetched.prefetch(LIST, gone)
    now.mockReturnValue(2600)
    expect(prefetched.take(LIST)).toBeUndefined()
    await prefetched.prefetch(LIST, gone)
    now.mockReturnValue(3700)
    await prefetched.prefetch(LIST, again)
    expect(await prefetched.take(LIST)).toEqual([1])
    now.mockRestore()
  })

  it('that a caller takes while the request is pending goes to this caller, even if the request then fails', async () => {
    const prefetched = createPrefetch<number[]>()
    void prefetched.prefetch(LIST, gone)
    await expect(prefetched.take(LIST)).rejects.toThrow('502')
  })

  it.each([
    ['began', () => void write()],
    ['began and ended', () => write()()],
    ['began and failed', () => pageWrites.during(() => Promise.reject(new Error('lost'))).catch(() => {})],
  ])('is discarded if a write %s in the meantime, even if the response has arrived', async (_, action) => {
    const prefetched = createPrefetch<number[]>()
    await prefetched.prefetch(LIST, here)
    expect(prefetched.readNow(LIST)).toEqual([1])
    await action()
    expect(prefetched.readNow(LIST)).toBeUndefined()
    expect(prefetched.take(LIST)).toBeUndefined()
  })

  it('is discarded once a pending write has ended, and is requested again', async () => {
    const prefetched = createPrefetch<number[]>()
    const end = write()
    await prefetched.prefetch(LIST, here)
    expect(prefetched.readNow(LIST)).toEqual([1])
    await end()
    expect(prefetched.readNow(LIST)).toBeUndefined()
    await prefetched.prefetch(LIST, () => Promise.resolve([2]))
    expect(await prefetched.take(LIST)).toEqual([2])
  })

  it.each([
    ['a form', { form: { method: 'DELETE' } }],
    ['a GET with isKeyed: false', { isKeyed: false }],
  ])('depends on a counter of writes: %s counts at its start and its end, and a read does not', async (_, more) => {
    respondWith({ body: '[1]' })
    const request = { call: 'GET /pix/numbers', url: '/pix/numbers', schema: v.array(v.number()) }
    const before = pageWrites.count()
    await sendRequest(request)
    expect(pageWrites.count()).toBe(before)
    const sending = sendRequest({ ...request, ...more })
    expect(pageWrites.count()).toBe(before + 1)
    await sending
    expect(pageWrites.count()).toBe(before + 2)
  })
})
