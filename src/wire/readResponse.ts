import * as v from 'valibot'
import { FailedRequest } from './FailedRequest'

/**
 * Checks that a value of a response has the contract's shape.
 * @throws FailedRequest 'malformed' that names the call and the field.
 */
export function checkResponse<T>(call: string, url: string, value: unknown, schema: v.GenericSchema<unknown, T>): T {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  // Leave out the received value, because personal data must not be logged.
  const reason = issue.message.replace(/ received ["\d-][^]*$/, ' received another value')
  throw new FailedRequest(call, url, { kind: 'malformed', field: v.getDotPath(issue) ?? 'answer', reason })
}

/**
 * Parses the text of a response as JSON of the contract's shape. An empty text is null, because some calls respond with
 * nothing.
 * @param isTextTaken true if a text that is not JSON is the value itself
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
