import * as v from 'valibot'
import { lose } from '../wire/portalValues'

/**
 * True when a value is null, missing, an empty text, false, or an empty list. PHP writes a map without entries as an
 * empty list.
 */
const isNoMap = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/**
 * Schema of a map. Its result is null if the portal sends no map, or if the map can't be read. `reportLosses` logs an
 * unreadable map.
 * @param name the field's name, for the log
 */
export const portalMap = <T>(name: string, schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | null> =>
  readOrNull(
    name,
    v.pipe(
      v.unknown(),
      v.check(value => !Array.isArray(value), 'is a list'),
      schema,
    ),
    isNoMap,
  )

/**
 * Schema of a value. Its result is null if `isNone` is true for the value, or if the value can't be read.
 * `reportLosses` logs an unreadable value.
 * @param name the field's name, for the log
 */
export const readOrNull = <T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  isNone: (value: unknown) => boolean,
): v.GenericSchema<unknown, T | null> =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(value => {
        if (isNone(value)) return null
        const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true })
        if (success) return output
        lose(name, issues[0])
        return null
      }),
    ),
    null,
  )
