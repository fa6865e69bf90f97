import type { Worker } from 'node:cluster'

/**
 * Node's internal messages between the first process and a worker. One passes a connection on, the other says if the
 * worker accepted the connection.
 */
interface ConnectionMessage {
  readonly cmd: 'NODE_CLUSTER'
  readonly act?: string
  readonly seq?: number
  readonly ack?: number
  readonly accepted?: boolean
}

/** Time in ms after a worker's end in which its last messages are read. */
const DRAIN_MS = 100

/**
 * Makes Node pass a connection on to another worker if this worker dies before it accepts the connection. Otherwise
 * Node waits endlessly for the dead worker and even gives this worker the next connection, so the clients wait until
 * they give up. Has no effect if a later Node uses other messages.
 */
export function reassignConnections(worker: Worker): void {
  const { process: child } = worker
  const untaken = new Set<number>()
  const send = child.send.bind(child) as (...message: unknown[]) => boolean
  child.send = (message: ConnectionMessage, ...rest: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined) untaken.add(message.seq)
    return send(message, ...rest)
  }
  child.on('internalMessage', ({ ack = -1 }: ConnectionMessage) => untaken.delete(ack))
  worker.once('exit', () => setTimeout(() => child.emit('disconnect'), DRAIN_MS))
  worker.once('disconnect', () => {
    for (const ack of untaken)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false } satisfies ConnectionMessage)
  })
}
