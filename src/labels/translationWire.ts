import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { sendRequest } from '../wire/sendRequest'
import { labelRequest } from './coreLabels'

/** Maximum time in ms that a window waits for the service. After that the embedded texts show. */
const TRANSLATION_TIMEOUT_MS = 2_000

/** PHP encodes an empty map as an empty list. */
const labelMap = v.union([
  v.record(v.string(), v.string()),
  v.pipe(
    v.tuple([]),
    v.transform((): Record<string, string> => ({})),
  ),
])

/** Fetches the texts of labels in one language from the portal. */
export function fetchLabels(
  config: ResolvedConfig,
  language: string,
  labels: readonly string[],
): Promise<Record<string, string>> {
  return sendRequest({
    ...labelRequest(config, language, labels),
    schema: labelMap,
    signal: AbortSignal.timeout(TRANSLATION_TIMEOUT_MS),
  })
}
