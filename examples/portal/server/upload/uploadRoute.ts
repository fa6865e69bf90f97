import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SessionAccount } from '../accounts/accountsTable'
import { config } from '../config'
import { parseId } from '../http/readFields'
import { accessDenied, RequestError } from '../http/RequestError'
import { typedXml } from '../http/typedXml'
import { JobQueue, QueueForEach } from '../limits/JobQueue'
import { networkOf } from '../limits/networkOf'
import type { Picture } from '../pictures/Picture'
import type { PortalParts } from '../Portal'
import { ownSeries } from '../series/SeriesStore'
import { earlierUpload, readUploadKey } from './claimUploadKey'
import { inspectInTurn, inspectWithin } from './inspectInTurn'
import { checkQuota } from './pictureQuota'
import { PictureTurns } from './PictureTurns'
import { checkUploadLength, readBody, type ReceivedUpload, receiveUpload } from './receiveUpload'
import { storePictures } from './storePictures'
import { uploadRefusals } from './uploadRefusals'

/**
 * Serves uploads: POST /pix/pictures/by/{accountId}.json, and .xml for a form in a hidden frame. The .xml address
 * responds with the same data as typed XML. As for every response (see securityHeaders), only the portal's own pages
 * may frame this response.
 */
export function uploadRoute(app: FastifyInstance, parts: PortalParts): void {
  const take = takeUpload(parts)
  app.post<{ Params: { accountId: string } }>('/pix/pictures/by/:accountId.json', take)
  app.post<{ Params: { accountId: string } }>('/pix/pictures/by/:accountId.xml', async (request, reply) => {
    const answer = typedXml(await take(request, reply))
    return reply.type('application/xml; charset=utf-8').send(answer)
  })
}

/** Handles one upload from its first check to its pictures. */
type TakeUpload = (
  request: FastifyRequest<{ Params: { accountId: string } }>,
  reply: FastifyReply,
) => Promise<Picture[]>

const refuse = () => new RequestError(503, uploadRefusals.busy, { retryAfter: 5 })

/** Makes the function that handles uploads, a few at a time. The function throws RequestError for every refusal. */
function takeUpload({
  db,
  storage,
  accounts,
  pictures,
  pictureProcesses,
  uploadFolder,
  accountQuota,
}: PortalParts): TakeUpload {
  const { staged, ofAccount, ofNetwork, stored, inspectedWithin } = config.upload
  const stagedBodies = new JobQueue(staged, refuse)
  const accountTurns = new QueueForEach(() => new JobQueue(ofAccount, refuse))
  const networkShares = new QueueForEach(() => new JobQueue(ofNetwork, refuse))
  const pictureTurns = new PictureTurns()
  const storing = new JobQueue(stored, refuse)
  // Stores one upload of an account at a time. The same limit applies to a network, because a visitor can have many
  // accounts.
  const storingOfOne = new QueueForEach(() => new JobQueue({ ...stored, atOnce: 1 }, refuse))
  const storeUpload = async (
    account: SessionAccount,
    request: FastifyRequest,
    reply: FastifyReply,
    upload: ReceivedUpload,
  ): Promise<Picture[]> => {
    const seriesId = upload.series === null ? null : (await ownSeries(db, account, upload.series)).id
    const uploadKey = await readUploadKey(request, upload)
    const earlier = uploadKey && (await earlierUpload(db, account.Id, uploadKey))
    if (earlier) {
      reply.header('Idempotency-Replayed', 'true')
      return pictures.toPictures(earlier)
    }
    const { ip } = request
    const accountId = account.Id
    const inspect = inspectInTurn(pictureTurns, { accountId, ip }, inspectWithin(inspectedWithin))
    const inspected = await inspect(upload.files, (content, fileName) => pictureProcesses.inspect(content, fileName))
    const store = async () =>
      storePictures(db, storage, await Promise.all(inspected.map(load => load())), {
        accountId,
        seriesId,
        uploadKey,
        quota: accountQuota,
      })
    const owner = accountId
    const ofAll = () => storing.run(store, { owner })
    const rows = await storingOfOne.run(owner, () => storingOfOne.run(networkOf(ip), ofAll, { owner }))
    return pictures.toPictures(rows)
  }
  return async (request, reply) => {
    const accountId = parseId(request.params.accountId, 'account id')
    const account = await accounts.require(request)
    if (account.Id !== accountId) throw accessDenied()
    const { ip } = request
    const length = checkUploadLength(request, reply)
    // Checks the quota before the body arrives. The transaction that stores the pictures checks the quota again.
    await checkQuota(db, accountId, accountQuota, 0)
    const receive = async () => {
      const arrived = await readBody(request, reply, () => receiveUpload(request, uploadFolder))
      try {
        return await storeUpload(account, request, reply, arrived)
      } finally {
        await arrived.drop()
      }
    }
    const weight = Math.max(length, config.upload.formOverheadBytes)
    const options = { weight, owner: accountId }
    const stage = () => networkShares.run(networkOf(ip), () => stagedBodies.run(receive, options), options)
    return accountTurns.run(accountId, stage)
  }
}
