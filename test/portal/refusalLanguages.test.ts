/** @jest-environment node */
import { onEmbeddedDatabase } from '../support/onEveryDatabase'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'

const LONG = 120_000
const MEGABYTE = 1024 * 1024
const script = Buffer.from('<script>alert(1)</script>')
const post = { m: 'new_article_and_blog_item', title: 'Am Wehr', tag_id: '21', tag_group_id: '2' }
const page = (query: Record<string, string>) => `/page.json?${new URLSearchParams(query).toString()}`

type Call = (reader: PortalClient, headers: Record<string, string>) => Promise<Response>

onEmbeddedDatabase(portal => {
  let reader: PortalClient
  beforeAll(async () => {
    reader = await portalClient(portal(), seededAccount.reader)
  }, LONG)

  test.each<[string, Call, number, string, string]>([
    [
      'a missing picture',
      ({ get }, headers) => get('/pix/pictures/2000000000', headers),
      404,
      'The picture 2000000000 does not exist any more.',
      'Zdjęcie 2000000000 już nie istnieje.',
    ],
    [
      'a change of a missing picture',
      ({ post: send }, headers) => send('/pix/pictures/2000000000', { method: 'PUT', title: 'Neu' }, headers),
      404,
      'The picture 2000000000 does not exist any more.',
      'Zdjęcie 2000000000 już nie istnieje.',
    ],
    [
      'a picture file that does not exist',
      ({ get }, headers) => get('/media/ab/x.jpg', headers),
      404,
      'There is no picture at this address.',
      'Pod tym adresem nie ma zdjęcia.',
    ],
    [
      'a missing series',
      ({ get }, headers) => get('/pix/series/2000000000/pictures', headers),
      404,
      'The series 2000000000 does not exist any more.',
      'Seria 2000000000 już nie istnieje.',
    ],
    [
      'a change of a missing series',
      ({ post: send }, headers) => send('/pix/series/2000000000', { method: 'PUT', Title: 'Neu' }, headers),
      404,
      'The series 2000000000 does not exist any more.',
      'Seria 2000000000 już nie istnieje.',
    ],
    [
      'an upload of another type',
      ({ upload }, headers) => upload([{ name: 'a.webp', content: script }], {}, headers),
      415,
      'The type of the file a.webp is not accepted; allowed are .jpeg, .jpg, .gif, .png.',
      'Typ pliku a.webp nie jest przyjmowany; dozwolone są .jpeg, .jpg, .gif, .png.',
    ],
    [
      'an upload that is no picture',
      ({ upload }, headers) => upload([{ name: 'a.jpg', content: script }], {}, headers),
      415,
      'The file a.jpg is not a JPEG, PNG or GIF picture, although its name says so.',
      'Plik a.jpg nie jest obrazem JPEG, PNG ani GIF, choć wskazuje na to jego nazwa.',
    ],
    [
      'an upload of a large file',
      ({ upload }, headers) => upload([{ name: 'a.jpg', content: Buffer.alloc(10 * MEGABYTE) }], {}, headers),
      413,
      'The file a.jpg is too large: a file must be smaller than 10 MB.',
      'Plik a.jpg jest za duży: plik musi mieć mniej niż 10 MB.',
    ],
    [
      'a large form',
      ({ post: send }, headers) => send('/pix/series', { method: 'POST', Title: 'x'.repeat(2 * MEGABYTE) }, headers),
      413,
      'The form is too large.',
      'Formularz jest za duży.',
    ],
    [
      'a post of a person who is no author',
      ({ get }, headers) => get(page(post), headers),
      403,
      'Only the authors of the blog can write posts.',
      'Wpisy mogą pisać tylko autorzy bloga.',
    ],
    [
      'the deletion of a missing article',
      ({ get }, headers) => get(page({ m: 'delete_article_and_blog_item', article_id: '424242' }), headers),
      404,
      'The article 424242 does not exist any more.',
      'Artykuł 424242 już nie istnieje.',
    ],
    [
      'the deletion of another person’s article',
      ({ get }, headers) => get(page({ m: 'delete_article_and_blog_item', article_id: '1' }), headers),
      403,
      'Only the person who wrote an article can change it.',
      'Artykuł może zmienić tylko osoba, która go napisała.',
    ],
    [
      'the summary of a temporary account that does not exist',
      ({ get }, headers) =>
        get('/register-login/api/register_tmp_account?m=tmp_account_summary&project=foyer&id=keins', headers),
      404,
      'These details were already moved, or they do not exist any more.',
      'Te dane zostały już przeniesione lub już nie istnieją.',
    ],
    [
      'the move of a temporary account that does not exist',
      ({ post: send }, headers) =>
        send('/tmp_account.json', { m: 'move_tmp_account_to_account', tmp_account_id: 'keins' }, headers),
      200,
      '{"success":false,"message":"These details were already moved, or they do not exist any more."}',
      '{"success":false,"message":"Te dane zostały już przeniesione lub już nie istnieją."}',
    ],
  ])('%s is refused in the language of the page', async (_what, call, status, english, polish) => {
    const refusal = async (language: string) => {
      const response = await call(reader, { Referer: `${portal().url}?language=${language}` })
      return [response.status, await response.text()]
    }
    expect([await refusal('EN'), await refusal('PL')]).toEqual([
      [status, english],
      [status, polish],
    ])
  })
})
