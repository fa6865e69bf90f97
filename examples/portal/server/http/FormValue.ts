import type { FormMap } from './FormMap'

/** A field of a decoded form: text, or what PHP's brackets make (a list has the keys 0, 1, 2 …). */
export type FormValue = string | FormMap
