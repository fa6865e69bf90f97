import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { accessDenied } from '../http/accessDenied'
import { parseId } from '../http/parseId'
import { RequestError } from '../http/RequestError'
import { readPictureFile } from '../pictures/readPictureFile'
import type { PictureFile } from '../pictures/PictureFile'
import type { PortalParts } from '../PortalParts'
import { ownSeries } from '../series/ownSeries'
import { checkUploadLength } from './checkUploadLength'
import { receiveUpload } from './receiveUpload'
import { storePictures } from './storePictures'

/** Takes uploads: POST /pix/pictures/by/{accountId}.json. */
export function uploadRoute(app: FastifyInstance, { db, storage, accounts, pictures, imageJobs }: PortalParts): void {
  let underWay = 0
  app.post<{ Params: { accountId: string } }>('/pix/pictures/by/:accountId.json', async (request, reply) => {
    const accountId = parseId(request.params.accountId, 'account id')
    const account = await accounts.require(request)
    if (account.Id !== accountId) throw accessDenied()
    checkUploadLength(request, reply)
    if (underWay >= config.upload.atOnce) {
      throw new RequestError(503, 'Gerade laufen andere Uploads. Bitte versuchen Sie es gleich noch einmal.', { retryAfter: 5 })
    }
    underWay += 1
    try {
      const upload = await receiveUpload(request)
      const seriesId = await seriesOf(upload.fields.get('series'), async id => (await ownSeries(db, account, id)).id)
      const files: PictureFile[] = []
      for (const { fileName, content } of upload.files) files.push(await readPictureFile(content, fileName, imageJobs))
      return await pictures.toPictures(await storePictures(db, storage, files, { accountId, seriesId }))
    } finally {
      underWay -= 1
    }
  })
}

/** '' and 0 and null all stand for the library itself. */
async function seriesOf(text: string | undefined, find: (id: number) => Promise<number>): Promise<number | null> {
  if (text === undefined || ['', '0', 'null'].includes(text)) return null
  return find(parseId(text, 'series'))
}
