import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { PortalResponse } from './forwardRequest'
import type { Fault } from './Fault'

/** A fault of a request that the portal handles. */
type ResponseFault = Exclude<Fault, { kind: 'hang' | 'refuse' | 'answer' }>

/** Sends the portal's response to the browser, with the given fault. */
export async function sendResponse(
  response: ServerResponse,
  { status, headers, body }: PortalResponse,
  fault?: ResponseFault,
): Promise<void> {
  const { connection: _connection, 'transfer-encoding': _coding, 'keep-alive': _alive, ...passed } = headers
  const begin = (length: number, changed = {}) =>
    response.writeHead(status, { ...passed, ...changed, 'content-length': length })
  switch (fault?.kind) {
    case 'cut': {
      const sent = Math.floor(body.length * fault.share)
      if (fault.share > 0) begin(body.length).write(body.subarray(0, sent), () => response.destroy())
      else response.destroy()
      return
    }
    case 'corrupt': {
      const half = body.subarray(0, Math.floor(body.length / 2))
      begin(half.length).end(half)
      return
    }
    case 'rewrite': {
      const changed = fault.body ? Buffer.from(fault.body(body.toString())) : body
      response
        .writeHead(fault.status ?? status, { ...passed, ...fault.headers, 'content-length': changed.length })
        .end(changed)
      return
    }
    case 'trickle': {
      begin(body.length)
      for (let from = 0; from < body.length && !response.destroyed; from += fault.bytes) {
        response.write(body.subarray(from, from + fault.bytes))
        await wait(fault.everyMilliseconds)
      }
      response.end()
      return
    }
    case 'delay':
    case 'repeat':
    case undefined:
      begin(body.length).end(body)
  }
}
