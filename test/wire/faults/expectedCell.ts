import type { ContractCall } from './ContractCall'
import type { Cell } from './runCall'
import type { WireFault } from './WireFault'

/** What a cell must come to on a page that has asked for keys; what depends on the moment is taken from what it came to. */
export function expectedCell(call: ContractCall, { name, fault, failure, shows, isDone = false, isEndless = false }: WireFault, cell: Cell | undefined): Cell {
  const isTaken = failure === undefined || Boolean(call.takes?.includes(name))
  // Where it can be told, the portal has done it once: the first time, or when it was asked again.
  const done = cell?.done === undefined ? undefined : Number(isDone || !isTaken)
  const isSecond = (outcome = '') => isDone && call.againOnceDone !== undefined && outcome.startsWith(call.againOnceDone)
  if (isTaken) return { fault: name, failed: fault.kind === 'repeat' && isSecond(cell?.failed) ? cell!.failed : 'answered', again: isSecond(cell?.again) ? cell!.again : '', done, keys: call.isKeyed ? 1 : 0 }
  const stopped = isEndless && call.isStoppedByCaller ? 'aborted' : failure
  const wait = fault.kind === 'answer' && fault.status === 429 && !call.isNeverShown ? ', again in 30 s' : ''
  // Who was refused asks for something new the next time; whoever got no answer that can be read, for the same.
  const isRefused = fault.kind === 'answer' && fault.status >= 400 && fault.status < 500
  const shown = call.isNeverShown ? '' : `, ${shows?.[call.reading]}`
  return { fault: name, failed: stopped + wait + shown, again: isSecond(cell?.again) ? cell!.again : 'answered', done, keys: call.isKeyed ? (isRefused ? 2 : 1) : 0 }
}
