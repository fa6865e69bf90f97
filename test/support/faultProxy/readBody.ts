import type { IncomingMessage } from 'node:http'

/** Reads the whole body of a request or a response. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
