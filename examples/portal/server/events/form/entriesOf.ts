import type { FormMap } from '../../http/FormMap'
import type { FormValue } from '../../http/FormValue'
import { RequestError } from '../../http/RequestError'
import { isNothing } from './isNothing'

/** The values of a list field, none where it is sent as nothing, undefined where it is not sent. Throws RequestError 400 beyond `most`. */
export function entriesOf(form: FormMap, name: string, most: number): FormValue[] | undefined {
  const value = form[name]
  if (value === undefined) return undefined
  const entries = typeof value === 'string' ? [value] : Object.values(value)
  if (entries.length > most) throw new RequestError(400, `The field ${name} may have ${most} entries at most.`)
  return entries.filter(entry => !isNothing(entry))
}
