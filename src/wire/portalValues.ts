import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import { FailedRequest } from './FailedRequest'
import { logError } from './logError'

/** A number of the portal, such as an id. PHP may write it as text, and as a decimal such as `1200.0`. */
export const portalNumber = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.check(text => /^-?\d+(\.\d+)?$/.test(text)),
    v.transform(Number),
  ),
])

/** A number that counts as 0 when it is empty, null, false or missing. */
export const numberOr0 = v.pipe(
  v.nullish(v.union([portalNumber, v.literal(''), v.literal(false)]), 0),
  v.transform(value => value || 0),
)

/** A text. A number is converted to text. Null, false and a missing value become an empty text (list of decisions). */
export const portalText = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.literal(false)]), ''),
  v.transform(value => (value === false ? '' : String(value))),
)

/** True for true, for every number except 0, and for every text except '', '0' and 'false'. */
export const portalFlag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform(value => Boolean(value) && value !== '0' && value !== 'false'),
)

/** Entries of a list, which PHP may write as a map; empty for an empty text, null, false or a missing list. */
export const portalEntries: v.GenericSchema<unknown, unknown[]> = v.pipe(
  v.nullish(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown()), v.literal(''), v.literal(false)]),
    (): unknown[] => [],
  ),
  // An array is returned as it is. On a page with Prototype.js, `Object.values` of an array also returns the methods
  // that Prototype.js adds to every array.
  v.transform(value => (Array.isArray(value) ? value : Object.values(value || {}))),
)

/** An entry, a list or another value that was left out of a response, because it could not be read. */
interface Loss {
  /** The path of the field, such as `Pictures.2.IdMedia`. */
  readonly field: string
  readonly reason: string
}

/** Losses of the response that is being read. A response is read synchronously, so no other one is read meanwhile. */
let losses: Loss[] = []

/** Returns the names of the fields of the current response that are incomplete or can't be read. */
export const lostLists = (): ReadonlySet<string> => new Set(losses.map(({ field }) => field.split('.', 1)[0]!))

/** Returns the losses of the current response and clears them. */
export function takeLosses(): readonly Loss[] {
  const taken = losses
  losses = []
  return taken
}

/** Clears the losses before the next response is read. Returns `value` unchanged. */
export function forgetLosses(value: unknown): unknown {
  losses = []
  return value
}

/** Notes a value that the schema of the current response leaves out. */
export function lose(field: string, issue: v.BaseIssue<unknown>): void {
  const path = v.getDotPath(issue)
  losses.push({ field: path ? `${field}.${path}` : field, reason: issue.message.replace(/ received ["\d-][^]*$/, '') })
}

/**
 * Schema of a list. Drops the entries that can't be read; an invalid list becomes empty. `reportLosses` logs both.
 * @param name the field's name, for the log
 */
export const portalList = <T>(name: string, item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(value => {
        const entries = v.safeParse(portalEntries, value)
        if (!entries.success) {
          lose(name, entries.issues[0])
          return []
        }
        return entries.output.flatMap((entry, index) => {
          const { success, output, issues } = v.safeParse(item, entry, { abortEarly: true })
          if (success) return [output]
          lose(`${name}.${index}`, issues[0])
          return []
        })
      }),
    ),
    [],
  )

/**
 * Returns `schema`, extended to log an error for each value that it leaves out of the response to a call. The error has
 * the call, the field's path and the reason, but not the value.
 * @param path position of the schema's value in the response, such as `EventClusters.3.`
 */
export const reportLosses = <T>(
  config: ResolvedConfig,
  call: string,
  url: string,
  schema: v.GenericSchema<unknown, T>,
  path = '',
): v.GenericSchema<unknown, T> =>
  v.pipe(
    v.unknown(),
    v.transform(forgetLosses),
    schema,
    v.transform(value => {
      for (const { field, reason } of takeLosses())
        logError(config, new FailedRequest(call, url, { kind: 'malformed', field: path + field, reason }))
      return value
    }),
  )
