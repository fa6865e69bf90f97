import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { accessDenied, RequestError } from '../http/RequestError'
import { type FormMap, readForm } from '../http/formBody'
import { parseId, readMethod, readNumber } from '../http/readNumber'
import { readText, readTextList } from '../http/readText'
import { sendJsonBytes } from '../http/sendJsonBytes'
import { keyedWrite } from '../idempotency/keyedWrite'
import { parseListQuery } from '../pictures/parseListQuery'
import type { PortalParts } from '../Portal'
import { SeriesStore } from './SeriesStore'

/** Serves the series calls of the contract. */
export function seriesRoutes(app: FastifyInstance, { db, accounts, lists }: PortalParts): void {
  const series = new SeriesStore(db)

  app.get<{ Params: { accountId: string } }>('/pix/series/by/:accountId', async request => {
    const accountId = parseId(request.params.accountId, 'account id')
    const from = readNumber(readForm(request.query), 'from', { min: 0, max: config.list.maxFrom, fallback: 0 })
    const account = await accounts.require(request)
    if (account.Id !== accountId) throw accessDenied()
    return series.listBy(accountId, from)
  })

  app.get<{ Params: { id: string } }>('/pix/series/:id/pictures', async (request, reply) => {
    const id = parseId(request.params.id, 'series id')
    const list = parseListQuery(readForm(request.query))
    return sendJsonBytes(reply, await lists.series(accounts.tokenHash(request), id, list))
  })

  app.post('/pix/series', async (request, reply) => {
    const form = readForm(request.body)
    readMethod(form, ['POST'])
    const title = readTitle(form)
    const owner = parseId(readText(form, 'account', 20), 'field account')
    const account = await accounts.require(request)
    if (account.Id !== owner) throw accessDenied()
    return keyedWrite(db, reply, account, () => series.create(account, title))
  })

  app.post<{ Params: { id: string } }>('/pix/series/:id', async (request, reply) => {
    const id = parseId(request.params.id, 'series id')
    const form = readForm(request.body)
    const method = readMethod(form, ['PUT', 'DELETE'])
    const pictureIds = readPictureIds(form)
    const account = await accounts.require(request)
    return keyedWrite(db, reply, account, () => {
      if (method === 'PUT' && pictureIds) return series.add(account, id, pictureIds)
      if (method === 'PUT') return series.rename(account, id, readTitle(form))
      if (!pictureIds) throw new RequestError(400, 'Taking pictures out of a series needs the field pic_ids[].')
      return series.remove(account, id, pictureIds)
    })
  })
}

function readTitle(form: FormMap): string {
  const title = readText(form, 'Title', config.series.titleLength)?.trim()
  if (!title) throw new RequestError(400, 'Eine Serie braucht einen Titel.')
  return title
}

function readPictureIds(form: FormMap): number[] | undefined {
  const ids = readTextList(form, 'pic_ids', { entries: config.series.idsPerRequest, length: 10 })
  return ids && [...new Set(ids.map(id => parseId(id, 'picture id')))]
}
