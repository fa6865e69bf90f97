import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { FailedRequest } from '../wire/FailedRequest'
import { logError } from '../wire/logError'
import { sendRequest } from '../wire/sendRequest'
import { labelRequest } from './coreLabels'

/** True for the values that PHP sends instead of a missing text. */
const isNone = (text: unknown) => !text || JSON.stringify(text) === '[]'

/**
 * Fetches the texts of labels in one language from the portal. Null, false, an empty text and an empty list count as
 * missing texts; a number becomes a text (list of decisions). Any other value counts as missing too, and is logged.
 */
export async function fetchLabels(
  config: ResolvedConfig,
  language: string,
  labels: readonly string[],
): Promise<Record<string, string>> {
  const request = labelRequest(config, language, labels)
  const read: Record<string, string> = {}
  // PHP encodes an empty map as an empty list. The schema accepts the list as a record without entries.
  const texts = await sendRequest({ ...request, schema: v.nullish(v.record(v.string(), v.unknown()), {}) })
  for (const [label, text] of Object.entries(texts)) {
    if (typeof text === 'string' || typeof text === 'number') read[label] = String(text)
    else if (!isNone(text))
      logError(
        config,
        new FailedRequest(request.call, request.url, { kind: 'malformed', field: label, reason: 'no text' }),
      )
  }
  return read
}
