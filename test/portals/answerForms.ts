import type { Shapes } from './openShapes'

/** Marks a field that an answer leaves out. */
const LEFT_OUT = undefined

/** Writes values in the forms of one portal. A field whose form is undefined is missing in the answer's JSON. */
export interface AnswerForms {
  number(value: number): unknown
  /** An empty text has the portal's form of emptiness; digits may become a number. */
  text(value: string | null): unknown
  /** A list in a field of an answer, which may be missing if it is empty. */
  list(entries: readonly unknown[]): unknown
  /** A list that is the answer itself: always there. */
  page(entries: readonly unknown[]): unknown
  map(entries: Readonly<Record<string, unknown>>): unknown
  flag(value: boolean): unknown
  /** A number that is not there. */
  noNumber(): unknown
  /** An object that is not there. */
  nothing(): unknown
}

/** Returns the writers of a portal's answers. */
export function answerForms(shapes: Shapes): AnswerForms {
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
