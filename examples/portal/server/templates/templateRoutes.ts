import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** Templates of the contract (image-library 7.2, events 7.3): the address of each, and its file in this folder. */
export const templateFiles = {
  '/module/jscript/lib/cb_ui/templates/cb_ui_window.html': 'cb_ui_window.html',
  '/module/jscript/lib/cb_ui/templates/language_window.html': 'language_window.html',
  '/pix/template/picmanage': 'picmanage.html',
  '/pix/template/picposition': 'picposition.html',
  '/pix/template/picmeta': 'picmeta.html',
  '/pix/template/picseriesmeta': 'picseriesmeta.html',
  '/pix/template/picfieldcheck': 'picfieldcheck.html',
  '/event/templates/event_overview.html': 'event_overview.html',
  '/event/templates/event_detail.html': 'event_detail.html',
  '/templates/event_overview.html': 'event_overview.html',
  '/templates/event_detail.html': 'event_detail.html',
} as const

const MAX_AGE = 'public, max-age=300'

/** Serves the windows' templates: layouts whose `data-slot` elements the library fills. They are the same for everyone, and for a POST with parameters. */
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
