import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy between a portal and its PostgreSQL server. */
interface PostgresProxy {
  databaseUrl: string
  /** Cuts the next `times` connections that send this statement, before PostgreSQL gets it. */
  cut(statement: string, times: number): void
  /** Returns the number of remaining cuts. */
  cutsLeft(): number
  /** Stops all traffic of the existing connections without closing them, as a firewall may do; new connections work. */
  mute(): void
  stop(): void
}

/** Starts a proxy on 127.0.0.1 in front of a PostgreSQL server. The proxy can simulate network failures. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const port = Number(new URL(databaseUrl).port)
  const open = new Set<Socket>()
  const muted = new Set<Socket>()
  const toCut = { text: '', times: 0 }
  const proxy = createServer(client => {
    const server = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
    client.on('data', data => {
      if (toCut.times > 0 && data.includes(toCut.text)) {
        toCut.times -= 1
        client.destroy()
      } else if (!muted.has(client)) server.write(data)
    })
    server.on('data', data => {
      if (!muted.has(server)) client.write(data)
    })
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const { port: own } = proxy.address() as AddressInfo
  return {
    databaseUrl: databaseUrl.replace(`:${port}/`, `:${own}/`),
    cut: (statement, times) => void Object.assign(toCut, { text: `${statement}\0`, times }),
    cutsLeft: () => toCut.times,
    mute() {
      for (const socket of open) muted.add(socket)
    },
    stop() {
      proxy.close()
      for (const socket of open) socket.destroy()
    },
  }
}
