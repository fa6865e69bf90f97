/** @jest-environment node */
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import { postUpload } from './support/postUpload'

const files = [
  { name: 'eins.jpg', content: seedPicture('kaffeetasse.jpg') },
  { name: 'zwei.jpg', content: seedPicture('wanduhr-schraeg.jpg') },
]

let author: PortalClient

const list = async (): Promise<Picture[]> => (await author.get('/pix/pictures/by/1001?limit=1000')).json()
const refusal = async (response: Response) => [response.status, await response.text()]
const pictures = async (response: Response): Promise<Picture[]> => {
  expect(response.status).toBe(200)
  return response.json()
}

onEveryDatabase(portal => {
  beforeAll(async () => {
    author = await portalClient(portal(), seededAccount.author)
  })

  test('an upload that is repeated with its key stores nothing again and returns the first pictures, also as XML', async () => {
    const before = (await list()).length
    const answer = await author.upload(files, { upload_key: 'antwort-verloren' })
    const first = await pictures(answer)
    const repeated = await author.upload(files, { upload_key: 'antwort-verloren' })
    expect([answer, repeated].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    expect(await pictures(repeated)).toEqual(first)
    const framed = await postUpload(portal(), 'xml', {
      files,
      cookie: await portal().signIn(seededAccount.author),
      fields: { upload_key: 'antwort-verloren' },
    })
    expect(await framed.text()).toContain(`<item key="Id" type="number">${first[1]?.Id}</item>`)
    expect(await list()).toHaveLength(before + 2)
  })

  test('four simultaneous uploads with the same key are stored once', async () => {
    const before = (await list()).length
    const answers = await Promise.all([1, 2, 3, 4].map(() => author.upload(files, { upload_key: 'vier-auf-einmal' })))
    const ids = await Promise.all(answers.map(async answer => (await pictures(answer)).map(picture => picture.Id)))
    expect(ids).toEqual([ids[0], ids[0], ids[0], ids[0]])
    expect(await list()).toHaveLength(before + 2)
  })

  test('an upload with another key, without a key, or with the same key of another account is stored again', async () => {
    const reader = await portalClient(portal(), seededAccount.reader)
    const before = (await list()).length
    const ids = []
    const keys: Record<string, string>[] = [{ upload_key: 'eine-andere' }, { upload_key: '' }, {}]
    for (const fields of keys) ids.push((await pictures(await author.upload(files, fields)))[0]?.Id)
    ids.push((await pictures(await reader.upload(files, { upload_key: 'eine-andere' })))[0]?.Id)
    expect(new Set(ids).size).toBe(4)
    expect(await list()).toHaveLength(before + 6)
  })

  test('a refused upload leaves its key free for the corrected one', async () => {
    const fields = { upload_key: 'erst-kaputt' }
    expect((await author.upload([{ name: 'a.jpg', content: Buffer.from('kaputt') }], fields)).status).toBe(415)
    expect(await pictures(await author.upload(files, fields))).toHaveLength(2)
  })

  test('the key of another request is refused, and so is an invalid key', async () => {
    await author.upload(files, { upload_key: 'schon-benutzt' })
    const before = (await list()).length
    const answer = [409, 'Something else was uploaded with this upload_key.']
    expect(await refusal(await author.upload(files.slice(1), { upload_key: 'schon-benutzt' }))).toEqual(answer)
    expect(await refusal(await author.upload(files, { upload_key: 'schon-benutzt', series: '101' }))).toEqual(answer)
    const sentence = 'The field upload_key must have 8 to 100 letters, digits or any of . : _ -.'
    for (const upload_key of ['kurz', 'x'.repeat(101), 'mit Leerzeichen', "'; drop table uploads; --"])
      expect(await refusal(await author.upload(files, { upload_key }))).toEqual([400, sentence])
    expect(await list()).toHaveLength(before)
  })

  test('a repeated upload does not restore a picture that was deleted meanwhile', async () => {
    const [first, second] = await pictures(await author.upload(files, { upload_key: 'halb-geloescht' }))
    await author.post(`/pix/pictures/${first?.Id}`, 'method=DELETE')
    expect(await pictures(await author.upload(files, { upload_key: 'halb-geloescht' }))).toEqual([second])
  })

  test('an upload whose pictures were all deleted meanwhile is stored again, once', async () => {
    const before = (await list()).length
    const upload = async () => pictures(await author.upload(files, { upload_key: 'ganz-geloescht' }))
    const first = await upload()
    for (const { Id } of first) await author.post(`/pix/pictures/${Id}`, 'method=DELETE')
    expect(await list()).toHaveLength(before)
    const [again, another] = await Promise.all([upload(), upload()])
    expect(again).toHaveLength(2)
    expect(another).toEqual(again)
    expect(await upload()).toEqual(again)
    expect(await list()).toHaveLength(before + 2)
  })
})
