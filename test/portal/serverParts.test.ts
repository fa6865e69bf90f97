/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode } from '../../examples/portal/server/checkNode'
import { Readiness } from '../../examples/portal/server/health/healthRoutes'
import { RequestError } from '../../examples/portal/server/http/RequestError'
import { libraryCacheControl } from '../../examples/portal/server/http/libraryCacheControl'
import { ImageCache } from '../../examples/portal/server/imageService/ImageCache'
import { JobQueue } from '../../examples/portal/server/limits/JobQueue'
import type { PictureStorage } from '../../examples/portal/server/storage/PictureStorage'

test.each(['18.20.0', '20.18.3'])('Node %s stops the start with an error of one sentence', version => {
  expect(() => checkNode(version)).toThrow(
    `The portal needs Node 20.19 or newer. This is Node ${version}. Please install a newer version.`,
  )
})

test.each(['20.19.0', '20.100.0', '22.1.0'])('the portal starts on Node %s', version => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each([
  ['/dist/foyer.js', 'no-cache'],
  ['/dist/foyer.umd.js', 'no-cache'],
  ['/dist/chunks.json', 'no-cache'],
  ['/dist/esm/core.js', 'no-cache'],
  ['/dist/esm/core-_c2oCaOW.js', 'public, max-age=31536000, immutable'],
  ['C:\\dist\\esm\\UploadDialog-O07Ujgt-.js', 'public, max-age=31536000, immutable'],
])(
  'a file of the library is cached for ever if its name contains a hash, and revalidated otherwise: %s',
  (path, cacheControl) => {
    expect(libraryCacheControl(path)).toBe(cacheControl)
  },
)

describe('JobQueue', () => {
  test('runs the allowed number of jobs at once, in order, and refuses those beyond the queue', async () => {
    const queue = new JobQueue({ atOnce: 2, queue: 3 }, () => new RequestError(503, 'full', { retryAfter: 2 }))
    const started: number[] = []
    const finish: (() => void)[] = []
    const job = (number: number) =>
      queue.run(async () => {
        started.push(number)
        await new Promise<void>(resolve => finish.push(resolve))
        if (number === 1) throw new Error('broken picture')
        return number
      })
    const jobs = [1, 2, 3, 4, 5].map(number => job(number).catch((error: Error) => error.message))
    await expect(job(6)).rejects.toMatchObject({ statusCode: 503, retryAfter: 2 })
    expect(started).toEqual([1, 2])
    for (let ended = 0; ended < 5; ended += 1) {
      finish[ended]?.()
      await new Promise(setImmediate)
      expect(started.length).toBe(Math.min(ended + 3, 5))
    }
    expect(await Promise.all(jobs)).toEqual(['broken picture', 2, 3, 4, 5])
    expect(started).toEqual([1, 2, 3, 4, 5])
  })

  test('counts jobs by weight, and lets no light job pass a waiting heavy one, until the heavy one gives up', async () => {
    const queue = new JobQueue({ atOnce: 10, queue: 5, patience: 20 }, () => new RequestError(503, 'busy'))
    const started: number[] = []
    let finish = () => {}
    const job = (weight: number, isLong = false) =>
      queue.run(
        async () => {
          started.push(weight)
          if (isLong) await new Promise<void>(resolve => (finish = resolve))
        },
        { weight },
      )
    const first = job(7, true)
    await job(3)
    const heavy = job(4).catch((error: Error) => error.message)
    const light = job(2)
    expect(started).toEqual([7, 3])
    expect(await heavy).toBe('busy')
    await light
    finish()
    await first
    await job(10)
    expect(started).toEqual([7, 3, 2, 10])
  })

  test('owners take turns with one job each, and no owner fills the queue alone', async () => {
    const queue = new JobQueue({ atOnce: 1, queue: 20, perOwner: 10 }, () => new RequestError(503, 'full'))
    const order: string[] = []
    const job = (owner: string) =>
      queue.run(
        async () => {
          order.push(owner)
          await new Promise(setImmediate)
        },
        { owner },
      )
    const flood = Array.from({ length: 90 }, () => job('flood').catch((error: Error) => error.message))
    const honest = [job('a'), job('b'), job('a')]
    await Promise.all(honest)
    expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'a', 'b', 'flood', 'a'])
    expect((await Promise.all(flood)).filter(outcome => outcome === 'full')).toHaveLength(79)
  })

  test('a full queue refuses a new job; if another owner has at least two more waiting jobs, it refuses the newest job of the owner with the most instead', async () => {
    const queue = new JobQueue({ atOnce: 1, queue: 6, perOwner: 3 }, () => new RequestError(503, 'full'))
    const ended: string[] = []
    let finish = () => {}
    const job = (name: string) =>
      queue
        .run(async () => void ended.push(name), { owner: name.slice(0, 1) })
        .catch(({ message }: Error) => void ended.push(`${name} ${message}`))
    const first = queue.run(() => new Promise<void>(resolve => (finish = resolve)))
    const flood = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map(job)
    const newcomers = ['c1', 'a4', 'c2', 'c3', 'b4'].map(job)
    await new Promise(setImmediate)
    expect(ended.sort()).toEqual(['a3 full', 'a4 full', 'b3 full', 'b4 full', 'c3 full'])
    finish()
    await Promise.all([first, ...flood, ...newcomers])
    expect(ended.slice(5)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  })

  test('refuses a job that has waited as long as configured, and gives its place to the next one', async () => {
    const queue = new JobQueue({ atOnce: 1, queue: 1, patience: 20 }, () => new RequestError(503, 'busy'))
    let finish = () => {}
    const first = queue.run(() => new Promise<void>(resolve => (finish = resolve)))
    await expect(queue.run(async () => 'too late')).rejects.toMatchObject({ message: 'busy' })
    const third = queue.run(async () => 'in time')
    finish()
    await first
    expect(await third).toBe('in time')
  })
})

test('simultaneous checks of the portal’s readiness query the database and the storage once', async () => {
  const asked: string[] = []
  const readiness = new Readiness({
    query: async () => (asked.push('database'), []),
    storage: { check: async () => void asked.push('storage') } as unknown as PictureStorage,
  })
  const answers = await Promise.all(Array.from({ length: 100 }, () => readiness.ask()))
  expect(answers.every(({ isReady }) => isReady)).toBe(true)
  readiness.end()
  expect((await readiness.ask()).isReady).toBe(false)
  expect(asked).toEqual(['database', 'storage', 'database', 'storage'])
})

describe('ImageCache', () => {
  test('removes the oldest images to stay below its limit, and counts stored images after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-cache-'))
    const key = (number: number) => ImageCache.key(['picture', number])
    const stored = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length
    const first = await ImageCache.open(folder, 40_960)
    for (let number = 0; number < 8; number += 1) await first.put(key(number), Buffer.alloc(1000))
    const second = await ImageCache.open(folder, 40_960)
    for (let number = 8; number < 11; number += 1) await second.put(key(number), Buffer.alloc(1000))
    expect(stored()).toBe(8)
    expect([await second.get(key(0)), (await second.get(key(10)))?.length]).toEqual([null, 1000])
    rmSync(folder, { recursive: true })
  })
})
