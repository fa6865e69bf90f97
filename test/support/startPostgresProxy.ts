import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy between a portal and its PostgreSQL server. */
interface PostgresProxy {
  databaseUrl: string
  /** Cuts the next so many connections that send this statement, before PostgreSQL sees it. */
  cut(statement: string, times: number): void
  /** How many cuts are left. */
  cutsLeft(): number
  /** Lets nothing more through the connections that there are, and ends none of them, as a firewall that has forgotten them; new ones work. */
  mute(): void
  stop(): void
}

/** Starts a proxy on 127.0.0.1 before the PostgreSQL server at an address, which does what networks do. */
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
