import { RequestError } from '../http/RequestError'

/** A link as it is stored. Throws RequestError 400 for a scheme that would run script or open a file where it is clicked. */
export function parseLink(text: string): string {
  const link = text.trim()
  const scheme = /^[\s\p{C}]*([a-z][a-z0-9+.-]*):/iu.exec(link)?.[1]?.toLowerCase()
  const isHostAndPort = /^[\w.-]+:\d/.test(link)
  if (!scheme || isHostAndPort || ['http', 'https', 'ftp', 'mailto'].includes(scheme)) return link
  throw new RequestError(400, 'The field link must be a web address that begins with http:// or https://.')
}
