import * as v from 'valibot'

/** One word: no blanks, no markup, and no JSON that was cut off. */
const WORD = /^[^\s<>"'{}[\]]+$/

/**
 * Schema of an object with one field; returns the field's value. The portal may also send this value alone: as JSON, or
 * as one word without quotes (for a call with `isTextTaken`). A text of several words, markup, and JSON that was cut
 * off are not accepted as the value.
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
