import { resolveConfig } from '../../../src/config/resolveConfig'
import { prefetchedPictures } from '../../../src/pix/manage/picturePages'
import { fakePictures } from '../../../src/testing/fakePictures'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({ auth: { accountId: 1001 } }, new URL('http://portal.example/'))
const first = { from: 0, limit: 36, filter: '' }

beforeEach(() => {
  localStorage.clear()
  void prefetchedPictures.take(config, null, first)
})

describe('the first pictures of a window that opens', () => {
  it('are requested before a caller takes them, and are returned once', async () => {
    const asked = respondWith({ body: JSON.stringify(fakePictures(2)) })
    void prefetchedPictures.ask(config)
    await new Promise(resolve => setTimeout(resolve))
    expect(asked).toHaveLength(1)
    expect(await prefetchedPictures.take(config, null, first)).toMatchObject({ received: 2 })
    expect(prefetchedPictures.take(config, null, first)).toBeUndefined()
  })

  it('match the filter, the text and the number of pictures that the device stored', () => {
    respondWith({ body: '[]' })
    for (const [key, value] of Object.entries({
      accountId: 1001,
      seriesId: 7,
      picturesFilter: 'Deich',
      picturesLength: 72,
    }))
      localStorage.setItem(`foyer.pix.${key}`, JSON.stringify(value))
    void prefetchedPictures.ask(config)
    expect(prefetchedPictures.take(config, 7, { from: 0, limit: 72, filter: 'Deich' })).toBeDefined()
  })

  it('are not used for another filter, another page or another account', () => {
    for (const [whose, filter, range] of [
      [config, 7, first],
      [config, null, { ...first, from: 36 }],
      [{ ...config, auth: { accountId: 1002 } }, null, first],
    ] as const) {
      respondWith({ body: '[]' })
      void prefetchedPictures.ask(config)
      expect(prefetchedPictures.take(whose, filter, range)).toBeUndefined()
    }
  })

  it('are not requested without an account, nor for marked pictures, which have their own call', () => {
    const asked = respondWith({ body: '[]' })
    void prefetchedPictures.ask({ ...config, auth: {} })
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.seriesId', '0')
    void prefetchedPictures.ask(config)
    expect(asked).toEqual([])
  })

  it('that have arrived are returned to the first render, also if React repeats it; ten seconds later they are requested again', async () => {
    const asked = respondWith({ body: JSON.stringify(fakePictures(2)) })
    await prefetchedPictures.ask(config)
    await prefetchedPictures.ask(config)
    expect(asked).toHaveLength(1)
    expect(prefetchedPictures.readNow(config, 7, first)).toBeUndefined()
    expect(prefetchedPictures.readNow(config, null, first)).toMatchObject({ received: 2 })
    expect(prefetchedPictures.readNow(config, null, first)).toMatchObject({ received: 2 })
    prefetchedPictures.drop()
    expect(prefetchedPictures.readNow(config, null, first)).toBeUndefined()
    await prefetchedPictures.ask(config)
    const now = performance.now()
    jest.spyOn(performance, 'now').mockReturnValue(now + 10_000)
    expect(prefetchedPictures.readNow(config, null, first)).toBeUndefined()
    await prefetchedPictures.ask(config)
    expect(asked).toHaveLength(3)
    jest.restoreAllMocks()
  })

  it('that fail are reported only to the caller that takes them', async () => {
    respondWith({ status: 500, body: 'gone' })
    void prefetchedPictures.ask(config)
    await expect(prefetchedPictures.take(config, null, first)).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  })
})
