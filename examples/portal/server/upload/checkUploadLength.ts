import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { uploadTooLarge } from './uploadTooLarge'

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
