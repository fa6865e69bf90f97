/** @jest-environment node */
import { join } from 'node:path'
import sharp from 'sharp'
import { inspectPicture } from '../../examples/portal/server/pictures/inspectPicture'
import { PictureProcesses } from '../../examples/portal/server/pictures/PictureProcesses'
import { stripPicture } from '../../examples/portal/server/pictures/strip/stripPicture'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import { peakMemory } from './support/peakMemory'

const MEGABYTE = 1024 * 1024
const LARGEST = 10 * MEGABYTE - 1
const jpeg = seedPicture('kaffeetasse.jpg')

/** Makes a JPEG that repeats its short last scan. */
async function manyScans(count: number): Promise<Buffer> {
  const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#345' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const last = picture.lastIndexOf(Buffer.from('ffda', 'hex'))
  const scan = picture.subarray(last, picture.length - 2)
  return Buffer.concat([
    picture.subarray(0, last),
    ...Array.from({ length: count }, () => scan),
    Buffer.from('ffd9', 'hex'),
  ])
}

/** Makes a picture of the largest allowed size. Empty parts after its first bytes fill the space. */
function filled(start: Buffer, part: Buffer, rest: Buffer): Buffer {
  const space = LARGEST - start.length - rest.length
  return Buffer.concat([start, Buffer.alloc(space - (space % part.length), part), rest])
}

const emptySegments = () => filled(jpeg.subarray(0, 2), Buffer.from('fffe0002', 'hex'), jpeg.subarray(2))
const emptyChunks = async () => {
  const png = await sharp(jpeg).resize(50).png().toBuffer()
  // An empty chunk 'tEXt' with its check sum.
  return filled(png.subarray(0, 33), Buffer.from('00000000744558743d8d1f2c', 'hex'), png.subarray(33))
}
const emptyBlocks = async () => {
  const gif = await sharp(jpeg).resize(50).gif().toBuffer()
  const head = 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1)
  return filled(gif.subarray(0, head), Buffer.from('21fe00', 'hex'), gif.subarray(head))
}
const BOMBS: [string, () => Promise<Buffer> | Buffer, string][] = [
  ['durchgaenge.jpg', () => manyScans(60_000), 'hat mehr als 100 Durchgänge.'],
  ['abschnitte.jpg', emptySegments, 'hat mehr als 2000 Abschnitte.'],
  ['bloecke.png', emptyChunks, 'hat mehr als 20000 Blöcke.'],
  ['bloecke.gif', emptyBlocks, 'hat mehr als 20000 Blöcke.'],
]

onAnyDatabase(portal => {
  test('pictures of too many parts are refused while others upload, and take less than 400 MB of memory', async () => {
    const [attacker, author] = [
      await portalClient(portal(), seededAccount.reader),
      await portalClient(portal(), seededAccount.author),
    ]
    const bombs = await Promise.all(
      BOMBS.map(async ([name, make, sentence]) => ({ name, content: await make(), sentence })),
    )
    const memory = peakMemory(portal().pid)
    const attacks = bombs.map(async ({ name, content, sentence }) => {
      const response = await attacker.upload([{ name, content }])
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(`${name} ${sentence}`)])
    })
    expect((await author.upload([{ name: 'tasse.jpg', content: jpeg }])).status).toBe(200)
    await Promise.all(attacks)
    expect(memory.grown()).toBeLessThan(400 * MEGABYTE)
  })
})

test('a hundred scans are allowed, one more is not', async () => {
  const others = (await manyScans(0)).toString('latin1').split('\xff\xda').length - 1
  const strip = async (scans: number) => stripPicture(await manyScans(scans - others), 'jpg', 1).length
  expect(await strip(100)).toBeGreaterThan(1000)
  await expect(strip(101)).rejects.toMatchObject({ name: 'TooManyParts', most: 100 })
})

describe('a process for pictures', () => {
  const program = join(process.cwd(), 'examples', 'portal', 'server', 'main.ts')
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  test('is ended when a picture takes too long, but not when a picture is refused', async () => {
    const heavy = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#123' } })
      .jpeg({ progressive: true, quality: 30 })
      .toBuffer()
    const short = new PictureProcesses({ program, execArgv: ['--import', 'tsx'], within: 1 })
    const refused = short.inspect(heavy, 'schwer.jpg')
    const [pid = 0] = short.ids
    await expect(refused).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('dauert zu lange'),
    })
    while (isThere(pid)) await new Promise(setImmediate)
    expect(short.ids).toEqual([])
    short.close()
    const patient = new PictureProcesses({ program, execArgv: ['--import', 'tsx'], within: 60_000 })
    const file = await patient.inspect(jpeg, 'tasse.jpg')
    expect(file).toEqual(await inspectPicture(jpeg, 'tasse.jpg'))
    const [stored] = patient.ids
    await expect(patient.inspect(jpeg.subarray(0, 100), 'halb.jpg')).rejects.toMatchObject({ statusCode: 415 })
    expect(patient.ids).toEqual([stored])
    patient.close()
    while (isThere(stored ?? 0)) await new Promise(setImmediate)
  }, 60_000)

  test('gets no job after it was ended because it was idle', async () => {
    const shortlyIdle = new PictureProcesses({ program, execArgv: ['--import', 'tsx'], idleTime: 1 })
    const file = await shortlyIdle.inspect(jpeg, 'tasse.jpg')
    // The timer that ends the process is older than this one, so it runs first; the process still exists then.
    await new Promise(resolve => setTimeout(resolve, 1))
    expect(await shortlyIdle.inspect(jpeg, 'tasse.jpg')).toEqual(file)
    shortlyIdle.close()
  }, 60_000)
})
