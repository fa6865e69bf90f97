import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { readForm } from '../http/formBody'
import { readText } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import { templateFiles } from './templateFiles'

const MAX_AGE = 'public, max-age=300'

/**
 * Serves the windows' templates: layouts whose `data-slot` elements the library fills. They are the same for everyone.
 * A POST with parameters gets the same template.
 */
export function templateRoutes(app: FastifyInstance): void {
  for (const [url, file] of Object.entries(templateFiles)) {
    const html = readFileSync(new URL(file, import.meta.url), 'utf8')
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: (_request, reply) => reply.type('text/html; charset=utf-8').header('Cache-Control', MAX_AGE).send(html),
    })
  }
}

/*
 * The slots of each window of the registration frame. The slot of a field has the field's name in the call; only the
 * slot of `email` is `mail`. The slot of a button has the name of its action.
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
 * `form` is a complete credential form. Its fields account, passwd, new_password, new_password_confirm and
 * stay_logged_in are never separate slots.
 */
const FRAME_WINDOWS = [
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

/**
 * Serves the templates of the registration frame's windows (portal-accounts 2.1): layouts whose `data-slot` elements
 * the library fills, the same for everyone.
 */
export function frameTemplateRoute(app: FastifyInstance): void {
  const templates = new Map(
    FRAME_WINDOWS.map(name => [name, readFileSync(new URL(`register/${name}.html`, import.meta.url), 'utf8')]),
  )
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
