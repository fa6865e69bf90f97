import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FormMap, readForm } from '../http/formBody'
import { RequestError } from '../http/RequestError'
import type { PortalParts } from '../Portal'
import { type LayerCall, optionalFieldOf, readLanguage } from './LayerCall'
import { RegisterMails } from './RegisterMails'
import { registerTexts } from './texts/registerTexts'

/** Handlers of the calls of one address. The key is the value of the field `m`. */
interface LayerCalls {
  get?: Readonly<Record<string, (call: LayerCall) => unknown>>
  post?: Readonly<Record<string, (call: LayerCall) => unknown>>
}

const LONGEST_PROJECT = 200

/**
 * Serves the calls of one address of the layers. The field `m` in the query or the form names the call. The responses
 * of the calls get `no-store`.
 */
export function layerCalls(
  app: FastifyInstance,
  parts: PortalParts,
  url: string,
  { get = {}, post = {} }: LayerCalls,
): void {
  const mails = new RegisterMails(parts)
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: FormMap,
    calls: Readonly<Record<string, (call: LayerCall) => unknown>>,
  ) => {
    const name = optionalFieldOf(form, 'm')
    const run = Object.hasOwn(calls, name) ? calls[name] : undefined
    if (!run)
      throw new RequestError(
        400,
        `The field m must be ${Object.keys(calls).join(' or ') || `sent by ${request.method === 'POST' ? 'GET' : 'POST'}`}.`,
      )
    if (optionalFieldOf(form, 'project').length > LONGEST_PROJECT)
      throw new RequestError(400, `The field project may have ${LONGEST_PROJECT} characters at most.`)
    const language = readLanguage(form)
    reply.header('Cache-Control', 'no-store')
    return run({ parts, mails, request, reply, form, language, texts: registerTexts(language) })
  }
  app.get(url, async (request, reply) => answer(request, reply, readForm(request.query), get))
  app.post(url, async (request, reply) =>
    answer(request, reply, Object.assign(readForm(request.query), readForm(request.body)), post),
  )
}
