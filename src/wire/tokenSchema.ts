import * as v from 'valibot'

const NONE = new Set<unknown>([null, undefined, false, ''])

/**
 * Schema of a token. The portal may send a text or a number as JSON, alone or in the field `token`. For a call with
 * `isTextTaken`, it may also send one word without quotes. The result is null for null, false and an empty text.
 * Several words, markup, and JSON that was cut off are not accepted.
 */
export const tokenSchema: v.GenericSchema<unknown, string | null> = v.pipe(
  v.unknown(),
  v.transform(answer => (typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : answer)),
  v.transform(answer => (typeof answer === 'string' ? answer.trim() : answer)),
  v.transform(answer => (NONE.has(answer) ? null : answer)),
  v.nullable(
    v.pipe(
      // A number that is not a safe integer has lost digits.
      v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
      v.transform(String),
      v.regex(/^[^\s<>"'{}[\]]+$/, 'no token'),
    ),
  ),
)
