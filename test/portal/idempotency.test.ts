/** @jest-environment node */
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import type { Series } from '../../examples/portal/server/series/seriesTable'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { ownPicture } from './support/ownPicture'

const VOUCHER = '/register/ajax.php?action=set_acl_by_voucher&voucher=UFER-FILM-2026&voucher_role=filmmaker'

let author: PortalClient
let reader: PortalClient

const seriesTitled = async (title: string) =>
  ((await (await author.get('/pix/series/by/1001?from=0')).json()) as Series[]).filter(({ Title }) => Title === title)
const firstPicture = async (client: PortalClient) =>
  ((await (await client.get(`/pix/pictures/by/${client.accountId}?limit=1`)).json()) as Picture[])[0]
const create = (client: PortalClient, Title: string, key: string) =>
  client.post('/pix/series', { Title, method: 'POST', account: String(client.accountId) }, { 'Idempotency-Key': key })

onEveryDatabase(portal => {
  beforeAll(async () => {
    author = await portalClient(portal(), seededAccount.author)
    reader = await portalClient(portal(), seededAccount.reader)
  })

  test('a save that is repeated with its key gets the same response and writes once, also if five are sent at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create(author, 'Einmal', 'fuenf-auf-einmal')))
    const texts = await Promise.all(answers.map(answer => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(texts).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(4)
    const later = await create(author, 'Einmal', '"fuenf-auf-einmal"')
    expect([await later.text(), later.headers.get('content-type')]).toEqual([
      texts[0],
      answers[0]?.headers.get('content-type'),
    ])
    expect(await seriesTitled('Einmal')).toHaveLength(1)
  })

  test('a save without a key, with another key, or with the same key of another account writes again', async () => {
    for (const key of ['', 'schluessel-a', 'schluessel-b'])
      expect((await create(author, 'Dreimal', key)).status).toBe(200)
    const others = await create(reader, 'Dreimal', 'schluessel-a')
    expect([others.status, others.headers.has('idempotency-replayed')]).toEqual([200, false])
    expect(await seriesTitled('Dreimal')).toHaveLength(3)
  })

  test('the key of another request is refused, and so is an invalid key', async () => {
    await create(author, 'Das eine', 'schon-vergeben')
    const refused = await create(author, 'Das andere', 'schon-vergeben')
    expect([refused.status, await refused.text()]).toEqual([
      422,
      'This Idempotency-Key was used for another request. Each write needs its own key.',
    ])
    const bad = await create(author, 'Das andere', 'kurz')
    expect([bad.status, await bad.text()]).toEqual([
      400,
      'The header Idempotency-Key must have 8 to 100 letters, digits or any of . : _ -.',
    ])
    expect(await seriesTitled('Das andere')).toEqual([])
  })

  test('a save that is refused leaves its key free, and nothing of it is stored', async () => {
    const picture = await firstPicture(author)
    const save = (Title: string, language: string) =>
      author.post(
        `/pix/pictures/${picture?.Id}`,
        { method: 'PUT', title: Title, [`descriptions_by_id_language[${language}]`]: 'x' },
        { 'Idempotency-Key': 'erst-falsch' },
      )
    expect((await save('Neu', '999')).status).toBe(400)
    expect((await firstPicture(author))?.Title).toBe(picture?.Title)
    expect((await save('Neu', '2')).status).toBe(200)
    expect((await firstPicture(author))?.Title).toBe('Neu')
  })

  test('a change of an event that is repeated with its key gets the first response; without the key it gets 409', async () => {
    const [event] = (await (await author.get('/event/api/event_cluster?p=1')).json()).EventClusters
    const change = (key: Record<string, string>) =>
      author.post(
        `/event/api/event_cluster/cluster/${event.Id}`,
        { method: 'PUT', MlTitle: 'Geändert', IfChangeDate: event.ChangeDate },
        key,
      )
    const first = await change({ 'Idempotency-Key': 'antwort-verloren' })
    expect(first.status).toBe(200)
    expect((await change({})).status).toBe(409)
    const again = await change({ 'Idempotency-Key': 'antwort-verloren' })
    expect([again.status, await again.json()]).toEqual([200, await first.json()])
  })

  test('a voucher that is redeemed again with its key gets the first response; without the key it is refused', async () => {
    const redeem = (key: Record<string, string>) => author.get(VOUCHER, key)
    const key = { 'Idempotency-Key': 'gutschein-1' }
    expect(await (await redeem(key)).text()).toBe('true')
    expect([await (await redeem({})).text(), await (await redeem(key)).text()]).toEqual(['false', 'true'])
  })

  test('a blog post that is created or deleted again with its key is created or deleted once', async () => {
    const ask = async (fields: Record<string, string>, key: string) => {
      const answer = await author.get(`/page.json?${new URLSearchParams(fields)}`, { 'Idempotency-Key': key })
      return [answer.status, await answer.json(), answer.headers.has('idempotency-replayed')] as const
    }
    const post = {
      m: 'new_article_and_blog_item',
      language_id: '1',
      title: 'Nur einmal gebloggt',
      tag_id: '21',
      tag_group_id: '2',
    }
    const [status, made, isReplayed] = await ask(post, 'beitrag-1')
    expect([status, isReplayed]).toEqual([200, false])
    expect(await ask(post, 'beitrag-1')).toEqual([200, made, true])
    expect((await ask(post, 'beitrag-2'))[1]).not.toEqual(made)
    const deletion = {
      m: 'delete_article_and_blog_item',
      article_id: String((made as { article_id: number }).article_id),
    }
    for (const isAgain of [false, true])
      expect(await ask(deletion, 'beitrag-weg')).toEqual([200, { success: true }, isAgain])
  })

  test('an article that is created again with its key gets the first response', async () => {
    const { page_id } = (await (
      await author.get('/page.json?m=new_article_and_blog_item&language_id=1&title=Seite&tag_id=21&tag_group_id=2')
    ).json()) as { page_id: number }
    const make = () =>
      author.get(`/de_DE/page.json?m=new_article&page_id=${page_id}&language_id=1`, {
        'Idempotency-Key': 'artikel-1',
      })
    const first = await make()
    expect([first.status, first.headers.has('idempotency-replayed')]).toEqual([200, false])
    const again = await make()
    expect([await again.json(), again.headers.has('idempotency-replayed')]).toEqual([await first.json(), true])
  })

  test('an upload uses the header Idempotency-Key as its upload_key', async () => {
    const upload = async () =>
      (
        await author.upload(
          [{ name: 'a.jpg', content: await ownPicture(7) }],
          {},
          { 'Idempotency-Key': 'upload-mit-kopf' },
        )
      ).json() as Promise<Picture[]>
    const first = await upload()
    expect(first).toHaveLength(1)
    expect(await upload()).toEqual(first)
  })
})
