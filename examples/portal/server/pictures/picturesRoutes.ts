import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { parseId, readMethod } from '../http/readNumber'
import { readForm } from '../http/formBody'
import { readTextList } from '../http/readText'
import { sendJsonBytes } from '../http/sendJsonBytes'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { deletePicture, updatePicture } from './updatePicture'
import { ownPicture } from './ownPicture'
import { parseListQuery } from './parseListQuery'
import { parsePictureChanges } from './parsePictureChanges'

/** Serves the picture calls of the contract except the upload. */
export function picturesRoutes(app: FastifyInstance, { db, storage, accounts, pictures, lists }: PortalParts): void {
  app.get<{ Params: { id: string } }>('/pix/pictures/:id', async request => {
    const id = parseId(request.params.id, 'picture id')
    const account = await accounts.require(request)
    return (await pictures.toPictures([await ownPicture(db, account, id)]))[0]
  })

  app.get<{ Params: { accountId: string } }>('/pix/pictures/by/:accountId', async (request, reply) => {
    const accountId = parseId(request.params.accountId, 'account id')
    const query = readForm(request.query)
    const list = parseListQuery(query)
    const ids = readTextList(query, 'ids', { entries: config.list.maxIds, length: 10 })
    const token = accounts.tokenHash(request)
    const pictureIds = ids?.map(id => parseId(id, 'picture id'))
    return sendJsonBytes(
      reply,
      await (pictureIds ? lists.named(token, accountId, pictureIds) : lists.library(token, accountId, list)),
    )
  })

  app.post<{ Params: { id: string } }>('/pix/pictures/:id', async (request, reply) => {
    const id = parseId(request.params.id, 'picture id')
    const form = readForm(request.body)
    const method = readMethod(form, ['PUT', 'DELETE'])
    const account = await accounts.require(request)
    if (method === 'PUT') {
      const changes = parsePictureChanges(form)
      return keyedWrite(
        db,
        reply,
        account,
        async () => (await pictures.toPictures([await updatePicture(db, account, id, changes)]))[0],
        () => ({ pictureId: id }),
      )
    }
    await deletePicture(db, storage, account, id)
    return true
  })
}
