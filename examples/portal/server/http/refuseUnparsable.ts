import type { Socket } from 'node:net'
import { bareHeaders } from './bareHeaders'

const STATUSES = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
])
const SENTENCE = 'The request could not be read.'

/**
 * Returns the function that responds to a request that Node cannot parse or that comes too slowly, and closes the
 * connection. No hook of the application runs for such a request.
 */
export function refuseUnparsable(publicUrl: string | undefined) {
  const headers = Object.entries(bareHeaders(publicUrl)).map(([name, value]) => `${name}: ${value}`)
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable)
      socket.write(
        [
          `HTTP/1.1 ${STATUSES.get(error.code ?? '') ?? '400 Bad Request'}`,
          `Content-Length: ${SENTENCE.length}`,
          'Content-Type: text/plain; charset=utf-8',
          ...headers,
          'Connection: close',
          '',
          SENTENCE,
        ].join('\r\n'),
      )
    socket.destroy(error)
  }
}
