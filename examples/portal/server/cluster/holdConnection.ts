import type { Worker } from 'node:cluster'

/** Node's own messages between the first process and a worker: a connection that is handed over, and whether it was taken. */
interface HandOver {
  readonly cmd: 'NODE_CLUSTER'
  readonly act?: string
  readonly seq?: number
  readonly ack?: number
  readonly accepted?: boolean
}

/** Delay in ms after a worker's end, by which all its messages have been read. */
const LAST_WORDS = 100

/**
 * Lets another worker have the connection that was being handed to one which died. Node waits for ever for such a worker to take it, counts on the worker
 * for the next connection too, and their clients would wait until they give up. Where a later Node has other messages, this does nothing.
 */
export function holdConnection(worker: Worker): void {
  const { process: child } = worker
  const untaken = new Set<number>()
  const send = child.send.bind(child) as (...message: unknown[]) => boolean
  child.send = (message: HandOver, ...rest: unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined) untaken.add(message.seq)
    return send(message, ...rest)
  }
  child.on('internalMessage', ({ ack = -1 }: HandOver) => untaken.delete(ack))
  worker.once('exit', () => setTimeout(() => child.emit('disconnect'), LAST_WORDS))
  worker.once('disconnect', () => {
    for (const ack of untaken)
      child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false } satisfies HandOver)
  })
}
