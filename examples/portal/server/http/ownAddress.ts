import type { FastifyRequest } from 'fastify'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * The whole address of a path of this portal, for a mail. The Host of a request is taken only where it names this very machine:
 * else whoever sends a request could make the portal mail links to a server of theirs.
 */
export function ownAddress(request: FastifyRequest, path: string, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(path, publicUrl).href
  const port = request.socket.localPort ?? 80
  const named = URL.canParse(`http://${request.headers.host}`) ? new URL(`http://${request.headers.host}`) : null
  const isOwn = named !== null && LOOPBACK.has(named.hostname) && Number(named.port || 80) === port
  return new URL(path, `http://${isOwn ? named.host : `127.0.0.1:${port}`}`).href
}
