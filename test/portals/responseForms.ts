import type { Shapes } from './openShapes'

/** Marks a field that a response omits. */
const LEFT_OUT = undefined

/** Writes values as one portal sends them. A value of undefined omits its field from the response's JSON. */
export interface ResponseForms {
  number(value: number): unknown
  /** A text. Null and '' become the portal's value for an empty text. A text of digits may become a number. */
  text(value: string | null): unknown
  /** A list in a field of a response. If it is empty, the field may be omitted. */
  list(entries: readonly unknown[]): unknown
  /** A list that is never omitted: the whole response, or the results of a search. */
  page(entries: readonly unknown[]): unknown
  map(entries: Readonly<Record<string, unknown>>): unknown
  flag(value: boolean): unknown
  /** The portal's value for a missing number. */
  noNumber(): unknown
  /** The portal's value for a missing object. */
  nothing(): unknown
}

/** Returns the functions that write a portal's responses. */
export function responseForms(shapes: Shapes): ResponseForms {
  return {
    number: value => (shapes.number === 'number' ? value : String(value)),
    text(value) {
      if (value === null || value === '')
        return { empty: '', null: null, missing: LEFT_OUT, false: false }[shapes.emptyText]
      return shapes.numericText === 'number' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value
    },
    list(entries) {
      if (entries.length === 0) return { list: [], map: {}, null: null, missing: LEFT_OUT }[shapes.emptyList]
      return shapes.list === 'list' ? entries : Object.fromEntries(entries.entries())
    },
    page(entries) {
      if (entries.length === 0) return shapes.emptyList === 'map' ? {} : []
      return shapes.list === 'list' ? entries : Object.fromEntries(entries.entries())
    },
    map(entries) {
      return Object.keys(entries).length > 0 ? entries : { map: {}, list: [], null: null }[shapes.emptyMap]
    },
    flag: value =>
      ({ boolean: value, number: Number(value), numeral: String(Number(value)), word: String(value) })[shapes.flag],
    noNumber: () => ({ empty: '', null: null, missing: LEFT_OUT, false: false })[shapes.emptyText],
    nothing: () => ({ null: null, false: false, list: [], missing: LEFT_OUT })[shapes.nothing],
  }
}
