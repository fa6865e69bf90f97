import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { id, method, textList } from '../http/fieldSchemas'
import { readForm } from '../http/formBody'
import { parseId, readFields } from '../http/readFields'
import { listQuery, sendJsonBytes } from './listQuery'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { deletePicture, updatePicture } from './updatePicture'
import { ownPicture } from './ownPicture'
import { parsePictureChanges } from './parsePictureChanges'

const pictureIds = v.optional(v.pipe(textList({ entries: config.list.maxIds, length: 10 }), v.array(id('picture id'))))

/** Serves the picture calls of the contract except the upload. */
export function picturesRoutes(app: FastifyInstance, { db, storage, accounts, pictures, lists }: PortalParts): void {
  app.get<{ Params: { id: string } }>('/pix/pictures/:id', async request => {
    const pictureId = parseId(request.params.id, 'picture id')
    const account = await accounts.require(request)
    return (await pictures.toPictures([await ownPicture(db, account, pictureId)]))[0]
  })

  app.get<{ Params: { accountId: string } }>('/pix/pictures/by/:accountId', async (request, reply) => {
    const accountId = parseId(request.params.accountId, 'account id')
    const { ids, ...list } = readFields({ ...listQuery, ids: pictureIds }, request.query)
    const token = accounts.tokenHash(request)
    return sendJsonBytes(
      reply,
      await (ids ? lists.named(token, accountId, ids) : lists.library(token, accountId, list)),
    )
  })

  app.post<{ Params: { id: string } }>('/pix/pictures/:id', async (request, reply) => {
    const pictureId = parseId(request.params.id, 'picture id')
    const form = readFields({ method: method('PUT', 'DELETE') }, request.body)
    const account = await accounts.require(request)
    if (form.method === 'PUT') {
      const changes = parsePictureChanges(readForm(request.body))
      return keyedWrite(
        db,
        reply,
        account,
        async () => (await pictures.toPictures([await updatePicture(db, account, pictureId, changes)]))[0],
        () => ({ pictureId }),
      )
    }
    await deletePicture(db, storage, account, pictureId)
    return true
  })
}
