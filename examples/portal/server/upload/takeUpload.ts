import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionAccount } from '../accounts/accountsTable'
import { config } from '../config'
import { parseId } from '../http/readNumber'
import { accessDenied, RequestError } from '../http/RequestError'
import { JobQueue, QueueForEach } from '../limits/JobQueue'
import type { Picture } from '../pictures/Picture'
import { type PictureFile, readPictureFile } from '../pictures/readPictureFile'
import type { PortalParts } from '../Portal'
import { ownSeries } from '../series/SeriesStore'
import { earlierUpload, readUploadKey } from './claimUploadKey'
import { checkUploadLength, readBody, receiveUpload } from './receiveUpload'
import { storePictures } from './storePictures'

/** An upload as it came in: its text fields and its files, unchecked but within the size limits. */
export interface ReceivedUpload {
  fields: Map<string, string>
  files: { fileName: string; content: Buffer }[]
}

/** Takes one upload from its first check to its pictures. */
type TakeUpload = (
  request: FastifyRequest<{ Params: { accountId: string } }>,
  reply: FastifyReply,
) => Promise<Picture[]>

const refuse = () =>
  new RequestError(503, 'Gerade laufen andere Uploads. Bitte versuchen Sie es gleich noch einmal.', { retryAfter: 5 })

/** Makes the function that takes uploads, a few at a time; it throws RequestError for everything that is refused. */
export function takeUpload({ db, storage, accounts, pictures, imageJobs }: PortalParts): TakeUpload {
  const { held, ofAccount, turns } = config.upload
  const heldBodies = new JobQueue(held, refuse)
  const accountTurns = new QueueForEach(() => new JobQueue(ofAccount, refuse))
  const pictureTurns = new JobQueue(turns, refuse)
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
    for (const { fileName, content } of upload.files) files.push(await readPictureFile(content, fileName, imageJobs))
    return pictures.toPictures(await storePictures(db, storage, files, { accountId: account.Id, seriesId, uploadKey }))
  }
  return async (request, reply) => {
    const accountId = parseId(request.params.accountId, 'account id')
    const account = await accounts.require(request)
    if (account.Id !== accountId) throw accessDenied()
    const length = checkUploadLength(request, reply)
    const receive = async () => {
      const upload = await readBody(request, reply, () => receiveUpload(request))
      return pictureTurns.run(() => keep(account, request, reply, upload))
    }
    // What is sent meanwhile waits on the line, not in memory.
    return accountTurns.run(accountId, () => heldBodies.run(receive, Math.max(length, config.upload.formOverheadBytes)))
  }
}

/** '' and 0 and null all stand for the library itself. */
async function seriesOf(text: string | undefined, find: (id: number) => Promise<number>): Promise<number | null> {
  if (text === undefined || ['', '0', 'null'].includes(text)) return null
  return find(parseId(text, 'series'))
}
