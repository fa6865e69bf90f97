import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { sendRequest } from '../wire/sendRequest'
import { labelRequest } from './coreLabels'

/** A map of texts by label. A text that is null, false, a list or empty counts as missing; a number is its text (decisions). */
const labelMap = v.pipe(
  // PHP encodes an empty map as an empty list.
  v.nullish(v.union([v.record(v.string(), v.unknown()), v.tuple([])]), {}),
  v.transform(texts => {
    const read: Record<string, string> = {}
    for (const [label, text] of Object.entries(texts)) {
      if (typeof text === 'string' || typeof text === 'number') read[label] = String(text)
    }
    return read
  }),
)

/** Fetches the texts of labels in one language from the portal. */
export function fetchLabels(
  config: ResolvedConfig,
  language: string,
  labels: readonly string[],
): Promise<Record<string, string>> {
  return sendRequest({ ...labelRequest(config, language, labels), schema: labelMap })
}
