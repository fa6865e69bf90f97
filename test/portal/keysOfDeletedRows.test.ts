/** @jest-environment node */
import type { Address } from '../../examples/portal/server/addresses/Address'
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import type { Series } from '../../examples/portal/server/series/seriesTable'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient, type PortalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { ownPicture } from './support/ownPicture'

const GHOST_HOUSE = {
  method: 'POST',
  Customer: 'uferland',
  Name: 'Gespensterhaus',
  Street: 'Am Deich 13',
  Postcode: '02827',
  IdCity: '2918987',
  Category: '911',
  OrganiserLocationType: 'location',
}
const DELETES_GHOST_HOUSE = 'Gespensterhaus abreißen'
/** Deletes the address when a series with this title is created, because no call of the portal deletes an address. */
const DELETE_RULE = `create rule delete_ghost_house as on insert to series where new.title = '${DELETES_GHOST_HOUSE}'
  do also delete from addresses where name = '${GHOST_HOUSE.Name}'`

/**
 * The key of a request becomes free if the row that the request wrote is deleted. The same request then creates the row
 * again, and a change of the deleted row is refused.
 */
onEveryDatabase(
  portal => {
    let author: PortalClient
    beforeAll(async () => {
      author = await portalClient(portal(), seededAccount.author)
    })

    const made = async <T>(answer: Promise<Response>) => {
      const { status, headers } = await answer
      expect([status, headers.has('idempotency-replayed')]).toEqual([200, false])
      return (await answer).json() as Promise<T>
    }

    const newSeries = (Title: string, key: string) =>
      author.post('/pix/series', { Title, method: 'POST', account: '1001' }, { 'Idempotency-Key': key })

    test('a deleted event is created again with the same key; a repeated change of the deleted event is refused', async () => {
      const cluster = '/event/api/event_cluster/cluster/'
      const newEvent = () =>
        author.post(
          cluster,
          {
            method: 'POST',
            Customer: 'uferland',
            MlTitle: 'Deichgespenst',
            IdEventType: '1',
            DateFrom: '2027-09-11T19:30:00',
            FormalCategoryId: '101',
          },
          { 'Idempotency-Key': 'deichgespenst-neu' },
        )
      const change = (id: number) =>
        author.post(
          cluster + id,
          { method: 'PUT', Customer: 'uferland', IsPublished: '1' },
          { 'Idempotency-Key': 'deichgespenst-oeffentlich' },
        )
      const { Id } = await made<{ Id: number }>(newEvent())
      await made(change(Id))
      expect((await (await newEvent()).json()).Id).toBe(Id)
      await made(author.post(cluster + Id, { method: 'DELETE', Customer: 'uferland' }))
      expect((await change(Id)).status).toBe(404)
      const again = await made<{ Id: number }>(newEvent())
      expect((await author.get(`${cluster}${again.Id}?Customer=uferland`)).status).toBe(200)
    })

    test('a deleted article or post is created again with the same key', async () => {
      const ask = (path: string, fields: Record<string, string>, key: string) =>
        author.get(`${path}?${new URLSearchParams({ language_id: '1', ...fields })}`, { 'Idempotency-Key': key })
      const newPost = () =>
        ask(
          '/page.json',
          { m: 'new_article_and_blog_item', title: 'Gespensterpost', tag_id: '21', tag_group_id: '2' },
          'gespensterpost',
        )
      const post = await made<{ article_id: number }>(newPost())
      const newArticle = () =>
        ask('/de_DE/page.json', { m: 'new_article', page_id: String(post.article_id) }, 'gespensterartikel')
      const newComments = () =>
        ask('/de_DE/page.json', { m: 'new_comments_config', page_id: String(post.article_id) }, 'gespensterworte')
      const article = await made<{ article_id: number }>(newArticle())
      await made(newComments())
      await made(author.get(`/page.json?m=delete_article_and_blog_item&article_id=${article.article_id}`))
      expect(await made<{ article_id: number }>(newArticle())).not.toEqual(article)
      await made(author.get(`/page.json?m=delete_article_and_blog_item&article_id=${post.article_id}`))
      expect((await newComments()).status).toBe(404)
      expect((await made<{ article_id: number }>(newPost())).article_id).not.toBe(post.article_id)
    })

    test('a repeated change of a deleted picture is refused', async () => {
      const [picture] = await made<Picture[]>(author.upload([{ name: 'gespenst.jpg', content: await ownPicture(8) }]))
      const save = () =>
        author.post(
          `/pix/pictures/${picture?.Id}`,
          { method: 'PUT', title: 'Gespenst' },
          { 'Idempotency-Key': 'gespensterbild' },
        )
      await made(save())
      await made(author.post(`/pix/pictures/${picture?.Id}`, { method: 'DELETE' }))
      expect((await save()).status).toBe(404)
    })

    test('a deleted series is created again with the same key; a repeated change of the deleted series is refused', async () => {
      const create = () => newSeries('Gespensterserie', 'gespensterserie')
      const series = await made<Series>(create())
      const rename = () =>
        author.post(
          `/pix/series/${series.Id}`,
          { method: 'PUT', Title: 'Gespenster' },
          { 'Idempotency-Key': 'gespenster-umbenannt' },
        )
      await made(rename())
      expect(await (await create()).json()).toEqual(series)
      await made(author.post(`/pix/series/delete/${series.Id}`, { method: 'DELETE' }))
      expect((await rename()).status).toBe(404)
      expect((await made<Series>(create())).Id).not.toBe(series.Id)
    })

    test('a deleted address is created again with the same key', async () => {
      const newAddress = () => author.post('/event/api/address', GHOST_HOUSE, { 'Idempotency-Key': 'gespensterhaus' })
      const address = await made<Address>(newAddress())
      expect(await (await newAddress()).json()).toEqual(address)
      await made(newSeries(DELETES_GHOST_HOUSE, ''))
      expect((await made<Address>(newAddress())).Id).not.toBe(address.Id)
    })
  },
  { statements: [DELETE_RULE] },
)
