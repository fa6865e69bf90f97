import type { DoubletCandidate } from '../../../examples/portal/server/persons/scoreDoublet'
import { layerClient, type LayerClient } from './layerClient'
import { outboxMails } from './outboxMails'

/** Response of the register: JSON, or the text of a refusal. */
export interface RegisterAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

/** A browser that calls /register/ajax.php as the frame windows do. */
export interface RegisterClient {
  browser: LayerClient
  call(action: string, fields?: Record<string, string>): Promise<RegisterAnswer>
  ask(action: string, query?: Record<string, string>): Promise<RegisterAnswer>
  /** Calls check_doublet and returns the candidates. */
  doublets(fields: Record<string, string>): Promise<DoubletCandidate[]>
  /** Returns the token in the newest mail to an address, or the text `no mail to …` if there is none. */
  tokenFor(address: string): Promise<string>
}

const FRAME = '/register/ajax.php'

/** Makes a browser without cookies; `address` is its IP address. */
export function registerClient(portalUrl: string, address?: string): RegisterClient {
  const browser = layerClient(portalUrl, address)
  const call: RegisterClient['call'] = async (action, fields = {}) =>
    read(await browser.post(FRAME, { action, ...fields }))
  return {
    browser,
    call,
    ask: async (action, query = {}) => read(await browser.get(FRAME, { action, ...query })),
    doublets: async fields =>
      ((await call('check_doublet', fields)).body as { data: { fullmatch: DoubletCandidate[] } }).data.fullmatch,
    async tokenFor(to) {
      const mail = (await outboxMails(portalUrl)).find(sent => sent.to === to)
      return /register_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? `no mail to ${to}`
    },
  }
}

function read({ status, headers, text, json }: Awaited<ReturnType<LayerClient['get']>>): RegisterAnswer {
  return { status, headers, body: headers['content-type']?.includes('json') ? json() : text }
}
