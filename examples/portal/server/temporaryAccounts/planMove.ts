import type { RegisterText } from '../registerLogin/texts/registerTexts'

/** A field that can move from a temporary account to an account. */
type MovedField = 'gender' | 'taccount_type_id' | 'firstname' | 'surname' | 'artistname' | 'aliasname' | 'existmail'

/** Effect of moving a temporary account: the account gets the values of `moves`, and keeps its own for `conflicts`. */
export interface MoveSummary {
  moves: { field: MovedField; value: string | number }[]
  conflicts: { field: MovedField; temporary: string | number; account: string | number }[]
}

/** Values by field; null and '' mean none. */
type Values = Readonly<Record<MovedField, string | number | null>>

/**
 * Compares a temporary account with an account. Values that the account lacks move. Values that differ stay as they are
 * in the account. Equal values change nothing.
 */
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

/** Returns a summary with values for people: the name of a choice instead of its id. */
export function showSummary(
  { moves, conflicts }: MoveSummary,
  texts: Readonly<Record<RegisterText, string>>,
): MoveSummary {
  const known: Readonly<Record<string, string>> = texts
  const show = (field: MovedField, value: string | number) => {
    if (field === 'gender') return known[`gender_${value}`] ?? value
    return field === 'taccount_type_id' ? (known[`account_type_${value}`] ?? value) : value
  }
  return {
    moves: moves.map(({ field, value }) => ({ field, value: show(field, value) })),
    conflicts: conflicts.map(({ field, temporary, account }) => ({
      field,
      temporary: show(field, temporary),
      account: show(field, account),
    })),
  }
}
