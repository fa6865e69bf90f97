import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { AccountStore } from '../accounts/AccountStore'
import { AccountTokens } from '../accounts/AccountTokens'
import { type FormMap, readForm } from '../http/formBody'
import { refuseForeignCall } from '../http/isOwnRequest'
import { textUpTo } from '../http/fieldSchemas'
import { fieldsOf } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import { PersonClaims } from '../persons/PersonClaims'
import { PersonStore } from '../persons/PersonStore'
import type { PortalParts } from '../Portal'
import { isFreshSession } from '../registerLogin/withMinimumTime'
import { VoucherStore } from '../vouchers/VoucherStore'
import { registerActions } from './registerActions'
import { RegisterGate } from './RegisterGate'
import { FrameMails } from './FrameMails'
import type { RegisterParts } from './RegisterCall'
import { Registration } from './Registration'

/** Serves the calls of the registration frame. No cache may store its responses. */
export function registerRoutes(app: FastifyInstance, portalParts: PortalParts): void {
  const { db, accounts: sessions, gazetteer, attempts } = portalParts
  const parts: RegisterParts = {
    db,
    sessions,
    accounts: new AccountStore(db),
    tokens: new AccountTokens(db),
    isFresh: request => isFreshSession(db, sessions.tokenHash(request)),
    persons: new PersonStore(db),
    claims: new PersonClaims(db),
    vouchers: new VoucherStore(db),
    gazetteer,
    gate: new RegisterGate(attempts),
  }

  const answer = async (form: FormMap, request: FastifyRequest, reply: FastifyReply) => {
    const action = findAction(form, request)
    const registration = await Registration.of({ db, accounts: sessions }, request, reply)
    const mails = new FrameMails(portalParts, request, registration.state.language)
    const result = await action(parts, { form, request, reply, registration, mails })
    return reply
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(result))
  }
  app.post('/register/ajax.php', (request, reply) => answer(readForm(request.body), request, reply))
  app.get('/register/ajax.php', { exposeHeadRoute: false }, (request, reply) => {
    refuseForeignCall(request)
    return answer(readForm(request.query), request, reply)
  })
}

function findAction(form: FormMap, { method }: FastifyRequest) {
  const { GET, POST } = registerActions
  const name = fieldsOf({ action: v.optional(textUpTo(100)) }, form).action
  if (name === undefined) throw new RequestError(400, 'The parameter action is missing.')
  const action = (method === 'GET' ? GET : POST).get(name)
  if (action) return action
  if ((method === 'GET' ? POST : GET).has(name))
    throw new RequestError(405, `The action ${name} must be called by ${method === 'GET' ? 'POST' : 'GET'}.`)
  throw new RequestError(400, 'The register has no such action.')
}
