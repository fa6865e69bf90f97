import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { cleanFileName } from '../pictures/readPictureFile'
import type { ReceivedUpload } from './takeUpload'

/** Answers an upload's Content-Length, or refuses it by that, before a byte of its body is read. Throws RequestError 411 without one, 413 when it is too large. */
export function checkUploadLength(request: FastifyRequest, reply: FastifyReply): number {
  const { postBytes, formOverheadBytes, drainBytes } = config.upload
  const length = Number(request.headers['content-length'])
  if (!Number.isInteger(length)) {
    reply.header('Connection', 'close')
    throw new RequestError(411, 'An upload must say its length (Content-Length).')
  }
  if (length < postBytes + formOverheadBytes) return length
  if (length > drainBytes) reply.header('Connection', 'close')
  throw uploadTooLarge()
}

/** Refuses a file whose last extension is none of the specification's. Throws RequestError 415 naming the file. */
function checkUploadName(fileName: string): void {
  const extension = /\.[^./\\]*$/.exec(fileName)?.[0].toLowerCase()
  if (config.upload.extensions.some(allowed => allowed === extension)) return
  throw new RequestError(
    415,
    `Der Typ der Datei ${cleanFileName(fileName)} wird nicht angenommen; erlaubt sind ${config.upload.extensions.join(', ')}.`,
  )
}

/** The refusal of a post that is too large in all. */
function uploadTooLarge(): RequestError {
  return new RequestError(413, 'Das ist zu viel auf einmal: Alle Dateien zusammen müssen unter 20 MB bleiben.')
}

/**
 * Answers what `read` makes of a body, unless the body hardly moves, or its sender has gone, while it waited for its turn too: its place is taken from others. Throws
 * RequestError 408 then, and ends the connection.
 */
export async function readBody<T>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'header'>,
  read: () => Promise<T>,
): Promise<T> {
  const { bytes, every } = config.upload.slowest
  let seen = socket.bytesRead
  let timer: NodeJS.Timeout | undefined
  let onClose = () => {}
  const givenUp = new Promise<never>((_resolve, reject) => {
    onClose = () => reject(new RequestError(408, 'The connection ended before the upload did.'))
    socket.once('close', onClose)
    if (socket.destroyed) onClose()
    timer = setInterval(() => {
      if (socket.bytesRead - seen < bytes) {
        reply.header('Connection', 'close')
        reject(
          new RequestError(
            408,
            'Der Upload kam zu langsam an. Bitte versuchen Sie es bei besserer Verbindung noch einmal.',
          ),
        )
      }
      seen = socket.bytesRead
    }, every)
  })
  try {
    return await Promise.race([givenUp, socket.destroyed ? givenUp : read()])
  } finally {
    clearInterval(timer)
    socket.off('close', onClose)
  }
}

const FILE_FIELD = 'image_upload[]'

/**
 * Reads a multipart upload into memory. The whole body is read even when a file is refused, so that the sender gets to see why.
 * Throws the first refusal as RequestError: 400, 413 or 415, naming the file.
 */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new RequestError(415, 'An upload must be a multipart form.')
  const upload: ReceivedUpload = { fields: new Map(), files: [] }
  let bytes = 0
  let refusal: unknown
  const parts = request.parts({
    limits: {
      fileSize: config.upload.fileBytes,
      files: config.upload.files,
      fields: 50,
      fieldSize: 10_000,
      parts: 100,
    },
  })
  for await (const part of parts) {
    if (part.type === 'field') {
      upload.fields.set(part.fieldname, String(part.value))
      continue
    }
    const content = await part.toBuffer()
    bytes += content.length
    try {
      if (part.fieldname !== FILE_FIELD) throw new RequestError(400, `Files are expected in the field ${FILE_FIELD}.`)
      checkUploadName(part.filename)
      // The limit cuts a file at exactly this length: what has it is not strictly smaller.
      if (content.length >= config.upload.fileBytes) throw fileTooLarge(part.filename)
      if (bytes >= config.upload.postBytes) throw uploadTooLarge()
      if (refusal === undefined) upload.files.push({ fileName: part.filename, content })
    } catch (error) {
      refusal ??= error
    }
  }
  if (refusal !== undefined) throw refusal
  if (upload.files.length === 0) throw new RequestError(400, `The upload has no file in the field ${FILE_FIELD}.`)
  return upload
}

function fileTooLarge(fileName: string): RequestError {
  return new RequestError(
    413,
    `Die Datei ${cleanFileName(fileName)} ist zu groß: Eine Datei muss kleiner als 10 MB sein.`,
  )
}
