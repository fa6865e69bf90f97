import { FoyerError } from '../lib/FoyerError'

/**
 * Refuses an argument of an opening call that can't be what the page meant.
 * @throws FoyerError CALL_WRONG_ARGUMENT, naming the call.
 */
export function checkArgument(callName: string, argument: unknown): void {
  const fail = (text: string) => {
    throw new FoyerError('CALL_WRONG_ARGUMENT', `${callName} was called with ${text}`)
  }
  if (argument === undefined || typeof argument === 'function') return
  if (typeof argument !== 'object' || argument === null) fail(`a ${argument === null ? 'null' : typeof argument}. Pass an object of options, or nothing.`)
  const { signal } = argument as { signal?: unknown }
  if (signal !== undefined && !(signal instanceof AbortSignal)) fail("a 'signal' that is no AbortSignal. Pass the signal of an AbortController.")
}
