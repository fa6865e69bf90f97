import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { sendRequest } from '../wire/sendRequest'
import { isEventLabel } from './isEventLabel'

/** A window waits this long for the service at most; then the embedded texts show. */
const TRANSLATION_TIMEOUT_MS = 2_000

/** PHP writes an empty map as an empty list. */
const labelMap = v.union([v.record(v.string(), v.string()), v.pipe(v.tuple([]), v.transform((): Record<string, string> => ({})))])

/** The portal's translation service; the texts of event management come from its own (image-library 7.1, events 7.2). */
function serviceOf({ paths: { framework, docRoot = '/event' }, createLabels, customer = '' }: ResolvedConfig, labels: readonly string[]) {
  return labels.some(isEventLabel)
    ? { call: 'GET /event/api/ml', url: `${docRoot}/api/ml`, query: { bricks: labels, Customer: customer } }
    : { call: 'GET getMlBricks.php', url: `${framework}/getMlBricks.php${createLabels ? '?createNewLabels' : ''}`, query: { labels } }
}

/** Fetches the texts of labels in one language from the portal. */
export function fetchLabels(config: ResolvedConfig, language: string, labels: readonly string[]): Promise<Record<string, string>> {
  const { query, ...service } = serviceOf(config, labels)
  return sendRequest({ ...service, query: { projects: config.projects, language, ...query }, schema: labelMap, signal: AbortSignal.timeout(TRANSLATION_TIMEOUT_MS) })
}
