/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import type { Picture } from '../../examples/portal/server/pictures/Picture'

let author: PortalClient
let reader: PortalClient
let stranger: PortalClient

const pictures = async (response: Response): Promise<Picture[]> => {
  expect(response.status).toBe(200)
  return response.json()
}
const titles = async (response: Response) => (await pictures(response)).map(picture => picture.Title)
const refusal = async (response: Response) => [response.status, await response.text()]

async function uploaded(client: PortalClient, name = 'Probe.jpg'): Promise<Picture> {
  const [picture] = await pictures(await client.upload([{ name, content: seedPicture('kaffeetasse.jpg') }]))
  if (!picture) throw new Error('The upload returned no picture.')
  return picture
}

onEveryDatabase(portal => {
  beforeAll(async () => {
    author = await portalClient(portal(), seededAccount.author)
    reader = await portalClient(portal(), seededAccount.reader)
    stranger = await portalClient(portal())
  })

  describe('lists', () => {
    test('[PIX-CALL-03] pages follow each other newest first, and the page after the last is empty', async () => {
      const all = await pictures(await author.get('/pix/pictures/by/1001?from=0&limit=1000'))
      const first = await pictures(await author.get('/pix/pictures/by/1001?from=0&limit=20'))
      const second = await pictures(await author.get('/pix/pictures/by/1001?from=20&limit=20'))
      expect(all.length).toBeGreaterThan(36)
      expect([...first, ...second]).toEqual(all.slice(0, 40))
      expect(await pictures(await author.get('/pix/pictures/by/1001?from=20000&limit=36'))).toEqual([])
      const created = all.map(picture => picture.Datetimecreated)
      expect(created).toEqual(created.toSorted().reverse())
      expect(all[0]?.Title).toBe('Bärenklau')
    })

    test('a request without from and limit returns the first 36', async () => {
      const found = await pictures(await author.get('/pix/pictures/by/1001'))
      expect(found).toHaveLength(36)
      expect(found).toEqual(await pictures(await author.get('/pix/pictures/by/1001?from=0&limit=36')))
    })

    test('[PIX-CALL-03] the filter finds pictures whose texts contain every word, whatever its case', async () => {
      expect(await titles(await author.get('/pix/pictures/by/1001?filter=BLOSSFELDT'))).toEqual(
        expect.arrayContaining(['Bärenklau', 'Zierlauch kurz vor dem Aufblühen']),
      )
      expect(
        await titles(
          await author.get(`/pix/pictures/by/1001?filter=${encodeURIComponent('blossfeldt bärenKLAU sachlich')}`),
        ),
      ).toContain('Bärenklau')
      expect(await titles(await author.get('/pix/pictures/by/1001?filter=blossfeldt+gibtesnicht'))).toEqual([])
      expect(await titles(await author.get(`/pix/pictures/by/1001?filter=${encodeURIComponent('%')}`))).toEqual([])
      expect(await titles(await author.get('/pix/pictures/by/1001?filter=_'))).toEqual([])
      expect(await titles(await author.get("/pix/pictures/by/1001?filter=' or 1=1 --"))).toEqual([])
      expect(
        await titles(
          await author.get(`/pix/pictures/by/1001?filter=${encodeURIComponent("\\' or true or search_text like '%")}`),
        ),
      ).toEqual([])
      expect(await titles(await author.get("/pix/pictures/by/1001?filter=o'$1 {x} \\"))).toEqual([])
    })

    test('[PIX-CALL-04] a list call with ids returns those pictures that belong to the account, in any spelling of the ids', async () => {
      const all = await pictures(await author.get('/pix/pictures/by/1001?limit=1000'))
      const foreign = await pictures(await reader.get('/pix/pictures/by/1002?limit=1'))
      const [a, b] = [all[3]?.Id, all[1]?.Id]
      const ids = async (query: string) =>
        (await pictures(await author.get(`/pix/pictures/by/1001?${query}`))).map(picture => picture.Id)
      expect(await ids(`ids[]=${a}&ids[]=${b}&ids[]=${foreign[0]?.Id}&ids[]=2000000000`)).toEqual([b, a])
      expect(await ids(`ids[7]=${a}&ids[900]=${b}`)).toEqual([b, a])
      expect(await ids(`ids%5B%5D=${a}`)).toEqual([a])
    })

    test('a hundred ids fit one request', async () => {
      const query = Array.from({ length: 100 }, (_, index) => `ids[]=${10_001 + index}`).join('&')
      expect((await pictures(await author.get(`/pix/pictures/by/1001?${query}`))).length).toBeGreaterThan(36)
    })

    test('a list shows each change at once: a text, a share group alone, a deletion', async () => {
      const { Id } = await uploaded(author, 'Stand.jpg')
      const listed = async () =>
        (await pictures(await author.get('/pix/pictures/by/1001?limit=3'))).find(picture => picture.Id === Id)
      expect(await listed()).toMatchObject({ Title: 'Stand', CbMdbTmedia2ShareGroups: [] })
      await author.post(`/pix/pictures/${Id}`, 'method=PUT&title=Anders')
      expect(await listed()).toMatchObject({ Title: 'Anders', CbMdbTmedia2ShareGroups: [] })
      await author.post(`/pix/pictures/${Id}`, 'method=PUT&share_group[share_group_3]=true')
      expect(await listed()).toEqual(await (await author.get(`/pix/pictures/${Id}`)).json())
      expect(await listed()).toMatchObject({ CbMdbTmedia2ShareGroups: [{ IdShareGroup: 3 }] })
      await author.post(`/pix/pictures/${Id}`, 'method=DELETE')
      expect(await listed()).toBeUndefined()
    })

    test.each([
      ['from=-1', 'The parameter from must be a whole number from 0 to 10000000.'],
      ['from=1e3', 'The parameter from must be a whole number from 0 to 10000000.'],
      ['limit=0', 'The parameter limit must be a whole number from 1 to 1000.'],
      ['limit=1001', 'The parameter limit must be a whole number from 1 to 1000.'],
      ['limit[]=5', 'The parameter limit must be a whole number from 1 to 1000.'],
      ['ids[]=abc', 'The picture id must be a positive whole number.'],
      ['ids[]=99999999999', 'The field ids may have 10 characters at most.'],
      ['filter=%00', 'The field filter contains control characters.'],
      ['filter[]=x', 'The field filter must be a single text.'],
      ['a[b][c][d][e]=1', 'Field names may be nested 4 levels at most.'],
    ])('a bad parameter is refused with a sentence: %s', async (query, sentence) => {
      expect(await refusal(await author.get(`/pix/pictures/by/1001?${query}`))).toEqual([400, sentence])
    })
  })

  test('texts have a maximum length', async () => {
    expect(await refusal(await author.get(`/pix/pictures/by/1001?filter=${'x'.repeat(201)}`))).toEqual([
      400,
      'The field filter may have 200 characters at most.',
    ])
    const form = `method=PUT&title=${'x'.repeat(501)}`
    expect(await refusal(await author.post('/pix/pictures/10001', form))).toEqual([
      400,
      'The field title may have 500 characters at most.',
    ])
  })

  describe('one picture', () => {
    /** Returns a seeded picture with all fields of the contract. */
    const fullPicture = async () => {
      const list = await author.get('/pix/pictures/by/1001?filter=blossfeldt+pflanzenstudien&limit=1')
      const [seeded] = await pictures(list)
      return (await (await author.get(`/pix/pictures/${seeded?.Id}`)).json()) as unknown
    }

    test('[PIX-CALL-02] [PIX-DATA-01] comes with its id and every field of the contract', async () => {
      const given = [
        'Id',
        'Uri',
        'Title',
        'Subtitle',
        'Width',
        'Height',
        'Keywords',
        'Copyright',
        'Link',
        'Date',
        'Place',
      ]
      const about = ['Originator', 'Agency', 'Rights', 'DescriptionsByIdLanguage', 'HashValue', 'MetaTmedia']
      const shares = ['CbMdbTmedia2ShareGroups', 'AvailabeShareGroups']
      const picture = await fullPicture()
      expect(picture).toEqual(expect.objectContaining({ Id: expect.any(Number), Width: 790, Height: 1024 }))
      expect(Object.keys(picture as object).sort()).toEqual(
        [...given, ...about, ...shares, 'Datetimecreated', 'CreatedBy', 'LastChange'].sort(),
      )
    })

    test('[PIX-DATA-02] [PIX-DATA-03] [PIX-DATA-09] has file, titles and hash', async () => {
      expect(await fullPicture()).toMatchObject({
        Uri: expect.stringMatching(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{62}\.jpg$/),
        Title: 'Bärenklau',
        Subtitle: 'Aus den Pflanzenstudien von Karl Blossfeldt',
        HashValue: expect.stringMatching(/^[0-9a-f]{16}$/),
      })
    })

    test('[PIX-DATA-05] [PIX-DATA-06] has its keywords and its source', async () => {
      expect(await fullPicture()).toMatchObject({
        Keywords: expect.arrayContaining(['Pflanze', 'Neue Sachlichkeit']),
        Copyright: expect.stringContaining('Karl Blossfeldt'),
        Link: expect.stringMatching(/^https:/),
        Date: expect.any(String),
        Place: '',
        Originator: 'Karl Blossfeldt',
        Agency: expect.any(String),
      })
    })

    test('[PIX-DATA-07] [PIX-DATA-08] [PIX-DATA-10] has rights, descriptions and the groups that it is shared with', async () => {
      expect(await fullPicture()).toMatchObject({
        Rights: '1',
        DescriptionsByIdLanguage: { 1: expect.any(String), 2: expect.any(String) },
        CbMdbTmedia2ShareGroups: [{ IdShareGroup: 1 }, { IdShareGroup: 2 }],
      })
    })

    test('[PIX-DATA-11] has every group that it may be shared with', async () => {
      expect(await fullPicture()).toMatchObject({
        AvailabeShareGroups: [
          { Id: 1, NameMl: 'Redaktionen der Region', Active: true },
          { Id: 2, NameMl: 'Museen und Archive', Active: true },
          { Id: 3, NameMl: 'Tourismusverband', Active: false },
        ],
      })
    })

    test('[PIX-DATA-12] [PIX-DATA-13] has its meta id, its creator, and the times of its creation and last change', async () => {
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string
      expect(await fullPicture()).toMatchObject({
        MetaTmedia: { Id: expect.any(Number) },
        Datetimecreated: time,
        CreatedBy: 'Henrike Ahlers',
        LastChange: time,
      })
    })

    test('[PIX-CALL-06] the whole meta form changes every field and returns the picture', async () => {
      const { Id } = await uploaded(author)
      const form = [
        'method=PUT',
        'title=Neuer+Titel&subtitle=Unterzeile&copyright=C&agency=A&date=Mai+1912&originator=O&place=P',
        `link=${encodeURIComponent('https://beispiel.example/bild')}`,
        'keywords[]=eins&keywords[]=+zwei+&keywords[]=&keywords[]=eins',
        'rights=3',
        'descriptions_by_id_language[0]=weg&descriptions_by_id_language[1]=Deutsch&descriptions_by_id_language[44]=Polnisch',
        'share_group[share_group_1]=false&share_group[share_group_2]=true',
      ].join('&')
      const changed = await (await author.post(`/pix/pictures/${Id}`, form)).json()
      expect(changed).toMatchObject({
        Id,
        Title: 'Neuer Titel',
        Subtitle: 'Unterzeile',
        Copyright: 'C',
        Agency: 'A',
        Date: 'Mai 1912',
        Originator: 'O',
        Place: 'P',
        Link: 'https://beispiel.example/bild',
        Keywords: ['eins', 'zwei'],
        Rights: '3',
        DescriptionsByIdLanguage: { 1: 'Deutsch', 44: 'Polnisch' },
        CbMdbTmedia2ShareGroups: [{ IdShareGroup: 2 }],
      })
      expect(await (await author.get(`/pix/pictures/${Id}`)).json()).toEqual(changed)
      expect(await titles(await author.get('/pix/pictures/by/1001?filter=unterzeile+zwei'))).toEqual(['Neuer Titel'])
    })

    test('[PIX-CALL-06] [PIX-DATA-08] empty keywords and texts clear their fields; a picture without descriptions has an empty array', async () => {
      const { Id } = await uploaded(author)
      await author.post(`/pix/pictures/${Id}`, 'method=PUT&keywords[]=x&subtitle=y&descriptions_by_id_language[1]=z')
      const cleared = await author.post(
        `/pix/pictures/${Id}`,
        'method=PUT&keywords=&subtitle=&descriptions_by_id_language[1]=',
      )
      expect(await cleared.json()).toMatchObject({ Keywords: [], Subtitle: null, DescriptionsByIdLanguage: [] })
    })

    test('[PIX-CALL-07] a save of a single field changes no other field', async () => {
      const { Id } = await uploaded(author)
      const everything =
        'method=PUT&title=T&subtitle=S&copyright=C&agency=A&date=D&originator=O&place=P&link=https://a.example/&keywords[]=k&rights=3&share_group[share_group_1]=true&descriptions_by_id_language[2]=d'
      let before: Picture = await (await author.post(`/pix/pictures/${Id}`, everything)).json()
      for (const [field, name] of [
        ['copyright', 'Copyright'],
        ['title', 'Title'],
        ['agency', 'Agency'],
        ['date', 'Date'],
        ['originator', 'Originator'],
        ['place', 'Place'],
        ['subtitle', 'Subtitle'],
      ] as const) {
        const changed: Picture = await (await author.post(`/pix/pictures/${Id}`, `method=PUT&${field}=Nur+dies`)).json()
        expect(changed).toEqual({ ...before, [name]: 'Nur dies', LastChange: changed.LastChange })
        before = changed
      }
      expect(await (await author.get(`/pix/pictures/${Id}`)).json()).toEqual(before)
    })

    test('[PIX-DATA-12] MetaTmedia is null for pictures that are not in the media database, and has a different id for each other picture', async () => {
      const all = await pictures(await author.get('/pix/pictures/by/1001?limit=1000'))
      const [known, unknown] = [
        all.filter(picture => picture.MetaTmedia !== null),
        all.filter(picture => picture.MetaTmedia === null),
      ]
      expect(unknown.length).toBeGreaterThan(0)
      expect(new Set(known.map(picture => picture.MetaTmedia?.Id)).size).toBe(known.length)
      expect(known.length).toBeGreaterThan(36)
    })

    test.each([
      ['', 'The field method must be PUT or DELETE.'],
      ['method=POST', 'The field method must be PUT or DELETE.'],
      ['method=PUT&rights=7', 'The field rights must be one of 1, 2, 3.'],
      ['method=PUT&title[]=x', 'The field title must be a single text.'],
      ['method=PUT&title=%00', 'The field title contains control characters.'],
      [
        'method=PUT&link=javascript:alert(1)',
        'The field link must be a link without a scheme, or with http, https, ftp or mailto.',
      ],
      [
        'method=PUT&link=%20JavaScript%3Aalert(1)',
        'The field link must be a link without a scheme, or with http, https, ftp or mailto.',
      ],
      ['method=PUT&descriptions_by_id_language[7]=x', 'There is no language 7 for a description.'],
      [
        'method=PUT&descriptions_by_id_language[x]=x',
        'The language id of a description must be a positive whole number.',
      ],
      ['method=PUT&share_group[share_group_99]=true', 'There is no share group 99.'],
      ['method=PUT&share_group[share_group_1]=yes', 'The values of share_group must be true or false.'],
      ['method=PUT&share_group[__proto__]=true', 'The keys of share_group must begin with share_group_.'],
      ['method=PUT&a[b][c][d][e]=x', 'Field names may be nested 4 levels at most.'],
    ])('a bad form is refused with a sentence and changes nothing: %s', async (form, sentence) => {
      const [before] = await pictures(await author.get('/pix/pictures/by/1001?limit=1'))
      expect(await refusal(await author.post(`/pix/pictures/${before?.Id}`, form))).toEqual([400, sentence])
      expect(await (await author.get(`/pix/pictures/${before?.Id}`)).json()).toEqual(before)
    })

    test('[PIX-CALL-05] deleting returns true, and the picture and its file are gone', async () => {
      const [picture] = await pictures(
        await author.upload([
          {
            name: 'Weg.gif',
            content: Buffer.from('R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
          },
        ]),
      )
      expect((await author.get(picture?.Uri ?? '')).status).toBe(200)
      const answer = await author.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE')
      expect([answer.status, await answer.json()]).toEqual([200, true])
      expect(await refusal(await author.get(`/pix/pictures/${picture?.Id}`))).toEqual([
        404,
        `Das Bild ${picture?.Id} gibt es nicht mehr.`,
      ])
      expect((await author.get(picture?.Uri ?? '')).status).toBe(404)
      expect((await author.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE')).status).toBe(404)
    })

    test('a file that another picture also shows stays when the first picture is deleted', async () => {
      const [first, second] = [await uploaded(author), await uploaded(reader)]
      expect(first.Uri).toBe(second.Uri)
      await author.post(`/pix/pictures/${first.Id}`, 'method=DELETE')
      expect((await reader.get(second.Uri)).status).toBe(200)
    })

    test('a body that is not a form is refused', async () => {
      const url = `${portal().url}pix/pictures/10001`
      const headers = { Origin: new URL(portal().url).origin, 'Content-Type': 'application/json' }
      expect(await refusal(await fetch(url, { method: 'POST', headers, body: '{"method":"DELETE"}' }))).toEqual([
        400,
        'The request must carry form fields (application/x-www-form-urlencoded).',
      ])
      expect(
        (await fetch(url, { method: 'POST', headers: { ...headers, 'Content-Type': 'text/x-strange' }, body: 'x' }))
          .status,
      ).toBe(415)
      expect((await fetch(url, { method: 'POST', headers, body: '{"broken' })).status).toBe(400)
    })

    test('a form that is too large is refused', async () => {
      expect((await author.post('/pix/pictures/10001', `method=PUT&title=${'x'.repeat(2_000_000)}`)).status).toBe(413)
    })
  })

  describe('scope', () => {
    test.each(['/pix/pictures/10001', '/pix/pictures/by/1001', '/pix/series/by/1001', '/pix/series/101/pictures'])(
      '[PIX-API-13] a stranger is asked to log in: GET %s',
      async path => {
        const response = await stranger.get(path)
        expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
          403,
          'application/json; charset=utf-8',
          'Please log in',
        ])
      },
    )

    test.each(['/pix/pictures/10001', '/pix/series/101'])(
      '[PIX-API-13] a stranger is refused and asked to log in: POST %s',
      async path => {
        expect(await refusal(await stranger.post(path, 'method=DELETE&pic_ids[]=10001'))).toEqual([
          403,
          '"Please log in"',
        ])
      },
    )

    test("[PIX-API-13] another account's list is denied with a label", async () => {
      expect(await refusal(await reader.get('/pix/pictures/by/1001'))).toEqual([403, '"pix_access_denied"'])
      expect(await refusal(await reader.get('/pix/pictures/by/1001?ids[]=10001'))).toEqual([403, '"pix_access_denied"'])
    })

    test("[UI-ERR-04] another account's picture is refused with the text of an access request, and stays as it was", async () => {
      const [picture] = await pictures(await author.get('/pix/pictures/by/1001?filter=zierlauch&limit=1'))
      const form = `"pix_picture_restricted||Nr. ${picture?.Id}|redaktion@uferland.example|matthis.vossberg@kulturportal.example|Matthis|Vossberg"`
      expect(await refusal(await reader.get(`/pix/pictures/${picture?.Id}`))).toEqual([403, form])
      expect(await refusal(await reader.post(`/pix/pictures/${picture?.Id}`, 'method=PUT&title=Mein'))).toEqual([
        403,
        form,
      ])
      expect(await refusal(await reader.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE'))).toEqual([403, form])
      expect(await (await author.get(`/pix/pictures/${picture?.Id}`)).json()).toEqual(picture)
    })

    test.each(['0', '-1', '1.5', 'abc', '99999999999', '1%27', '__proto__', '%00'])(
      'a bad id is refused: %s',
      async id => {
        expect(await refusal(await author.get(`/pix/pictures/${id}`))).toEqual([
          400,
          'The picture id must be a positive whole number.',
        ])
        expect(await refusal(await author.get(`/pix/pictures/by/${id}`))).toEqual([
          400,
          'The account id must be a positive whole number.',
        ])
      },
    )

    test('an unknown id is not found', async () => {
      expect(await refusal(await author.get('/pix/pictures/2000000000'))).toEqual([
        404,
        'Das Bild 2000000000 gibt es nicht mehr.',
      ])
      expect((await author.post('/pix/pictures/2000000000', 'method=PUT&title=x')).status).toBe(404)
    })
  })
})
