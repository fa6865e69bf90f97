import * as v from 'valibot'
import { type FormMap, readForm } from './formBody'
import { RequestError } from './RequestError'

/**
 * Reads the fields of a query or a form body by their schemas. Throws RequestError 400 with the message of the first invalid field, or if `source`
 * contains no form fields.
 */
export function readFields<const Entries extends v.ObjectEntries>(
  entries: Entries,
  source: unknown,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  return fieldsOf(entries, readForm(source))
}

/** Reads fields of a decoded form. Throws RequestError 400 with the message of the first invalid field. */
export function fieldsOf<const Entries extends v.ObjectEntries>(
  entries: Entries,
  form: FormMap,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  // Adds every key, so that a missing field gets the message of its own schema.
  const fields = Object.fromEntries(Object.keys(entries).map(name => [name, form[name]]))
  const result = v.safeParse(v.object(entries), fields, { abortEarly: true, abortPipeEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RequestError(400, issue.message.replace('{field}', String(issue.path?.[0].key)))
}
