import { FoyerError } from '../lib/FoyerError'
import type { OpeningEntry } from './Family'

/** Options that every call that opens a window takes. */
const SHARED_OPTIONS = ['container', 'signal']

type CallShape = Pick<OpeningEntry, 'callbackOption' | 'optionNames'> & { readonly read: { readonly length: number } }

/**
 * Brings the arguments of an opening call into the form that its `read` takes: the call's subject, such as a picture's id, then its options.
 * A function given last becomes the call's callback option. An event counts as left out, so that `button.onclick = pix.manage` works.
 * @throws FoyerError CALL_WRONG_ARGUMENT for an argument that the call can't use; the text names the call and the argument.
 */
export function readArguments(
  callName: string,
  given: readonly unknown[],
  { read, callbackOption, optionNames }: CallShape,
): unknown[] {
  const refuse = (argument: string, advice: string): never => {
    throw new FoyerError('CALL_WRONG_ARGUMENT', `${callName} was called with ${argument}. ${advice}`)
  }
  // An event is what a listener gets.
  const all = given.map(argument => (isEvent(argument) ? undefined : argument))
  while (all.length > 0 && all.at(-1) === undefined) all.pop()
  const callback = typeof all.at(-1) === 'function' ? all.pop() : undefined
  if (callback && !callbackOption) refuse('a function, but it takes no callback', 'Leave it out.')
  const subject = all.slice(0, read.length)
  const [options, ...surplus] = all.slice(read.length) as [object?, ...unknown[]]
  if (surplus.some(argument => argument !== undefined))
    refuse(`${all.length} arguments, but it takes ${read.length + 1} and a callback`, 'Leave the others out.')
  if (options !== undefined && (typeof options !== 'object' || options === null))
    refuse(`a ${options === null ? 'null' : typeof options}`, 'Pass an object of options, or nothing.')
  const { signal } = (options ?? {}) as { signal?: unknown }
  if (signal !== undefined && !(signal instanceof AbortSignal))
    refuse("a 'signal' that is no AbortSignal", 'Pass the signal of an AbortController.')
  const known = optionNames && [...optionNames, ...SHARED_OPTIONS]
  for (const name of Object.keys(options ?? {}))
    if (known && !known.includes(name))
      refuse(`the unknown option '${name}'`, `Known are ${known.join(', ')}. Correct it.`)
  if (!callback) return options ? [...subject, options] : subject
  // A subject that was left out keeps its place before the options.
  subject.length = read.length
  return [...subject, { ...options, [callbackOption!]: callback }]
}

/** True for what the page's event listeners get, jQuery's included. */
function isEvent(argument: unknown): boolean {
  return typeof (argument as Event | null | undefined)?.preventDefault === 'function'
}
