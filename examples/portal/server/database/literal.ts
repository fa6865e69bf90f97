import { escapeLiteral } from 'pg'

/** A value as it can stand in a statement: a number, a text or a list of numbers. */
export type LiteralValue = string | number | readonly number[]

/** A value written as SQL, quoted so that nothing in it ends the literal. */
export function literal(value: LiteralValue): string {
  return escapeLiteral(typeof value === 'object' ? `{${value.join(',')}}` : String(value))
}
