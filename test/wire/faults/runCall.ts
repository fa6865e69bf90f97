import type { ResolvedConfig } from '../../../src/config/resolveConfig'
import { FailedRequest, type Failure } from '../../../src/wire/FailedRequest'
import { presentFailedRequest, type FailureReading } from '../../../src/wire/presentFailedRequest'
import type { PortalClient } from '../../support/portalClient'
import { startFaultProxy } from '../../support/faultProxy/startFaultProxy'
import type { TestPortal } from '../../support/TestPortal'
import type { ContractCall } from './ContractCall'
import type { Line } from './Line'
import { onLine } from './openLines'
import type { WireFault } from './WireFault'

/** Milliseconds after which the caller aborts calls that have no time limit of their own. */
const CALLER_TIMEOUT = 120

/** Result of one call under one fault: a cell of the fault matrix (`faultMatrix.test.ts`). */
export interface Cell {
  readonly fault: string
  /**
   * Error of the call; `answered` if the call succeeded. Includes the way in which `presentFailedRequest` shows the
   * error, unless the call has `isNeverShown`.
   */
  readonly failed: string
  /** Result of the repeated call; empty if it was not repeated. */
  readonly again: string
  /**
   * Result of the last successful send, to compare with `ContractCall.says`. A send under a fault that must make it
   * fail does not count. Undefined if no send counts, or if the call has no `says`.
   */
  readonly said: string | undefined
  /** Number of times that the portal has done the call; undefined if unknown. */
  readonly done: number | undefined
  /** Number of different Idempotency-Keys in the requests of the cell; 0 if no request has one. */
  readonly keys: number
}

/** Environment for the cells of a call: the call under each fault. */
interface Setting {
  readonly portal: TestPortal
  readonly config: ResolvedConfig
  readonly author: PortalClient
  /** Number of the call's row in the fault matrix. It is part of the IP address of each connection (`Line.address`). */
  readonly row: number
}

const kindOf = (failure: Failure) => (failure.kind === 'refused' ? `refused ${failure.status}` : failure.kind)

function shownOf(error: FailedRequest, reading: FailureReading): string {
  const shown = presentFailedRequest(error, reading)
  if (shown.kind === 'accessRequest') return `accessRequest: ${shown.request.label}`
  return 'text' in shown
    ? `${shown.kind}: ${shown.text.replace(/^Foyer: (the response to|the portal refused) '.*/s, '$1')}`
    : shown.kind
}

async function outcomeOf(act: () => Promise<unknown>, reading?: FailureReading): Promise<string> {
  try {
    await act()
    return 'answered'
  } catch (error) {
    if (!(error instanceof FailedRequest)) throw error
    const wait =
      error.failure.kind === 'refused' && error.failure.retryAfter !== undefined
        ? `, again in ${error.failure.retryAfter} s`
        : ''
    return kindOf(error.failure) + wait + (reading ? `, ${shownOf(error, reading)}` : '')
  }
}

/** Makes a call under every fault, and repeats each failed call without a fault. */
export async function runCall(
  call: ContractCall,
  faults: readonly WireFault[],
  { portal, config, author, row }: Setting,
): Promise<Cell[]> {
  const proxy = await startFaultProxy(portal.url)
  const cookie = call.account === undefined ? undefined : (await portal.signIn(call.account)).split('=')
  const cells: Cell[] = []
  try {
    for (const [index, { name, fault, failure, isEndless = false }] of faults.entries()) {
      const line: Line = {
        url: proxy.url,
        address: `10.1.${row}.${index + 1}`,
        cookies: new Map(cookie ? [[cookie[0] ?? '', cookie[1] ?? '']] : []),
        isImpatient: false,
        keys: [],
      }
      cells.push(
        await onLine(line, async () => {
          const ready = await call.ready({ config, author, url: portal.url, number: row * 100 + index, fault: name })
          line.keys.length = 0
          proxy.add({ path: /./, times: 1, fault })
          line.isImpatient = isEndless
          const signal =
            isEndless && call.isStoppedByCaller ? AbortSignal.timeout(CALLER_TIMEOUT) : new AbortController().signal
          let said: unknown
          const send = async (stopping: AbortSignal, isWhole: boolean) => {
            const answer = await ready.send(stopping)
            if (isWhole && call.says !== undefined) said = answer
          }
          const failed = await outcomeOf(
            () => send(signal, failure === undefined),
            call.isNeverShown ? undefined : call.reading,
          )
          line.isImpatient = false
          await proxy.reset()
          const again = failed === 'answered' ? '' : await outcomeOf(() => send(new AbortController().signal, true))
          return {
            fault: name,
            failed,
            again,
            said: said as string | undefined,
            done: await ready.count?.(),
            keys: new Set(line.keys.filter(Boolean)).size,
          }
        }),
      )
    }
    return cells
  } finally {
    await proxy.stop()
  }
}
