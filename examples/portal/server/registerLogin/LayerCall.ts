import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormMap } from '../http/formBody'
import type { PortalParts } from '../Portal'
import type { RegisterMails } from './RegisterMails'
import type { RegisterText } from './texts/registerTexts'

/** Language of the layers and their mails. */
export type Language = 'de' | 'en' | 'pl'

/** Response of the layers' calls (portal-accounts 7). */
export interface LayerResponse {
  success: boolean | 'ACCOUNT_NOT_FINISCHED'
  message?: string
  data?: { headline: string; text: string }
}

/** A call of the layers: its request, and the parts needed to respond. */
export interface LayerCall {
  parts: PortalParts
  mails: RegisterMails
  request: FastifyRequest
  reply: FastifyReply
  form: FormMap
  language: Language
  texts: Readonly<Record<RegisterText, string>>
}
