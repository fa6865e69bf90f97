/** @jest-environment node */
import { config } from '../../examples/portal/server/config'
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import { layerClient } from './support/layerClient'

const MEMBER = 1003
const picture = seedPicture('kaffeetasse.jpg')

onAnyDatabase(
  portal => {
    const upload = async (name: string, content: Uint8Array = picture) => {
      const form = new FormData()
      form.append('image_upload[]', new Blob([content as BlobPart]), name)
      const response = await fetch(new URL(`/pix/pictures/by/${MEMBER}.json`, portal().url), {
        method: 'POST',
        headers: {
          Origin: new URL(portal().url).origin,
          Cookie: await portal().signIn(seededAccount.layerMember),
          'Accept-Language': 'de',
        },
        body: form,
      })
      return [response.status, await response.text()] as const
    }

    test('a visitor with ninety connections delays neither thumbnails nor uploads of others', async () => {
      const author = await portalClient(portal(), seededAccount.author)
      const [seeded]: Picture[] = await (await author.get('/pix/pictures/by/1001?filter=parthenon&limit=1')).json()
      const path = (width: number, height: number) =>
        `/image?${new URLSearchParams({ file: seeded?.Uri ?? '', width: String(width), height: String(height) }).toString()}`
      const flooder = layerClient(portal().url, '127.0.0.9')
      const boxes = config.image.sides.flatMap(width => config.image.sides.map(height => [width, height] as const))
      let done = 0
      const flood = boxes.slice(-90).map(async ([width, height]) => {
        const { status } = await flooder.send('GET', path(width, height))
        if (status === 200) done += 1
        return status
      })
      const visitor = layerClient(portal().url, '127.0.0.8')
      // Sends these requests together, because on a busy machine the flood may end before a later request.
      const [thumbnails, [status]] = await Promise.all([
        Promise.all([40, 80, 120].map(side => visitor.send('GET', path(side, 40)))),
        upload('tasse.jpg'),
      ])
      const doneBefore = done
      expect(thumbnails.map(answer => answer.status)).toEqual([200, 200, 200])
      expect(status).toBe(200)
      const statuses = await Promise.all(flood)
      expect(statuses.filter(answer => answer === 200).length).toBeGreaterThan(doneBefore)
      expect(new Set(statuses)).toEqual(new Set([200, 503]))
    }, 90_000)

    test('an account has limited space, gets a message when it is full, and has room again after deleting', async () => {
      const ids: number[] = []
      let answer = await upload('erste.jpg')
      while (answer[0] === 200 && ids.length < 60) {
        ids.push(...(JSON.parse(answer[1]) as Picture[]).map(({ Id }) => Id))
        answer = await upload(`${ids.length}.jpg`)
      }
      expect(ids.length).toBeGreaterThan(1)
      expect(answer).toEqual([
        413,
        'Ihre Mediathek ist voll: Sie hat Platz für 1 MB. Bitte löschen Sie Bilder, die Sie nicht mehr brauchen.',
      ])
      // The portal stores no more of the simultaneous uploads than fit.
      const cookie = await portal().signIn(seededAccount.layerMember)
      const client = layerClient(portal().url)
      client.cookies.set(...(cookie.split('=') as [string, string]))
      expect((await client.post(`/pix/pictures/${ids[0]}`, { method: 'DELETE' })).status).toBe(200)
      const together = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(name => upload(name)))
      expect(together.map(([status]) => status).sort()).toEqual([200, 413, 413, 413])
    }, 90_000)
  },
  { env: { ACCOUNT_MEGABYTES: '1' } },
)
