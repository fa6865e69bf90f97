import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { accessDenied, RequestError } from '../http/RequestError'
import { id, method, textUpTo, textList } from '../http/fieldSchemas'
import { parseId, readFields } from '../http/readFields'
import { listQuery, offset, sendJsonBytes } from '../pictures/listQuery'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { SeriesStore } from './SeriesStore'

const TITLE_MISSING = 'Eine Serie braucht einen Titel.'
const seriesTitle = v.pipe(v.optional(textUpTo(config.series.titleLength), ''), v.trim(), v.nonEmpty(TITLE_MISSING))

/** The ids of pictures, each once. */
const pictureIdList = v.optional(
  v.pipe(
    textList({ entries: config.series.idsPerRequest, length: 10 }),
    v.array(id('picture id')),
    v.transform(ids => [...new Set(ids)]),
  ),
)

/** Serves the series calls of the contract. */
export function seriesRoutes(app: FastifyInstance, { db, accounts, lists }: PortalParts): void {
  const series = new SeriesStore(db)

  app.get<{ Params: { accountId: string } }>('/pix/series/by/:accountId', async request => {
    const accountId = parseId(request.params.accountId, 'account id')
    const { from } = readFields({ from: offset }, request.query)
    const account = await accounts.require(request)
    if (account.Id !== accountId) throw accessDenied()
    return series.listBy(accountId, from)
  })

  app.get<{ Params: { id: string } }>('/pix/series/:id/pictures', async (request, reply) => {
    const seriesId = parseId(request.params.id, 'series id')
    const list = readFields(listQuery, request.query)
    return sendJsonBytes(reply, await lists.series(accounts.tokenHash(request), seriesId, list))
  })

  app.post('/pix/series', async (request, reply) => {
    const { Title: title, account: owner } = readFields(
      { method: method('POST'), Title: seriesTitle, account: id('field account') },
      request.body,
    )
    const account = await accounts.require(request)
    if (account.Id !== owner) throw accessDenied()
    return keyedWrite(
      db,
      reply,
      account,
      () => series.create(account, title),
      made => ({ seriesId: made.Id }),
    )
  })

  // An addition to the contract. The page sets the address of this call by the option `pix.deleteSeries`.
  app.post<{ Params: { id: string } }>('/pix/series/delete/:id', async request => {
    const seriesId = parseId(request.params.id, 'series id')
    readFields({ method: method('DELETE') }, request.body)
    await series.delete(await accounts.require(request), seriesId)
    return true
  })

  app.post<{ Params: { id: string } }>('/pix/series/:id', async (request, reply) => {
    const seriesId = parseId(request.params.id, 'series id')
    const form = readFields({ method: method('PUT', 'DELETE'), pic_ids: pictureIdList }, request.body)
    const pictureIds = form.pic_ids
    const account = await accounts.require(request)
    const change = () => {
      if (form.method === 'PUT' && pictureIds) return series.add(account, seriesId, pictureIds)
      if (form.method === 'PUT')
        return series.rename(account, seriesId, readFields({ Title: seriesTitle }, request.body).Title)
      if (!pictureIds) throw new RequestError(400, 'Taking pictures out of a series needs the field pic_ids[].')
      return series.remove(account, seriesId, pictureIds)
    }
    return keyedWrite(db, reply, account, change, () => ({ seriesId }))
  })
}
