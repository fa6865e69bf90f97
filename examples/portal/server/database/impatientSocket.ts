import { Socket } from 'node:net'

/**
 * A connection that ends when nothing has come or gone for so many milliseconds: where a machine or a firewall on the way is gone, nothing else would say so
 * for a quarter of an hour.
 */
export function impatientSocket(silentAfter: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silentAfter, () => socket.destroy(new Error(`PostgreSQL was silent for ${silentAfter} ms`)))
}
