import * as v from 'valibot'

/**
 * Check that an object has at least one of the fields, or is empty. A list with entries, or an object with other fields
 * only, is not the expected response. If such a value were read as an empty response, the library could erase data. A
 * value that is no object passes; other parts of a schema check it.
 */
export const knownFields = (fields: object) =>
  v.check((value: unknown) => {
    if (typeof value !== 'object' || value === null) return true
    const names = Object.keys(value)
    return names.length === 0 || names.some(name => Object.hasOwn(fields, name))
  }, 'has no known field')

/** Schema of an object of known shape (see `knownFields`) with these entries. */
export const knownObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.unknown(), knownFields(entries), v.object(entries))

/** Check that a value is not a list with entries. PHP writes an empty map as an empty list. */
export const emptyIfList = v.check((value: unknown) => !Array.isArray(value) || value.length === 0, 'a list')
