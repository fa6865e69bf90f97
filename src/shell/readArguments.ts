import { FoyerError } from '../lib/FoyerError'
import type { OpeningEntry } from './Family'

/** Options of every call that opens a window. */
const SHARED_OPTIONS = ['container', 'signal']

type CallShape = Pick<OpeningEntry, 'callbackOption' | 'optionNames'> & { readonly read: { readonly length: number } }

/**
 * Converts the arguments of a call that opens a window to the arguments of `OpeningEntry.read`. These are first the
 * subject, such as a picture's id, then the options. A function as the last argument becomes the callback option. An
 * event counts as omitted, so that `button.onclick = pix.manage` works.
 * @throws FoyerError CALL_WRONG_ARGUMENT for an unusable argument. The text names the call and the argument.
 */
export function readArguments(
  callName: string,
  given: readonly unknown[],
  { read, callbackOption, optionNames }: CallShape,
): unknown[] {
  const refuse = (argument: string, advice: string): never => {
    throw new FoyerError('CALL_WRONG_ARGUMENT', `${callName} was called with ${argument}. ${advice}`)
  }
  // Event listeners get an event as their argument.
  const all = given.map(argument => (isEvent(argument) ? undefined : argument))
  while (all.length > 0 && all.at(-1) === undefined) all.pop()
  const callback = typeof all.at(-1) === 'function' ? all.pop() : undefined
  if (callback && !callbackOption) refuse('a function, but takes no callback', 'Leave it out.')
  const subject = all.slice(0, read.length)
  const [options, ...surplus] = all.slice(read.length) as [object?, ...unknown[]]
  if (surplus.some(argument => argument !== undefined))
    refuse(
      `${all.length} arguments, but takes ${read.length + 1}${callbackOption ? ' and a callback' : ''}`,
      'Leave the others out.',
    )
  if (options !== undefined && (typeof options !== 'object' || options === null))
    refuse(options === null ? 'null' : `a ${typeof options}`, 'Pass an object of options, or nothing.')
  const { signal } = (options ?? {}) as { signal?: unknown }
  if (signal !== undefined && !(signal instanceof AbortSignal))
    refuse("a 'signal' that is not an AbortSignal", 'Pass the signal of an AbortController.')
  const known = optionNames && [...optionNames, ...SHARED_OPTIONS]
  for (const name of Object.keys(options ?? {}))
    if (known && !known.includes(name)) refuse(`the unknown option '${name}'`, `Use one of ${known.join(', ')}.`)
  if (!callback) return options ? [...subject, options] : subject
  // Pad omitted subjects, so that the options keep their position.
  subject.length = read.length
  return [...subject, { ...options, [callbackOption!]: callback }]
}

/** True when an argument is an event of the browser or of jQuery. */
function isEvent(argument: unknown): boolean {
  return typeof (argument as Event | null | undefined)?.preventDefault === 'function'
}
