import type * as v from 'valibot'
import { checkAnswer } from './checkAnswer'
import { FailedRequest } from './FailedRequest'

/**
 * Reads an answer's text as JSON of the contract's shape; no text at all counts as null, which some calls answer.
 * @throws FailedRequest 'malformed' that names the call and the field.
 */
export function readAnswer<T>(call: string, url: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  let value: unknown
  try {
    value = JSON.parse(text || 'null')
  } catch (cause) {
    throw new FailedRequest(call, url, { kind: 'malformed', field: 'answer', reason: 'no JSON' }, cause)
  }
  return checkAnswer(call, url, value, schema)
}
