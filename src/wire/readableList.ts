import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { logError } from './logError'
import { reportLosses } from './portalValues'
import { checkResponse } from './readResponse'

/** List of a response, without the entries that can't be read. */
export interface ReadableList<T> {
  readonly entries: T[]
  /** Number of entries in the response, including those that can't be read. The next page begins after them. */
  readonly received: number
}

/**
 * Returns the schema of a list, which PHP may write as a map. Leaves out only the entries that can't be read; the
 * console names call, entry and field of each. If the list has entries and none of them can be read, the schema throws
 * the error of the first entry, because the response is probably no such list. The exception is an array with a single
 * entry that can't be read: it becomes an empty list.
 */
export function readableList<T>(
  config: ResolvedConfig,
  call: string,
  url: string,
  item: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, ReadableList<T>> {
  return v.pipe(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    v.transform(list => {
      const all = Object.entries(list)
      const errors: unknown[] = []
      const entries = all.flatMap(([key, value]) => {
        // Checked as a field of an object, so that the error's path begins with the key.
        const schema = v.object({ [key]: reportLosses(config, call, url, item, `${key}.`) })
        try {
          return Object.values(checkResponse(call, url, { [key]: value }, schema))
        } catch (error) {
          errors.push(error)
          return []
        }
      })
      if (entries.length === 0 && errors.length > (Array.isArray(list) ? 1 : 0)) throw errors[0]
      for (const error of errors) logError(config, error)
      return { entries, received: all.length }
    }),
  )
}
