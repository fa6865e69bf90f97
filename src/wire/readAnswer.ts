import * as v from 'valibot'
import { FailedRequest } from './FailedRequest'

/**
 * Reads an answer's text as JSON of the contract's shape.
 * @throws FailedRequest 'malformed' that names the call and the field.
 */
export function readAnswer<T>(call: string, url: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new FailedRequest(call, url, { kind: 'malformed', field: 'answer', reason: 'no JSON' }, cause)
  }
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new FailedRequest(call, url, { kind: 'malformed', field: v.getDotPath(issue) ?? 'answer', reason: issue.message })
}
