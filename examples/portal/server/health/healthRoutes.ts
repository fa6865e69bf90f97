import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import type { PortalParts } from '../Portal'

/** Result of a check: `isReady` is true if the portal can serve requests; `parts` gives the details. */
interface ReadyResponse {
  isReady: boolean
  parts: { portal: 'ready' | 'stopping'; database: string; storage: string }
}

/**
 * Tells load balancers if this process should get requests. A process should get none while the database or the storage
 * is unreachable, or when the portal is about to stop.
 */
export class Readiness {
  private isEnding = false
  private checking: Promise<ReadyResponse> | undefined

  constructor(private readonly needed: Pick<PortalParts, 'query' | 'storage'>) {}

  /** Marks the portal as about to stop. */
  end(): void {
    this.isEnding = true
  }

  /** Checks the database and the storage, each with a short time limit. Simultaneous calls share one check. */
  ask(): Promise<ReadyResponse> {
    this.checking ??= this.check().finally(() => (this.checking = undefined))
    return this.checking
  }

  private async check(): Promise<ReadyResponse> {
    const { query, storage } = this.needed
    const [database, files] = await Promise.all([
      isAnswered(query({ text: 'select 1' }, [])),
      isAnswered(storage.check()),
    ])
    const parts = {
      portal: this.isEnding ? 'stopping' : 'ready',
      database: database ? 'ready' : 'away',
      storage: files ? 'ready' : 'away',
    } as const
    return { isReady: !this.isEnding && database && files, parts }
  }
}

async function isAnswered(asking: Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>(resolve => {
    late = setTimeout(() => resolve(false), config.readyWithin)
  })
  const answered = asking.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(late))
}

/**
 * Serves `/healthz` (200 if the process runs) and `/readyz` (200 if the process can serve requests, otherwise 503).
 * Every response of `/readyz` lists the states of portal, database and storage.
 */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => 'ok')
  app.get('/readyz', async (_request, reply) => {
    const { isReady, parts } = await readiness.ask()
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(parts)
  })
}
