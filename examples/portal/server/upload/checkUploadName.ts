import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { cleanFileName } from '../pictures/cleanFileName'

/** Refuses a file whose last extension is none of the specification's. Throws RequestError 415 naming the file. */
export function checkUploadName(fileName: string): void {
  const extension = /\.[^./\\]*$/.exec(fileName)?.[0].toLowerCase()
  if (config.upload.extensions.some(allowed => allowed === extension)) return
  throw new RequestError(415, `Der Typ der Datei ${cleanFileName(fileName)} wird nicht angenommen; erlaubt sind ${config.upload.extensions.join(', ')}.`)
}
