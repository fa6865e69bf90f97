/** @jest-environment node */
import { FIXED } from './fakeConverter'
import type { OpenConverter } from '../../../../src/pix/upload/fit/openConverter'

type Reply = { readonly result: unknown } | { readonly error: Error }

/** Workers that the converter has started. */
let workers: FakeWorker[] = []
class FakeWorker {
  onmessage?: (event: { data: Reply }) => void
  onmessageerror?: () => void
  onerror?: (event: Event & { message?: string }) => void
  readonly postMessage = jest.fn()
  readonly terminate = jest.fn()
  constructor() {
    workers.push(this)
  }
}
const file = new Blob(['x'])
const job = { file, side: 0, maxPixels: 100 }
/** Waits for one task, so that settled promises continue. */
const settle = () => new Promise(resolve => setTimeout(resolve))
/** Opens a converter as in a new page, which has not tried a worker yet. */
async function open(): Promise<OpenConverter> {
  let opened: OpenConverter | undefined
  await jest.isolateModulesAsync(async () => {
    const { openConverter } = await import('../../../../src/pix/upload/fit/openConverter')
    opened = openConverter()
  })
  return opened!
}
const names = ['Worker', 'OffscreenCanvas', 'createImageBitmap'] as const
const before = names.map(name => Object.getOwnPropertyDescriptor(globalThis, name))
const define = (name: (typeof names)[number], value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true })

describe('openConverter', () => {
  beforeEach(() => {
    workers = []
    define('Worker', FakeWorker)
    define('OffscreenCanvas', jest.fn())
    define(
      'createImageBitmap',
      jest.fn(() => Promise.reject(new Error('decoded in the page'))),
    )
    URL.createObjectURL = () => 'blob:worker'
    URL.revokeObjectURL = () => {}
  })
  afterEach(() => {
    for (const [index, name] of names.entries()) {
      const descriptor = before[index]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else delete (globalThis as Record<string, unknown>)[name]
    }
  })

  it('sends one job after the other to a worker', async () => {
    const converter = await open()
    const [first, second] = [converter.inspect(job), converter.inspect({ ...job, side: 4000 })]
    await settle()
    const [worker] = workers
    expect(worker!.postMessage.mock.calls).toEqual([[['inspect', job], []]])
    worker!.onmessage!({ data: { result: FIXED } })
    expect(await first).toBe(FIXED)
    await settle()
    expect(worker!.postMessage).toHaveBeenCalledTimes(2)
    worker!.onmessage!({ data: { error: new DOMException('not decoded', 'InvalidStateError') } })
    await expect(second).rejects.toThrow('not decoded')
  })

  it('works in the page after the browser refuses the worker, and starts no second worker', async () => {
    const converter = await open()
    const result = converter.inspect(job)
    await settle()
    workers[0]!.onerror!(new Event('error', { cancelable: true }))
    await expect(result).rejects.toThrow('decoded in the page')
    await expect(converter.inspect(job)).rejects.toThrow('decoded in the page')
    expect(workers).toHaveLength(1)
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1)
  })

  it('works in the page if the code of the worker can’t run', async () => {
    const converter = await open()
    const result = converter.inspect(job)
    await settle()
    workers[0]!.onmessage!({ data: { error: new ReferenceError('helper is not defined') } })
    await expect(result).rejects.toThrow('decoded in the page')
    await expect(converter.inspect(job)).rejects.toThrow('decoded in the page')
    expect(workers[0]!.postMessage).toHaveBeenCalledTimes(1)
  })

  it('works in the page if no worker can be made', async () => {
    define('Worker', function refuse() {
      throw new TypeError('This page needs trusted addresses')
    })
    await expect((await open()).inspect(job)).rejects.toThrow('decoded in the page')
  })

  it('works in the page if workers have no canvas', async () => {
    define('OffscreenCanvas', undefined)
    await expect((await open()).inspect(job)).rejects.toThrow('decoded in the page')
    expect(workers).toEqual([])
  })

  it('rejects a job if the worker fails after its first reply', async () => {
    const converter = await open()
    const first = converter.inspect(job)
    await settle()
    workers[0]!.onmessage!({ data: { result: FIXED } })
    await first
    const second = converter.inspect(job)
    await settle()
    workers[0]!.onerror!(new Event('error', { cancelable: true }))
    await expect(second).rejects.toThrow('The worker has failed')
    const third = converter.inspect(job)
    await settle()
    workers[0]!.onmessageerror!()
    await expect(third).rejects.toThrow('The reply of the worker is lost')
  })

  it('ends the worker when it is closed', async () => {
    const converter = await open()
    converter.close()
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1)
  })
})
