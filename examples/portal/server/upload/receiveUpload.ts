import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { id } from '../http/fieldSchemas'
import { emptyMap, type FormMap } from '../http/formBody'
import { fieldsOf } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import { cleanFileName } from '../pictures/inspectPicture'
import { refuseIfFull } from '../storage/diskStorage'
import { uploadRefusals } from './uploadRefusals'

/** A file of an upload, on disk. */
export interface ReceivedFile {
  fileName: string
  path: string
}

const KEY = /^(?:[\w.:-]{8,100})?$/
const uploadFields = {
  series: v.pipe(
    v.optional(v.string(), ''),
    v.transform(text => (['', '0', 'null'].includes(text) ? null : text)),
    v.nullable(id('series')),
  ),
  upload_key: v.pipe(
    v.optional(v.string(), ''),
    v.regex(KEY, 'The field upload_key must have 8 to 100 letters, digits or any of . : _ -.'),
  ),
}

/**
 * An upload: its text fields, and its files, unchecked but within the size limits. The files are on disk, so that
 * waiting takes no memory.
 */
export interface ReceivedUpload {
  /** Id of the series that gets the pictures; null for none. */
  series: number | null
  /** '' if the field is not sent. */
  uploadKey: string
  files: ReceivedFile[]
  /** Removes the files from the disk. */
  drop(): Promise<void>
}

/**
 * Returns an upload's Content-Length before a byte of its body is read. Throws RequestError 411 if the header is
 * missing, 413 if the upload is too large.
 */
export function checkUploadLength(request: FastifyRequest, reply: FastifyReply): number {
  const { postBytes, formOverheadBytes, drainBytes } = config.upload
  const length = Number(request.headers['content-length'])
  if (!Number.isInteger(length)) {
    reply.header('Connection', 'close')
    throw new RequestError(411, 'An upload must have the header Content-Length.')
  }
  if (length < postBytes + formOverheadBytes) return length
  if (length > drainBytes) reply.header('Connection', 'close')
  throw uploadTooLarge()
}

/** Refuses a file whose extension the specification does not allow. Throws RequestError 415 that names the file. */
function checkUploadName(fileName: string): void {
  const extension = /\.[^./\\]*$/.exec(fileName)?.[0].toLowerCase()
  if (config.upload.extensions.some(allowed => allowed === extension)) return
  throw new RequestError(415, uploadRefusals.wrongType(cleanFileName(fileName)))
}

/** Returns the refusal of a request whose total size is too large. */
function uploadTooLarge(): RequestError {
  return new RequestError(413, uploadRefusals.tooLarge)
}

/**
 * Returns the result of `read`. If the body is too slow, throws RequestError 408 and ends the connection. Also throws
 * 408 if the sender has gone, perhaps while the upload waited for its turn. Otherwise such an upload would block
 * others.
 */
export async function readBody<T>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'header'>,
  read: () => Promise<T>,
): Promise<T> {
  const { bytes, every } = config.upload.slowest
  const last = Date.now() + config.upload.wholeWithin
  let seen = socket.bytesRead
  let timer: NodeJS.Timeout | undefined
  let onClose = () => {}
  const givenUp = new Promise<never>((_resolve, reject) => {
    onClose = () => reject(new RequestError(408, 'The connection ended before the upload did.'))
    socket.once('close', onClose)
    if (socket.destroyed) onClose()
    timer = setInterval(() => {
      if (socket.bytesRead - seen < bytes || Date.now() > last) {
        reply.header('Connection', 'close')
        reject(new RequestError(408, uploadRefusals.tooSlow))
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
 * Writes the files of a multipart upload into a folder. Reads the whole body even if a file is refused, so that the
 * sender gets the reason. After a refusal, removes the upload's files and throws the first refusal as RequestError 400,
 * 413 or 415. Throws 503 if the disk is full.
 */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new RequestError(415, 'An upload must be a multipart form.')
  const form = emptyMap()
  const files: ReceivedFile[] = []
  const drop = async () => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
  try {
    await readParts(request, folder, { form, files })
    const { series, upload_key: uploadKey } = fieldsOf(uploadFields, form)
    return { series, uploadKey, files, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  { form, files }: { form: FormMap; files: ReceivedFile[] },
): Promise<void> {
  const { fileBytes, postBytes, files: mostFiles } = config.upload
  const limits = { fileSize: fileBytes, files: mostFiles, fields: 50, fieldSize: 10_000, parts: 100 }
  let bytes = 0
  let refusal: unknown
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        form[part.fieldname] = String(part.value)
        continue
      }
      const path = join(folder, randomUUID())
      files.push({ fileName: part.filename, path })
      const written = createWriteStream(path, { flags: 'wx' })
      await pipeline(part.file, written)
      bytes += written.bytesWritten
      try {
        if (part.fieldname !== FILE_FIELD) throw new RequestError(400, `Files are expected in the field ${FILE_FIELD}.`)
        checkUploadName(part.filename)
        // The parser cuts a file at the limit. So a file of exactly this length counts as too large.
        if (written.bytesWritten >= fileBytes) throw fileTooLarge(part.filename)
        if (bytes >= postBytes) throw uploadTooLarge()
      } catch (error) {
        refusal ??= error
      }
    }
  } catch (error) {
    refuseUnreadable(error)
  }
  if (refusal !== undefined) throw refusal
  if (files.length === 0) throw new RequestError(400, `The upload has no file in the field ${FILE_FIELD}.`)
}

/**
 * Throws the error of reading a multipart body: RequestError 503 for a full disk, 400 for an incomplete or invalid
 * body. Other errors of the disk, and errors with a status below 500, stay unchanged.
 */
function refuseUnreadable(error: unknown): never {
  if (!(error instanceof Error)) throw error
  if ('syscall' in error) refuseIfFull(error as NodeJS.ErrnoException)
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status < 500) throw error
  throw new RequestError(400, uploadRefusals.incomplete)
}

function fileTooLarge(fileName: string): RequestError {
  return new RequestError(413, uploadRefusals.fileTooLarge(cleanFileName(fileName)))
}
