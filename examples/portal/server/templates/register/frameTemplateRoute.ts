import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { readForm } from '../../http/formBody'
import { readText } from '../../http/readText'
import { RequestError } from '../../http/RequestError'

/*
 * The slots of each window of the registration frame. The fields are named after the call's own, the buttons after what they do.
 *
 * message           title message link ok
 * verifymail        info error send_provider send_registered
 * nameselect        info list error send
 * nameaddress       info mail phone gender firstname surname birthday street nr plz city description terms error send
 * checkdoublet      info list error insert_anyway someone_else
 * checkdoubletinfo  info doublet entered info_text error back send
 * userpass          info form
 * newaccount        info form
 * passwdchange      info form
 * voucher           info voucher send
 *
 * `form` is a whole credential form: its account, passwd, new_password, new_password_confirm and stay_logged_in are never slots of their own.
 */
const NAMES = [
  'message',
  'verifymail',
  'nameselect',
  'nameaddress',
  'checkdoublet',
  'checkdoubletinfo',
  'userpass',
  'newaccount',
  'passwdchange',
  'voucher',
]
const MAX_AGE = 'public, max-age=300'

/**
 * Serves the templates of the registration frame's windows (portal-accounts 2.1): layouts whose `data-slot` elements the library fills, the same for
 * everyone.
 */
export function frameTemplateRoute(app: FastifyInstance): void {
  const templates = new Map(NAMES.map(name => [name, readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8')]))
  app.route({
    method: ['GET', 'POST'],
    url: '/register/templates/frame.php',
    handler: (request, reply) => {
      const name = readText(readForm(request.query), 'content', 100)
      if (name === undefined) throw new RequestError(400, 'The parameter content is missing.')
      const html = templates.get(name)
      if (html === undefined) throw new RequestError(404, 'The registration frame has no such window.')
      return reply.type('text/html; charset=utf-8').header('Cache-Control', MAX_AGE).send(html)
    },
  })
}
