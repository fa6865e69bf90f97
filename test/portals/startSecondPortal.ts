import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { responseForms } from './responseForms'
import { answerEventCall } from './eventCalls'
import { chooseShapes } from './chooseShapes'
import { hostPage } from './hostPage'
import { answerLayerCall } from './layerCalls'
import type { Shapes } from './openShapes'
import { answerPictureCall } from './pictureCalls'
import { notFound, type PortalResponse } from './PortalResponse'
import { readCall, type PortalCall } from './PortalCall'
import type { PortalContext } from './PortalContext'
import { answerRegisterCall } from './registerCalls'
import { freshState, type SecondPortalState } from './SecondPortalState'
import { SESSION_COOKIE } from './session'
import { answerServiceCall } from './serviceCalls'
import { answerTemplateCall } from './templateCalls'
import { answerTextCall } from './textCalls'

// The tests run in the folder of the repository.
const LIBRARY = join(process.cwd(), 'dist')
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript; charset=utf-8', '.json': 'application/json' }

/** A running second portal. */
export interface SecondPortal {
  /** Address, ending in a slash. */
  readonly url: string
  readonly seed: number
  readonly shapes: Shapes
  /** The portal's data. Tests may read and change it. */
  readonly state: SecondPortalState
  /** Every request so far except those for the library's files, in order. Tests may clear the list. */
  readonly received: PortalCall[]
  /** Calls that no specification contains. The portal responds to them with 404. */
  readonly unknown: string[]
  /** Begins a session of an account and returns its cookie's value. */
  logIn(accountId: number): string
  stop(): Promise<void>
}

/**
 * Starts a portal that implements only the specifications. The seed chooses the variant of each open shape.
 * @param given variants that override the seed's
 */
export async function startSecondPortal(seed: number, given: Partial<Shapes> = {}): Promise<SecondPortal> {
  const shapes: Shapes = { ...chooseShapes(seed), ...given }
  const [state, forms] = [freshState(), responseForms(shapes)]
  const received: PortalCall[] = []
  const unknown: string[] = []
  const server = createServer((request, response) => {
    void readCall(request).then(call => {
      const file = fileOf(call.path)
      if (!file) received.push(call)
      const context = { state, shapes, forms, accountId: state.sessions.get(call.cookies[SESSION_COOKIE] ?? '') }
      const answer = file ?? answerCall(call, context)
      if (!answer) unknown.push(`${call.method} ${request.url}`)
      const { status = 200, type = `${shapes.contentType}; charset=utf-8`, body, headers } = answer ?? notFound
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    seed,
    shapes,
    state,
    received,
    unknown,
    logIn(accountId) {
      const session = `s${state.nextId++}`
      state.sessions.set(session, accountId)
      return session
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function answerCall(call: PortalCall, context: PortalContext): PortalResponse | undefined {
  return (
    answerTextCall(call, context) ??
    answerTemplateCall(call, context) ??
    answerPictureCall(call, context) ??
    answerRegisterCall(call, context) ??
    answerLayerCall(call, context) ??
    answerEventCall(call, context) ??
    answerServiceCall(call, context) ??
    (call.path === '/' || call.path.startsWith('/seite') ? hostPage(context) : undefined)
  )
}

/** Returns a file of the built library, below `/foyer/`. */
function fileOf(path: string): PortalResponse | undefined {
  if (!path.startsWith('/foyer/')) return undefined
  const file = join(LIBRARY, normalize(path.slice('/foyer'.length)))
  return existsSync(file) ? { type: TYPES[extname(file)] ?? 'text/plain', body: readFileSync(file) } : notFound
}
