import * as v from 'valibot'
import { FailedRequest } from './FailedRequest'

/**
 * Checks that a value which came with an answer has the contract's shape.
 * @throws FailedRequest 'malformed' that names the call and the field.
 */
export function checkResponse<T>(call: string, url: string, value: unknown, schema: v.GenericSchema<unknown, T>): T {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  // What came may be a person's: it stands in no log.
  const reason = issue.message.replace(/ received ["\d-][^]*$/, ' received another value')
  throw new FailedRequest(call, url, { kind: 'malformed', field: v.getDotPath(issue) ?? 'answer', reason })
}

/**
 * Reads an answer's text as JSON of the contract's shape; no text at all counts as null, which some calls answer.
 * @param isTextTaken a text that is no JSON is the value itself
 * @throws FailedRequest 'malformed' that names the call and the field.
 */
export function readResponse<T>(
  call: string,
  url: string,
  text: string,
  schema: v.GenericSchema<unknown, T>,
  isTextTaken = false,
): T {
  let value: unknown = text
  try {
    value = JSON.parse(text || 'null')
  } catch (cause) {
    if (!isTextTaken)
      throw new FailedRequest(call, url, { kind: 'malformed', field: 'answer', reason: 'no JSON' }, cause)
  }
  return checkResponse(call, url, value, schema)
}
