import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountService } from '../accounts/AccountService'
import { config } from '../config'
import { HeldBytes } from '../limits/HeldBytes'
import { networkOf } from '../limits/networkOf'
import { loadRefusals } from './loadRefusals'
import { notSignedIn, RequestError } from './RequestError'

const { bodyBytes, visitorBytes, drainBytes, within, held, pieces: fewPieces, pieceBytes } = config.form
const FORM = /^(?:application\/x-www-form-urlencoded|application\/json|text\/plain)\b/i

/**
 * Reads the body of a form (also JSON and plain text) before its route gets it, within limits on size, time and memory.
 * Without a session, only a small body is accepted, so the session is checked before more is stored. The rest of a
 * refused body is read and dropped up to a limit, so that its sender gets the response.
 */
export function limitBodies(app: FastifyInstance, accounts: Pick<AccountService, 'current'>): void {
  const memory = new HeldBytes(held)
  const forgets = new WeakMap<FastifyRequest, () => void>()
  app.addHook('preParsing', async (request, reply, payload) => {
    const { 'content-type': type = '', 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (!FORM.test(type) || (length === undefined && encoding === undefined)) return payload
    if (request.is404) throw unknownAddress(request, reply)
    const hasSession = async () => (await accounts.current(request)) !== null
    const { content, forget } = await readForm(request, reply, { memory, hasSession })
    forgets.set(request, forget)
    return Readable.from(content.length > 0 ? [content] : [])
  })
  app.addHook('onSend', async request => {
    // Releases the memory before the response is sent, because a client that pipelines can delay the sending for
    // minutes.
    request.body = undefined
    forgets.get(request)?.()
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    // Does not read the rest of a chunked body, because a chunk of one byte takes as much time as one of 64 kB.
    if (raw.headers['transfer-encoding'] !== undefined) return raw.socket.destroySoon()
    // The rest of an unread body may arrive for a limited time, so that its sender gets the response.
    const end = setTimeout(() => raw.socket.destroy(), config.requests.unreadWithin)
    raw.once('close', () => clearTimeout(end))
  })
}

function unknownAddress({ url }: FastifyRequest, reply: FastifyReply): RequestError {
  reply.header('Connection', 'close')
  return new RequestError(404, `There is nothing at ${(url.split('?')[0] ?? '').slice(0, 200)}.`)
}

/** Memory shared by forms, and a check if the sender of a form is signed in. */
interface FormReading {
  memory: HeldBytes
  hasSession: () => Promise<boolean>
}

/** The content of a form, and the function that releases its memory. */
interface ReadForm {
  content: Buffer
  forget: () => void
}

function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { memory, hasSession }: FormReading,
): Promise<ReadForm> {
  const { raw } = request
  const pieces: Buffer[] = []
  let [bytes, arrived] = [0, 0]
  let refusal: RequestError | undefined
  let isAllowed = false
  const holding = memory.begin(networkOf(request.ip), () => refuse(tooMuchAtOnce()))
  const forget = () => {
    holding.release()
    pieces.length = 0
  }
  const refuse = (error: RequestError) => {
    refusal ??= error
    forget()
  }
  const hold = (piece: Buffer) => {
    if (bytes > bodyBytes) refuse(tooLarge())
    else if (holding.add(piece.length)) pieces.push(piece)
    else refuse(tooMuchAtOnce())
  }
  // The route uses the content until the response is ready or the client leaves.
  reply.raw.once('close', forget)
  return new Promise((resolve, reject) => {
    const end = (error?: Error) => {
      clearTimeout(tooLate)
      raw.off('data', onData).off('end', onEnd).off('close', onClose)
      if (error === undefined) {
        holding.keep()
        return resolve({ content: Buffer.concat(pieces), forget })
      }
      forget()
      // The rest of the body never comes, or is not needed.
      reply.header('Connection', 'close')
      reject(error)
    }
    const checkSession = () => {
      isAllowed = true
      raw.pause()
      hasSession()
        .then(isSignedIn => {
          if (!isSignedIn) refuse(notSignedIn())
          raw.resume()
        })
        .catch((error: unknown) =>
          end(error instanceof Error ? error : new Error('The session could not be read.', { cause: error })),
        )
    }
    const onData = (piece: Buffer) => {
      bytes += piece.length
      arrived += 1
      if (arrived > fewPieces && bytes < arrived * pieceBytes) return end(inPieces())
      if (!refusal) hold(piece)
      if (bytes > drainBytes) end(refusal)
      else if (bytes > visitorBytes && !isAllowed) checkSession()
    }
    const onEnd = () => end(refusal)
    const onClose = () => end(new RequestError(400, 'The connection ended before the request did.'))
    const tooLate = setTimeout(() => end(refusal ?? tooSlow()), within)
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > bodyBytes) refuse(tooLarge())
    if (length > drainBytes) return end(refusal)
    raw.on('data', onData).once('end', onEnd).once('close', onClose)
    if (length > visitorBytes) checkSession()
  })
}

function tooLarge(): RequestError {
  return new RequestError(413, loadRefusals.formTooLarge)
}

function tooSlow(): RequestError {
  return new RequestError(408, loadRefusals.formTooSlow)
}

function inPieces(): RequestError {
  return new RequestError(400, 'The form came in too many small pieces.')
}

function tooMuchAtOnce(): RequestError {
  return new RequestError(503, loadRefusals.formsTooMany, { retryAfter: 5 })
}
