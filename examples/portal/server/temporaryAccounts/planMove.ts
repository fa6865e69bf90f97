import type { MovedField } from './MovedField'
import type { MoveSummary } from './MoveSummary'

/** Values by field; null and '' mean that there is none. */
type Values = Readonly<Record<MovedField, string | number | null>>

/** Compares a temporary account with an account: what is missing there moves, what differs stays there as it is, what is the same needs nothing. */
export function planMove(temporary: Values, account: Values): MoveSummary {
  const plan: MoveSummary = { moves: [], conflicts: [] }
  for (const field of Object.keys(temporary) as MovedField[]) {
    const [value, present] = [temporary[field], account[field]]
    if (value === null || value === '' || value === present) continue
    if (present === null || present === '') plan.moves.push({ field, value })
    else plan.conflicts.push({ field, temporary: value, account: present })
  }
  return plan
}
