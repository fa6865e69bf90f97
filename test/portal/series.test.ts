/** @jest-environment node */
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import type { Series } from '../../examples/portal/server/series/seriesTable'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'

let author: PortalClient
let reader: PortalClient
let newest: Picture[]

const refusal = async (response: Response) => [response.status, await response.text()]
const ids = async (response: Response): Promise<number[]> => {
  const pictures: Picture[] = await response.json()
  return pictures.map(picture => picture.Id)
}

async function created(Title: string): Promise<Series> {
  const response = await author.post('/pix/series', { Title, method: 'POST', account: '1001' })
  expect(response.status).toBe(200)
  return response.json()
}

onEveryDatabase(portal => {
  beforeAll(async () => {
    author = await portalClient(portal(), seededAccount.author)
    reader = await portalClient(portal(), seededAccount.reader)
    // In the seed, higher ids are older pictures. After an upload, no order by id alone is correct.
    await author.upload([{ name: 'Neuestes.jpg', content: seedPicture('kaffeetasse.jpg') }])
    newest = await (await author.get('/pix/pictures/by/1001?limit=6')).json()
  })

  test('[PIX-CALL-08] the series of an account are sorted by title and begin at the requested offset', async () => {
    const all: Series[] = await (await author.get('/pix/series/by/1001?from=0')).json()
    expect(all).toEqual([
      { Id: expect.any(Number), Title: 'Alte Fotografien' },
      { Id: expect.any(Number), Title: 'Architektur und Räume' },
      { Id: expect.any(Number), Title: 'Landschaften und Wege' },
    ])
    expect(await (await author.get('/pix/series/by/1001?from=2')).json()).toEqual(all.slice(2))
  })

  test('[PIX-CALL-12] [PIX-CALL-13] a series is created and renamed', async () => {
    const { Id, Title } = await created('  Sommer 1912 ')
    expect(Title).toBe('Sommer 1912')
    expect(await (await author.post(`/pix/series/${Id}`, { Title: 'Sommer 1913', method: 'PUT' })).json()).toEqual({
      Id,
      Title: 'Sommer 1913',
    })
    expect(await (await author.get('/pix/series/by/1001?from=0')).json()).toContainEqual({ Id, Title: 'Sommer 1913' })
  })

  test('[PIX-CALL-09] [PIX-CALL-10] [PIX-CALL-11] pictures are added to a series and removed; the list of its pictures is newest first, in pages and filtered', async () => {
    const { Id, Title } = await created('Auswahl')
    const all = newest.map(picture => picture.Id)
    const add = `method=PUT&${all
      .toReversed()
      .map(id => `pic_ids[]=${id}`)
      .join('&')}`
    expect(await (await author.post(`/pix/series/${Id}`, add)).json()).toEqual({ Id, Title })
    expect(await (await author.post(`/pix/series/${Id}`, add)).json()).toEqual({ Id, Title })
    expect(await ids(await author.get(`/pix/series/${Id}/pictures?from=0&limit=36`))).toEqual(all)
    expect(await ids(await author.get(`/pix/series/${Id}/pictures?from=4&limit=1`))).toEqual([all[4]])
    expect(await ids(await author.get(`/pix/series/${Id}/pictures?from=6&limit=36`))).toEqual([])
    const word = encodeURIComponent(newest[1]?.Title ?? '')
    expect(await ids(await author.get(`/pix/series/${Id}/pictures?filter=${word}`))).toEqual([all[1]])
    const removal = await author.post(
      `/pix/series/${Id}`,
      `method=DELETE&pic_ids[]=${all[0]}&pic_ids[3]=${all[2]}&pic_ids[]=2000000000`,
    )
    expect(await removal.json()).toEqual({ Id, Title })
    expect(await ids(await author.get(`/pix/series/${Id}/pictures`))).toEqual(
      all.filter((_, index) => index !== 0 && index !== 2),
    )
    expect(await ids(await author.get('/pix/pictures/by/1001?limit=6'))).toEqual(all)
  })

  test('[PIX-CALL-05] a deleted picture disappears from every series', async () => {
    const [picture]: Picture[] = await (
      await author.upload([{ name: 'Weg.jpg', content: seedPicture('kaffeetasse.jpg') }])
    ).json()
    const series = [await created('Erste'), await created('Zweite')]
    for (const { Id } of series)
      await author.post(`/pix/series/${Id}`, `method=PUT&pic_ids[]=${picture?.Id}&pic_ids[]=${newest[0]?.Id}`)
    expect((await author.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE')).status).toBe(200)
    for (const { Id } of series)
      expect(await ids(await author.get(`/pix/series/${Id}/pictures`))).toEqual([newest[0]?.Id])
  })

  test('a series is deleted by the call that the page configures; its pictures stay', async () => {
    const { Id } = await created('Weg damit')
    await author.post(`/pix/series/${Id}`, { method: 'PUT', 'pic_ids[]': String(newest[0]!.Id) })
    const remove = (client: PortalClient) => client.post(`/pix/series/delete/${Id}`, { method: 'DELETE' })
    expect((await remove(reader)).status).toBe(403)
    expect(await (await remove(author)).json()).toBe(true)
    expect((await remove(author)).status).toBe(404)
    expect((await author.get(`/pix/pictures/${newest[0]!.Id}`)).status).toBe(200)
  })

  test('a thousand ids fit one request', async () => {
    const { Id } = await created('Viele')
    const pictures = (await ids(await author.get('/pix/pictures/by/1001?limit=1000'))).map(id => `pic_ids[]=${id}`)
    const padded = Array.from({ length: 1000 }, (_, index) => pictures[index % pictures.length]).join('&')
    expect((await author.post(`/pix/series/${Id}`, `method=PUT&${padded}`)).status).toBe(200)
    expect(await ids(await author.get(`/pix/series/${Id}/pictures?limit=1000`))).toHaveLength(pictures.length)
  })

  test('a title that looks like script is stored and returned unchanged', async () => {
    const Title = `"><script>alert('1')</script>; drop table series; -- ß 東京 👩‍🎨`
    expect(await created(Title)).toMatchObject({ Title })
  })

  describe('refused requests', () => {
    test.each([
      ['without a title', { method: 'POST', account: '1001' }, 'Eine Serie braucht einen Titel.'],
      ['with a blank title', { method: 'POST', account: '1001', Title: '   ' }, 'Eine Serie braucht einen Titel.'],
      [
        'with a title of 201 characters',
        { method: 'POST', account: '1001', Title: 'x'.repeat(201) },
        'The field Title may have 200 characters at most.',
      ],
      ['with the method PUT', { method: 'PUT', account: '1001', Title: 'x' }, 'The field method must be POST.'],
      [
        'for the account ‘me’',
        { method: 'POST', account: 'me', Title: 'x' },
        'The field account must be a positive whole number.',
      ],
      ['without an account', { method: 'POST', Title: 'x' }, 'The field account must be a positive whole number.'],
    ])('a new series %s', async (_, fields, sentence) => {
      expect(await refusal(await author.post('/pix/series', fields as Record<string, string>))).toEqual([400, sentence])
    })

    test.each([
      ['method=DELETE', 'Taking pictures out of a series needs the field pic_ids[].'],
      ['method=PUT', 'Eine Serie braucht einen Titel.'],
      ['method=PUT&pic_ids[]=x', 'The picture id must be a positive whole number.'],
      ['method=PUT&pic_ids[][]=1', 'The field pic_ids must be a single text.'],
    ])('a bad change: %s', async (form, sentence) => {
      const { Id } = await created('Unverändert')
      expect(await refusal(await author.post(`/pix/series/${Id}`, form))).toEqual([400, sentence])
    })

    test('[PIX-API-14] a series for another account', async () => {
      expect(await refusal(await reader.post('/pix/series', { Title: 'x', method: 'POST', account: '1001' }))).toEqual([
        403,
        '"pix_access_denied"',
      ])
    })

    test("[PIX-API-13] every call for another account's series", async () => {
      const { Id } = await created('Meine')
      const denied = [403, '"pix_access_denied"']
      expect(await refusal(await reader.get('/pix/series/by/1001?from=0'))).toEqual(denied)
      expect(await refusal(await reader.get(`/pix/series/${Id}/pictures`))).toEqual(denied)
      expect(await refusal(await reader.post(`/pix/series/${Id}`, { Title: 'Deine', method: 'PUT' }))).toEqual(denied)
      expect(await refusal(await reader.post(`/pix/series/${Id}`, 'method=PUT&pic_ids[]=10007'))).toEqual(denied)
      expect(await refusal(await reader.post(`/pix/series/${Id}`, 'method=DELETE&pic_ids[]=10007'))).toEqual(denied)
      expect(await (await author.get('/pix/series/by/1001?from=0')).json()).toContainEqual({ Id, Title: 'Meine' })
    })

    test("a whole request that adds an own picture and another account's picture to a series", async () => {
      const { Id } = await created('Gemischt')
      const [foreign]: Picture[] = await (await reader.get('/pix/pictures/by/1002?limit=1')).json()
      const response = await author.post(
        `/pix/series/${Id}`,
        `method=PUT&pic_ids[]=${newest[0]?.Id}&pic_ids[]=${foreign?.Id}`,
      )
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.stringMatching(/^pix_picture_restricted\|\|/),
      ])
      expect(await ids(await author.get(`/pix/series/${Id}/pictures`))).toEqual([])
    })

    test('a missing picture, a missing series, and an invalid id', async () => {
      const { Id } = await created('Leer')
      expect(await refusal(await author.post(`/pix/series/${Id}`, 'method=PUT&pic_ids[]=2000000000'))).toEqual([
        404,
        'Das Bild 2000000000 gibt es nicht mehr.',
      ])
      expect(await refusal(await author.get('/pix/series/2000000000/pictures'))).toEqual([
        404,
        'Die Serie 2000000000 gibt es nicht mehr.',
      ])
      expect(await refusal(await author.get('/pix/series/abc/pictures'))).toEqual([
        400,
        'The series id must be a positive whole number.',
      ])
    })
  })
})
