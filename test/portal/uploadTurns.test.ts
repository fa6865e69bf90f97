/** @jest-environment node */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { inspectWithin } from '../../examples/portal/server/upload/inspectInTurn'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'

const LONG = 120_000
const FILES = 4
const ids: Record<string, number> = {
  [seededAccount.author]: 1001,
  [seededAccount.reader]: 1002,
  [seededAccount.layerMember]: 1003,
}

test('an upload whose pictures take too long together is refused before the next picture', async () => {
  let time = 0
  const inTime = inspectWithin(100, () => time)
  const inspect = async (duration: number) => {
    time += duration
    return duration
  }
  expect([await inTime(() => inspect(60)), await inTime(() => inspect(40))]).toEqual([60, 40])
  // The time between two pictures is not added.
  time += 1000
  expect(await inTime(() => inspect(1))).toBe(1)
  await expect(inTime(() => inspect(1))).rejects.toThrow('dauert zu lange')
})

onAnyDatabase(portal => {
  /** Uploads as an account from an address. Returns the status. */
  async function upload(address: string, account: string, files: Record<string, Buffer>): Promise<number> {
    const form = new FormData()
    for (const [name, content] of Object.entries(files))
      form.append('image_upload[]', new Blob([content as BlobPart]), name)
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const sent = request(new URL(`/pix/pictures/by/${ids[account]}.json`, portal().url), {
      method: 'POST',
      localAddress: address,
      headers: {
        Origin: new URL(portal().url).origin,
        Cookie: await portal().signIn(account),
        'Content-Type': encoded.headers.get('Content-Type') ?? '',
        'Content-Length': body.length,
      },
    })
    sent.end(body)
    const [response]: IncomingMessage[] = await once(sent, 'response')
    response?.resume()
    return response?.statusCode ?? 0
  }

  test(
    'an upload from another network is served before several uploads of slow pictures by two accounts in one network',
    async () => {
      const slow = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#345' } })
        .jpeg({ progressive: true })
        .toBuffer()
      const done: string[] = []
      const post = async (name: string, account: string) => {
        const files = Array.from({ length: FILES }, (_, index) => [`${name}-${index}.jpg`, slow] as const)
        const status = await upload('127.0.7.1', account, Object.fromEntries(files))
        done.push(name)
        return status
      }
      const posts = [
        post('erster', seededAccount.reader),
        post('zweiter', seededAccount.reader),
        post('dritter', seededAccount.layerMember),
      ]
      const uploads = join(portal().dataDir, 'uploads')
      while (readdirSync(uploads).length < posts.length * FILES) await new Promise(resolve => setTimeout(resolve, 5))
      const picture = { 'tasse.jpg': seedPicture('kaffeetasse.jpg') }
      expect([await upload('127.0.7.2', seededAccount.author, picture), done]).toEqual([200, []])
      expect(await Promise.all(posts)).toEqual(posts.map(() => 200))
    },
    LONG,
  )

  test(
    'uploads from a third network are served while two networks send pictures that take long to read',
    async () => {
      const heavy = await sharp({ create: { width: 6000, height: 6000, channels: 4, background: '#345' } })
        .toColourspace('rgb16')
        .png()
        .toBuffer()
      const done: string[] = []
      const post = async (address: string, account: string) => {
        const names = Array.from({ length: FILES }, (_, index) => `${account.slice(0, 4)}-${index}.png`)
        const status = await upload(address, account, Object.fromEntries(names.map(name => [name, heavy])))
        done.push(account)
        return status
      }
      const posts = [post('127.0.7.1', seededAccount.reader), post('127.0.7.3', seededAccount.layerMember)]
      const uploads = join(portal().dataDir, 'uploads')
      while (readdirSync(uploads).length < posts.length * FILES) await new Promise(resolve => setTimeout(resolve, 5))
      for (const round of [1, 2]) {
        const pictures = [1, 2, 3].map(
          index => [`tasse-${round}-${index}.jpg`, seedPicture('kaffeetasse.jpg')] as const,
        )
        expect([await upload('127.0.7.2', seededAccount.author, Object.fromEntries(pictures)), done]).toEqual([200, []])
      }
      expect(await Promise.all(posts)).toEqual(posts.map(() => 200))
    },
    LONG,
  )
})
