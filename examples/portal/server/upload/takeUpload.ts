import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionAccount } from '../accounts/accountsTable'
import { config } from '../config'
import { parseId } from '../http/readNumber'
import { accessDenied, RequestError } from '../http/RequestError'
import { JobQueue, QueueForEach } from '../limits/JobQueue'
import { networkOf } from '../limits/networkOf'
import type { Picture } from '../pictures/Picture'
import type { PictureFile } from '../pictures/inspectPicture'
import type { PortalParts } from '../Portal'
import { ownSeries } from '../series/SeriesStore'
import { checkQuota } from './checkQuota'
import { earlierUpload, readUploadKey } from './claimUploadKey'
import { inspectWithin } from './inspectWithin'
import { checkUploadLength, readBody, type ReceivedUpload, receiveUpload } from './receiveUpload'
import { storePictures } from './storePictures'

/** Handles one upload from its first check to its pictures. */
type TakeUpload = (
  request: FastifyRequest<{ Params: { accountId: string } }>,
  reply: FastifyReply,
) => Promise<Picture[]>

const refuse = () =>
  new RequestError(503, 'Gerade laufen andere Uploads. Bitte versuchen Sie es gleich noch einmal.', { retryAfter: 5 })

/** Makes the function that handles uploads, a few at a time; it throws RequestError for every refusal. */
export function takeUpload({
  db,
  storage,
  accounts,
  pictures,
  pictureProcesses,
  uploadFolder,
  accountQuota,
}: PortalParts): TakeUpload {
  const { staged, ofAccount, turns, jobs, inspectedWithin } = config.upload
  const stagedBodies = new JobQueue(staged, refuse)
  const accountTurns = new QueueForEach(() => new JobQueue(ofAccount, refuse))
  const fileJobs = new JobQueue(jobs, refuse)
  const pictureTurns = new JobQueue(turns, refuse)
  // An account has one of these at a time, and so has a network, because a visitor can have many accounts.
  const ownTurns = new QueueForEach(() => new JobQueue({ atOnce: 1, queue: ofAccount.atOnce }, refuse))
  const networkTurns = new QueueForEach(() => new JobQueue({ atOnce: 1, queue: turns.queue }, refuse))
  const keep = async (
    account: SessionAccount,
    request: FastifyRequest,
    reply: FastifyReply,
    upload: ReceivedUpload,
  ): Promise<Picture[]> => {
    const seriesId = await seriesOf(upload.fields.get('series'), async id => (await ownSeries(db, account, id)).id)
    const uploadKey = readUploadKey(request, upload)
    const earlier = uploadKey && (await earlierUpload(db, account.Id, uploadKey))
    if (earlier) {
      reply.header('Idempotency-Replayed', 'true')
      return pictures.toPictures(earlier)
    }
    const files: PictureFile[] = []
    const inTime = inspectWithin(inspectedWithin)
    for (const { fileName, content } of upload.files) {
      const inspect = () => inTime(() => pictureProcesses.inspect(content, fileName))
      files.push(await fileJobs.run(inspect, { owner: account.Id }))
    }
    return pictures.toPictures(
      await storePictures(db, storage, files, { accountId: account.Id, seriesId, uploadKey, quota: accountQuota }),
    )
  }
  return async (request, reply) => {
    const accountId = parseId(request.params.accountId, 'account id')
    const account = await accounts.require(request)
    if (account.Id !== accountId) throw accessDenied()
    const { ip } = request
    const length = checkUploadLength(request, reply)
    // Checked before the body arrives; the transaction that stores it checks again.
    await checkQuota(db, accountId, accountQuota, 0)
    const receive = async () => {
      const arrived = await readBody(request, reply, () => receiveUpload(request, uploadFolder))
      try {
        const make = async () => keep(account, request, reply, await arrived.load())
        const owner = accountId
        const ofNetwork = () => pictureTurns.run(make, { owner })
        return await ownTurns.run(owner, () => networkTurns.run(networkOf(ip), ofNetwork, { owner }))
      } finally {
        await arrived.drop()
      }
    }
    const weight = Math.max(length, config.upload.formOverheadBytes)
    return accountTurns.run(accountId, () => stagedBodies.run(receive, { weight, owner: accountId }))
  }
}

/** Returns the series of a form; '', 0 and null mean the library itself. */
async function seriesOf(text: string | undefined, find: (id: number) => Promise<number>): Promise<number | null> {
  if (text === undefined || ['', '0', 'null'].includes(text)) return null
  return find(parseId(text, 'series'))
}
