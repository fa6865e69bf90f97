import type { Socket } from 'node:net'

const STATUSES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
const SENTENCE = 'The request could not be read.'

/** Responds to bytes that Node cannot parse as a request, and closes the connection. Fastify never sees it, so the security headers are set here. */
export function answerUnparsable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${STATUSES[error.code ?? ''] ?? '400 Bad Request'}`,
        `Content-Length: ${SENTENCE.length}`,
        'Content-Type: text/plain; charset=utf-8',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        SENTENCE,
      ].join('\r\n'),
    )
  socket.destroy(error)
}
