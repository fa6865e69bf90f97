import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormMap } from '../http/FormMap'
import type { FrameMails } from './FrameMails'
import type { Registration } from './Registration'

/** One call of /register/ajax.php. */
export interface RegisterCall {
  form: FormMap
  request: FastifyRequest
  reply: FastifyReply
  registration: Registration
  mails: FrameMails
}
