import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { templateFiles } from './templateFiles'

const MAX_AGE = 'public, max-age=300'

/** Serves the windows' templates: layouts whose `data-slot` elements the library fills. They are the same for everyone, and for a POST with parameters. */
export function templateRoutes(app: FastifyInstance): void {
  for (const [url, file] of Object.entries(templateFiles)) {
    const html = readFileSync(new URL(file, import.meta.url), 'utf8')
    app.route({ method: ['GET', 'POST'], url, handler: (_request, reply) => reply.type('text/html; charset=utf-8').header('Cache-Control', MAX_AGE).send(html) })
  }
}
