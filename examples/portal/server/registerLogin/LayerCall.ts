import type { FastifyReply, FastifyRequest } from 'fastify'
import { singleText } from '../http/fieldSchemas'
import type { FormMap } from '../http/formBody'
import { fieldsOf, readNumber } from '../http/readFields'
import type { PortalParts } from '../Portal'
import type { RegisterMails } from './RegisterMails'
import type { RegisterText } from './texts/registerTexts'

/**
 * Language of the layers and their mails. The layers are the account windows with a call each, such as
 * `foyer.register.login`.
 */
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

/**
 * Returns a required field of the call unchanged. The field may be empty. Throws RequestError 400 if the field is
 * missing or not a single text.
 */
export function fieldOf(form: FormMap, name: string): string {
  return fieldsOf({ [name]: singleText }, form)[name] ?? ''
}

/** Returns an optional field of the call, '' without it. Throws RequestError 400 if it is not a single text. */
export function optionalFieldOf(form: FormMap, name: string): string {
  return form[name] === undefined ? '' : fieldOf(form, name)
}

const LANGUAGES: Readonly<Record<number, Language>> = { 1: 'de', 2: 'en', 44: 'pl' }

/**
 * Returns the language of `language_id`; German if it is unknown or missing. Throws RequestError 400 for an invalid id.
 */
export function readLanguage(form: FormMap): Language {
  return LANGUAGES[readNumber(form, 'language_id', { min: 1, max: 2_147_483_647, fallback: 1 })] ?? 'de'
}

/** Returns a text with its `{names}` replaced by values. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
