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
  const refuse = (text: string): never => {
    throw new FoyerError('CALL_WRONG_ARGUMENT', `${callName} was called with ${text}`)
  }
  const optionsAt = read.length
  const all = given.slice(0, 1 + given.findLastIndex(argument => argument !== undefined))
  const last = all.at(-1)
  const hasCallback = typeof last === 'function'
  if (hasCallback && !callbackOption) refuse('a function, but it takes no callback. Leave the function out.')
  const rest = (hasCallback ? all.slice(0, -1) : all).map(argument => (isEvent(argument) ? undefined : argument))
  const surplus = rest.findIndex((argument, index) => index > optionsAt && argument !== undefined)
  if (surplus >= 0)
    refuse(
      `${describe(rest[surplus])} as argument ${surplus + 1}, but it takes ${optionsAt + 1} at most, and a callback. Leave it out.`,
    )
  const options = rest[optionsAt]
  if (options !== undefined && (typeof options !== 'object' || options === null))
    refuse(`${describe(options)}. Pass an object of options, or nothing.`)
  const { signal } = (options ?? {}) as { signal?: unknown }
  if (signal !== undefined && !(signal instanceof AbortSignal))
    refuse("a 'signal' that is no AbortSignal. Pass the signal of an AbortController.")
  if (optionNames) {
    const known = [...optionNames, ...SHARED_OPTIONS]
    const unknown = Object.keys(options ?? {}).find(name => !known.includes(name))
    if (unknown !== undefined) refuse(`the unknown option '${unknown}'. Known are ${known.join(', ')}. Correct it.`)
  }
  const subject = rest.slice(0, optionsAt)
  if (!hasCallback) return options === undefined ? subject : [...subject, options]
  // A subject that was left out keeps its place before the options.
  while (subject.length < optionsAt) subject.push(undefined)
  return [...subject, { ...(options as object | undefined), [callbackOption!]: last }]
}

/** True for what the page's event listeners get, jQuery's included. */
function isEvent(argument: unknown): boolean {
  return typeof (argument as Event | null | undefined)?.preventDefault === 'function'
}

function describe(argument: unknown): string {
  if (argument === null) return 'a null'
  return `${typeof argument === 'object' ? 'an' : 'a'} ${typeof argument}`
}
