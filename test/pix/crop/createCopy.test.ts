import { http, HttpResponse } from 'msw'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { copiedFields, createCopy } from '../../../src/pix/crop/createCopy'
import type { Picture } from '../../../src/pix/picture/Picture'
import { pixParts } from '../../../src/pix/pixParts'
import { FailedRequest } from '../../../src/wire/FailedRequest'
import { createPictureFake } from '../../../src/testing/pictureFake'
import { fakePicture } from '../../../src/testing/fakePicture'
import { fakePortalServer } from '../../support/fakePortalServer'
import { sentFile } from '../../support/sentFile'

const { server } = fakePortalServer()
const config = resolveConfig({ auth: { accountId: 1001 } }, new URL('http://localhost/'))
const source = fakePicture({
  Id: 7,
  Title: 'Hafen',
  Copyright: 'Stadtarchiv',
  Originator: 'Eva',
  Keywords: ['Hafen', 'Ein, zwei'],
  Rights: '2',
  DescriptionsByIdLanguage: { 1: 'Am Wasser' },
  AvailabeShareGroups: [{ Id: 3, NameMl: 'Presse', Active: true }],
})
const file = sentFile('hafen-crop.jpg')
const { signal } = new AbortController()

/** Serves a fake portal with one picture in two of three series. Returns the fake, and the keys of the uploads. */
function openPortal() {
  const fake = createPictureFake({
    pictures: [source],
    series: [5, 6, 8].map(Id => ({ Id, Title: `Serie ${Id}` })),
    seriesPictures: { 5: [7], 6: [], 8: [7] },
  })
  const keys: string[] = []
  server.use(
    http.post('*/pix/pictures/by/:account', async ({ request }) => {
      const form = await request.clone().text()
      keys.push(/name="upload_key"\s+(\w+)/.exec(form)?.[1] ?? '')
      return undefined
    }),
    ...fake.handlers,
  )
  return { fake, keys }
}
const refuseOnce = (path: string, status: number, isWanted: (form: string) => boolean = () => true) => {
  let isOver = false
  server.use(
    http.post(path, async ({ request }) => {
      if (isOver || !isWanted(await request.clone().text())) return undefined
      isOver = true
      return new HttpResponse('Voll.', { status })
    }),
  )
}

test('the copy has the details and the series of the original picture, which is unchanged', async () => {
  const { fake } = openPortal()
  const steps: string[] = []
  const copy = createCopy(config, 7, file, pixParts.postPictures)
  const stored = (await copy.store(signal, step => steps.push(step))) as Picture
  expect([...new Set(steps)]).toEqual(['reading', 'sending', 'describing'])
  expect(stored).toMatchObject({
    Title: 'Hafen',
    Copyright: 'Stadtarchiv',
    Originator: 'Eva',
    Keywords: ['Hafen', 'Ein, zwei'],
    Rights: '2',
    DescriptionsByIdLanguage: { 1: 'Am Wasser' },
  })
  expect(fake.pictures()).toHaveLength(2)
  expect(fake.pictures().find(({ Id }) => Id === 7)).toEqual(source)
  expect([5, 6, 8].map(id => fake.picturesOf(id).includes(stored.Id))).toEqual([true, false, true])
})

test('neither share groups nor fields that the portal left out are copied', () => {
  const fields = copiedFields(
    { ...source, DescriptionsByIdLanguage: {}, unread: ['Copyright', 'DescriptionsByIdLanguage'] },
    ', ',
  )
  expect(fields).not.toHaveProperty('share_group')
  expect(fields).toMatchObject({ copyright: undefined, descriptions_by_id_language: undefined, rights: '2' })
})

test('nothing is sent if the series can’t be read', async () => {
  const { fake, keys } = openPortal()
  server.use(http.get('*/pix/series/by/:account', () => new HttpResponse('Kaputt.', { status: 500 })))
  const copy = createCopy(config, 7, file, pixParts.postPictures)
  await expect(copy.store(signal, () => {})).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  expect(keys).toEqual([])
  expect(fake.pictures()).toHaveLength(1)
  expect(copy.mayBeStored()).toBe(false)
})

test('a refused upload stores nothing, and may be repeated', async () => {
  const { fake } = openPortal()
  refuseOnce('*/pix/pictures/by/:account', 507)
  const copy = createCopy(config, 7, file, pixParts.postPictures)
  await expect(copy.store(signal, () => {})).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  expect(copy.stored()).toBeUndefined()
  expect(copy.mayBeStored()).toBe(false)
  await copy.store(signal, () => {})
  expect(fake.pictures()).toHaveLength(2)
})

