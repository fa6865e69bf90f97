import type { ContractCall } from './ContractCall'
import { readsOnly } from './readsOnly'
import type { Cell } from './runCall'
import type { WireFault } from './WireFault'

/**
 * Returns the number of times that the portal must have done the call: twice if it handles the request and its
 * repetition as two calls; never if the portal does not handle the call and the response is valid all the same;
 * otherwise once.
 */
function timesDone({ eachTime }: ContractCall, { fault, isDone = false }: WireFault, isTaken: boolean): number {
  if (eachTime !== undefined && isDone && (!isTaken || fault.kind === 'repeat')) return 2
  return Number(isDone || !isTaken)
}

/**
 * Returns the expected result of a cell on a page with idempotency keys. Values that depend on timing are copied from
 * the actual result.
 */
export function expectedCell(call: ContractCall, wireFault: WireFault, cell: Cell | undefined): Cell {
  const { name, fault, failure, shows, isDone = false, isEndless = false } = wireFault
  const isTaken = failure === undefined || Boolean(call.takes?.includes(name))
  const mayNotCount = readsOnly(call.name) || call.uncounted !== undefined
  const done = mayNotCount && cell?.done === undefined ? undefined : timesDone(call, wireFault, isTaken)
  const isSecond = (outcome = '') =>
    isDone && call.againOnceDone !== undefined && outcome.startsWith(call.againOnceDone)
  const said =
    isSecond(cell?.failed) || isSecond(cell?.again) || (isTaken && failure !== undefined) ? undefined : call.says
  if (isTaken)
    return {
      fault: name,
      failed: fault.kind === 'repeat' && isSecond(cell?.failed) ? cell!.failed : 'answered',
      again: isSecond(cell?.again) ? cell!.again : '',
      said,
      done,
      keys: call.isKeyed ? 1 : 0,
    }
  const stopped = isEndless && call.isStoppedByCaller ? 'aborted' : failure
  const wait = fault.kind === 'answer' && fault.status === 429 && !call.isNeverShown ? ', again in 30 s' : ''
  // After a refusal with a status 4xx the repeated call has a new key. After any other failure it has the same key.
  const isRefused = fault.kind === 'answer' && fault.status >= 400 && fault.status < 500
  const shown = call.isNeverShown ? '' : `, ${shows?.[call.reading]}`
  return {
    fault: name,
    failed: stopped + wait + shown,
    again: isSecond(cell?.again) ? cell!.again : 'answered',
    said,
    done,
    keys: call.isKeyed ? (isRefused ? 2 : 1) : 0,
  }
}
