import type { FastifyRequest } from 'fastify'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { cleanFileName } from '../pictures/cleanFileName'
import { checkUploadName } from './checkUploadName'
import type { ReceivedUpload } from './ReceivedUpload'
import { uploadTooLarge } from './uploadTooLarge'

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
    limits: { fileSize: config.upload.fileBytes, files: config.upload.files, fields: 50, fieldSize: 10_000, parts: 100 },
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
  return new RequestError(413, `Die Datei ${cleanFileName(fileName)} ist zu groß: Eine Datei muss kleiner als 10 MB sein.`)
}
