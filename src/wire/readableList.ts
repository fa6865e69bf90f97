import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { FailedRequest } from './FailedRequest'
import { logError } from './logError'
import { reportLosses } from './portalValues'

/** List of a response, without the entries that can't be read. */
export interface ReadableList<T> {
  readonly entries: T[]
  /** Number of entries in the response, including those that can't be read. The next page begins after them. */
  readonly received: number
}

/**
 * Returns the schema of a list, which PHP may write as a map. Leaves out only the entries that can't be read; the console names call, entry and field
 * of each. If no entry of several can be read, the response has another shape, and the schema fails at the first entry.
 */
export function readableList<T>(
  config: ResolvedConfig,
  call: string,
  url: string,
  item: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, ReadableList<T>> {
  return v.pipe(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const isMap = !Array.isArray(dataset.value)
      const results = Object.entries(dataset.value).map(([key, value]) => ({
        key,
        value,
        result: v.safeParse(reportLosses(config, call, url, item, `${key}.`), value, { abortEarly: true }),
      }))
      const entries = results.flatMap(({ result }) => (result.success ? [result.output] : []))
      const unread = results.flatMap(({ key, value, result }) =>
        result.success ? [] : [{ key, value, issue: result.issues[0] }],
      )
      const [first] = unread
      if (first && entries.length === 0 && (isMap || unread.length > 1)) {
        const entry = {
          type: 'unknown',
          origin: 'value',
          input: dataset.value,
          key: first.key,
          value: first.value,
        } as const
        addIssue({ message: first.issue.message, path: [entry, ...(first.issue.path ?? [])] })
        return NEVER
      }
      for (const { key, issue } of unread) {
        const path = v.getDotPath(issue)
        // Leave out the received value, because personal data must not be logged.
        const reason = issue.message.replace(/ received ["\d-][^]*$/, ' received another value')
        const field = path ? `${key}.${path}` : key
        logError(config, new FailedRequest(call, url, { kind: 'malformed', field, reason }))
      }
      return { entries, received: results.length }
    }),
  )
}
