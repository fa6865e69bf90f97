/** @jest-environment node */
import { adaptFiles } from '../../../../src/pix/upload/fit/adaptFiles'
import type { FitOffer } from '../../../../src/pix/upload/fit/fitRules'
import { fakeConverter } from './fakeConverter'

const limits = { extensions: ['.jpg', '.png'], fileSize: 100, postSize: 200 }
const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 })
const offer = (of: File, change: Partial<FitOffer> = {}): FitOffer => ({
  file: of,
  kind: 'webp',
  name: of.name.replace('.webp', '.jpg'),
  type: 'image/jpeg',
  side: 0,
  bytes: 5,
  isStilled: false,
  ...change,
})
const rejected = (...files: File[]) => ({
  files,
  accepted: [],
  rejected: files.map(one => ({ file: one, refusal: 'wrongType' as const })),
  isPostTooLarge: false,
})
const running = () => new AbortController().signal
const ignore = () => {}

describe('adaptFiles', () => {
  it('accepts the new files, and rejects files without a chosen offer for the same reason as before', async () => {
    const [chosen, other] = [file('a.webp'), file('b.webp')]
    const progress = jest.fn()
    const verdict = await adaptFiles(
      rejected(chosen, other),
      [offer(chosen)],
      limits,
      fakeConverter(),
      running(),
      progress,
    )
    expect(verdict.accepted.map(({ name, type, size, lastModified }) => [name, type, size, lastModified])).toEqual([
      ['a.jpg', 'image/jpeg', 1, 1],
    ])
    expect(verdict.rejected).toEqual([{ file: other, refusal: 'wrongType' }])
    expect(progress.mock.calls).toEqual([[0]])
  })

  it('gives the reason for files that stay too large or are damaged; keeps the earlier reason if the converter fails', async () => {
    const files = [file('a.webp'), file('b.webp'), file('c.webp'), file('d.webp')]
    const converter = fakeConverter()
    converter.convert
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new DOMException('not decoded', 'InvalidStateError'))
      .mockRejectedValueOnce(new DOMException('no memory', 'EncodingError'))
    const verdict = await adaptFiles(
      rejected(...files),
      files.map(one => offer(one)),
      limits,
      converter,
      running(),
      ignore,
    )
    expect(verdict.rejected.map(({ refusal }) => refusal)).toEqual(['tooLarge', 'broken', 'wrongType'])
    expect(verdict.accepted.map(({ name }) => name)).toEqual(['d.jpg'])
  })

  it('gives the reason ‘unreadable’ for a file that was moved while it was adapted', async () => {
    const moved = Object.assign(file('a.webp'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }),
    })
    const converter = fakeConverter()
    converter.convert.mockRejectedValueOnce(new DOMException('not decoded', 'InvalidStateError'))
    const verdict = await adaptFiles(rejected(moved), [offer(moved)], limits, converter, running(), ignore)
    expect(verdict.rejected).toEqual([{ file: moved, refusal: 'unreadable' }])
  })

  it('keeps the order in which the files were chosen', async () => {
    const [first, second, third] = [file('1.webp'), file('2.jpg'), file('3.webp')]
    const verdict = { ...rejected(first, third), files: [first, second, third], accepted: [second] }
    const offers = [offer(first), offer(third)]
    const { accepted } = await adaptFiles(verdict, offers, limits, fakeConverter(), running(), ignore)
    expect(accepted.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  })

  it('only renames a file whose content is fine', async () => {
    const source = file('Foto.jfif')
    const converter = fakeConverter()
    const { type: _, ...renaming } = offer(source, { name: 'Foto.jpg', kind: 'jpeg' })
    const { accepted } = await adaptFiles(rejected(source), [renaming], limits, converter, running(), ignore)
    expect(accepted.map(({ name, size, type }) => [name, size, type])).toEqual([['Foto.jpg', 10, 'image/jpeg']])
    expect(converter.convert).not.toHaveBeenCalled()
  })

  it('keeps an accepted file that does not become smaller', async () => {
    const [small, large] = [file('a.jpg', 1), file('b.jpg', 90)]
    const { accepted } = await adaptFiles(
      { files: [small, large], accepted: [small, large], rejected: [], isPostTooLarge: true },
      [offer(small, { kind: 'jpeg' }), offer(large, { kind: 'jpeg' })],
      limits,
      fakeConverter(),
      running(),
      ignore,
    )
    expect(accepted[0]).toBe(small)
    expect(accepted[1]?.size).toBe(1)
  })

  it('adapts no further file once it is stopped, and loses none', async () => {
    const files = [file('a.webp'), file('b.webp')]
    const stop = new AbortController()
    const converter = fakeConverter({
      convert() {
        stop.abort()
        return Promise.resolve(undefined)
      },
    })
    const verdict = await adaptFiles(
      rejected(...files),
      files.map(one => offer(one)),
      limits,
      converter,
      stop.signal,
      ignore,
    )
    expect(converter.convert).toHaveBeenCalledTimes(1)
    expect(verdict.rejected.map(one => one.file)).toEqual(files)
  })
})