test('after a lost response the upload is repeated with its key', async () => {
  const { keys } = openPortal()
  let isLost = true
  server.use(
    http.post('*/pix/pictures/by/:account', async ({ request }) => {
      if (!isLost) return undefined
      isLost = false
      keys.push(/name="upload_key"\s+(\w+)/.exec(await request.clone().text())?.[1] ?? '')
      return HttpResponse.error()
    }),
  )
  const copy = createCopy(config, 7, file, pixParts.postPictures)
  await expect(copy.store(signal, () => {})).rejects.toMatchObject({ code: 'REQUEST_UNREACHABLE' })
  await copy.store(signal, () => {})
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test.each([
  ['the details', '*/pix/pictures/:id', 'method=PUT', [5, 8]],
  ['the second series', '*/pix/series/8', 'pic_ids', [8]],
])('after a refusal of %s another attempt goes on with the stored picture', async (_what, path, part, seriesLeft) => {
  const { fake, keys } = openPortal()
  refuseOnce(path, 500, form => form.includes(part))
  const copy = createCopy(config, 7, file, pixParts.postPictures)
  await expect(copy.store(signal, () => {})).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  const first = copy.stored()
  expect(first).toBeDefined()
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  const stored = await copy.store(signal, () => {})
  server.events.removeAllListeners()
  expect(stored).toMatchObject({ Id: first?.Id, Title: 'Hafen' })
  expect(keys).toHaveLength(1)
  expect(fake.pictures()).toHaveLength(2)
  expect(asked.filter(path => path.startsWith('/pix/series/'))).toEqual(seriesLeft.map(id => `/pix/series/${id}`))
})

test.each([
  ['while the file is sent', '*/pix/pictures/by/:account', '', 'stored', { Title: 'hafen-crop' }, []],
  ['while the details are set', '*/pix/pictures/:id', 'method=PUT', 'described', { Title: 'Hafen' }, []],
  ['in the first series', '*/pix/series/5', 'pic_ids', 'described', { Title: 'Hafen' }, [5]],
])(
  'a stop %s takes effect after that request, and the next call of store continues',
  async (_when, path, part, stoppedAt, kept, held) => {
    const { fake, keys } = openPortal()
    const copy = createCopy(config, 7, file, pixParts.postPictures)
    let isStopped = false
    server.use(
      http.post(path, async ({ request }) => {
        if (isStopped || !(await request.clone().text()).includes(part)) return
        isStopped = true
        copy.stop()
      }),
    )
    const holding = () => [5, 6, 8].filter(id => fake.picturesOf(id).includes(copy.stored()!.Id))
    expect(await copy.store(signal, () => {})).toBe(stoppedAt)
    expect(fake.pictures().find(({ Id }) => Id === copy.stored()?.Id)).toMatchObject(kept)
    expect(holding()).toEqual(held)
    expect(await copy.store(signal, () => {})).toMatchObject({ Title: 'Hafen' })
    expect(holding()).toEqual([5, 8])
    expect(keys).toHaveLength(1)
  },
)

test('after a 504 the file may be stored, and another attempt sends the same key', async () => {
  const { keys } = openPortal()
  server.use(
    http.post(
      '*/pix/pictures/by/:account',
      async ({ request }) => {
        keys.push(/name="upload_key"\s+(\w+)/.exec(await request.clone().text())?.[1] ?? '')
        return new HttpResponse('', { status: 504 })
      },
      { once: true },
    ),
  )
  const copy = createCopy(config, 7, file, pixParts.postPictures)
  await expect(copy.store(signal, () => {})).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  expect(copy.mayBeStored()).toBe(true)
  await copy.store(signal, () => {})
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('if a request after the upload fails, the file may be stored, even if the upload has reported no progress', async () => {
  const { fake } = openPortal()
  refuseOnce('*/pix/pictures/:id', 500, form => form.includes('method=PUT'))
  const copy = createCopy(config, 7, file, () => Promise.resolve(() => Promise.resolve([fakePicture({ Id: 7 })])))
  await expect(copy.store(signal, () => {})).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  expect(copy.mayBeStored()).toBe(true)
  expect(fake.pictures()).toHaveLength(1)
})

test('the file may be stored if the response can’t be read, even without progress', async () => {
  openPortal()
  const unreadable = new FailedRequest('POST', '/', { kind: 'malformed', field: '0.Id', reason: 'is missing' })
  const copy = createCopy(config, 7, file, () => Promise.resolve(() => Promise.reject(unreadable)))
  await expect(copy.store(signal, () => {})).rejects.toBe(unreadable)
  expect(copy.mayBeStored()).toBe(true)
})
