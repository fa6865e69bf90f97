import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import { RequestError } from '../http/RequestError'

/**
 * Answers what `read` makes of a body, unless the body hardly moves, or its sender has gone, while it waited for its turn too: its place is taken from others. Throws
 * RequestError 408 then, and ends the connection.
 */
export async function readBody<T>({ raw: { socket } }: Pick<FastifyRequest, 'raw'>, reply: Pick<FastifyReply, 'header'>, read: () => Promise<T>): Promise<T> {
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
        reject(new RequestError(408, 'Der Upload kam zu langsam an. Bitte versuchen Sie es bei besserer Verbindung noch einmal.'))
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
