import type { FastifyInstance } from 'fastify'
import type { Readiness } from './Readiness'

/** `/healthz`: this process lives. `/readyz`: it can serve, else 503 with what is missing. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => 'ok')
  app.get('/readyz', async (_request, reply) => {
    const { isReady, parts } = await readiness.ask()
    return reply.code(isReady ? 200 : 503).header('Cache-Control', 'no-store').send(parts)
  })
}
