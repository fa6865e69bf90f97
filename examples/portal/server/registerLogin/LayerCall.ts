import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormMap } from '../http/FormMap'
import type { PortalParts } from '../PortalParts'
import type { Language } from './Language'
import type { RegisterMails } from './RegisterMails'
import type { RegisterText } from './texts/registerTexts'

/** One call of the layers: what it sent, and what is needed to answer it. */
export interface LayerCall {
  parts: PortalParts
  mails: RegisterMails
  request: FastifyRequest
  reply: FastifyReply
  form: FormMap
  language: Language
  texts: Readonly<Record<RegisterText, string>>
}
