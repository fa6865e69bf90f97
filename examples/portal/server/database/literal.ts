import { escapeLiteral } from 'pg'
import type { LiteralValue } from './LiteralValue'

/** A value written as SQL, quoted so that nothing in it ends the literal. */
export function literal(value: LiteralValue): string {
  return escapeLiteral(typeof value === 'object' ? `{${value.join(',')}}` : String(value))
}
