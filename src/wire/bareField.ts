import * as v from 'valibot'

/** One word: no blanks, markup or cut JSON. */
const WORD = /^[^\s<>"'{}[\]]+$/

/**
 * Schema of an object with one field. The portal may send the field's value alone, also as a bare word (for a call with
 * `isTextTaken`). Several words, markup and cut JSON are not accepted.
 */
export const bareField = <T>(name: string, schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> =>
  v.pipe(
    v.unknown(),
    v.transform(answer => (typeof answer === 'string' ? answer.trim() : answer)),
    v.transform(answer => {
      if (typeof answer === 'object' && answer !== null) return answer
      return typeof answer === 'string' && !WORD.test(answer) ? {} : { [name]: answer }
    }),
    v.object({ [name]: schema }),
    v.transform(fields => fields[name] as T),
  )
