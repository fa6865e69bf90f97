import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail server that accepts everything, or refuses every recipient, and records the clients' lines. */
interface FakeMailServer {
  url: string
  readonly lines: string[]
  /** Resolves when a message has arrived, or a recipient was refused. */
  message: Promise<void>
  close(): void
}

/**
 * Starts a mail server on a free loopback port. `refusal` is its response to every recipient, with `$1` for the
 * recipient's address; '' accepts everything.
 */
export async function fakeMailServer(refusal = ''): Promise<FakeMailServer> {
  const lines: string[] = []
  let arrived: () => void = () => undefined
  const message = new Promise<void>(resolve => (arrived = resolve))
  const server = createServer(socket => talk(socket, lines, arrived, refusal))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    lines,
    message,
    close: () => server.close(),
  }
}

function talk(socket: Socket, lines: string[], arrived: () => void, refusal: string): void {
  let isText = false
  let rest = ''
  socket.write('220 post\r\n')
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => {
    const [last = '', ...whole] = (rest + bytes.toString()).split('\r\n').reverse()
    rest = last
    for (const line of whole.reverse()) {
      lines.push(line)
      if (isText && line !== '.') continue
      if (isText) arrived()
      isText = line === 'DATA'
      const refused = refusal !== '' && line.startsWith('RCPT') ? line.replace(/^RCPT TO:<(.*)>.*$/, refusal) : ''
      if (refused !== '') arrived()
      socket.write(
        refused !== '' ? `${refused}\r\n` : isText ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
      )
    }
  })
}
