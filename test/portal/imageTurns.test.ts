/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RequestError } from '../../examples/portal/server/http/RequestError'
import { ImageCache } from '../../examples/portal/server/imageService/ImageCache'
import { type ImageRequest, ImageService } from '../../examples/portal/server/imageService/ImageService'
import { JobQueue } from '../../examples/portal/server/limits/JobQueue'

const folder = mkdtempSync(join(tmpdir(), 'image-turns-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const request = (width: number): ImageRequest => ({
  uri: '/media/00/00.jpg',
  width,
  height: 40,
  quality: 8,
  fit: 'rescaleIn',
  color: 'ffffff',
})

async function countingService(name: string, limits: { atOnce: number; perOwner?: number }) {
  const rendered: number[] = []
  const service = new ImageService(
    { read: async () => Buffer.alloc(1) },
    async () => true,
    await ImageCache.open(join(folder, name), 1_000_000),
    new JobQueue({ queue: 100, ...limits }, () => new RequestError(503, 'full')),
    {
      async render(_source, { width }) {
        await new Promise(setImmediate)
        rendered.push(width)
        return Buffer.from(String(width))
      },
    },
  )
  return { service, rendered }
}

test('a visitor’s image is rendered among the first, although a flood has requested the same image earlier', async () => {
  const { service, rendered } = await countingService('flood', { atOnce: 1, perOwner: 40 })
  const flood = Array.from({ length: 30 }, (_, index) => service.render(request(1 + index), 'flood'))
  await new Promise(setImmediate)
  const { content } = await service.render(request(30), 'visitor')
  expect(content.toString()).toBe('30')
  expect(rendered.indexOf(30)).toBeLessThan(5)
  await Promise.all(flood)
  // The flood's request for width 30 got the image that was rendered for the visitor.
  expect(rendered.filter(width => width === 30)).toHaveLength(1)
  expect(rendered).toHaveLength(30)
})

test('equal requests share one rendering, also if different visitors send them', async () => {
  const { service, rendered } = await countingService('equal', { atOnce: 4 })
  const owners = ['a', 'a', 'b', 'c', 'b', 'd', 'e']
  const images = await Promise.all(owners.map(owner => service.render(request(7), owner)))
  expect(images.map(({ content }) => content.toString())).toEqual(owners.map(() => '7'))
  expect(rendered).toEqual([7])
})
