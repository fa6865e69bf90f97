/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'

const LONG = 120_000
const FILES = 4

onEveryDatabase(portal => {
  test(
    'an account with several posts of slow pictures leaves others a turn',
    async () => {
      const slow = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#345' } })
        .jpeg({ progressive: true })
        .toBuffer()
      const [attacker, author] = [
        await portalClient(portal(), seededAccount.reader),
        await portalClient(portal(), seededAccount.author),
      ]
      const done: string[] = []
      const post = async (name: string) => {
        const files = Array.from({ length: FILES }, (_, index) => ({ name: `${name}-${index}.jpg`, content: slow }))
        const { status } = await attacker.upload(files)
        done.push(name)
        return status
      }
      const posts = [post('erster'), post('zweiter'), post('dritter')]
      const uploads = join(portal().dataDir, 'uploads')
      while (readdirSync(uploads).length < posts.length * FILES) await new Promise(resolve => setTimeout(resolve, 5))
      const { status } = await author.upload([{ name: 'tasse.jpg', content: seedPicture('kaffeetasse.jpg') }])
      expect([status, done]).toEqual([200, []])
      expect(await Promise.all(posts)).toEqual(posts.map(() => 200))
    },
    LONG,
  )
})
