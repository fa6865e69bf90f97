import type { RegisterText } from '../registerLogin/texts/registerTexts'
import type { MovedField } from './MovedField'
import type { MoveSummary } from './MoveSummary'

/** A summary whose values are what a person reads: the name of a choice instead of its id. */
export function showSummary({ moves, conflicts }: MoveSummary, texts: Readonly<Record<RegisterText, string>>): MoveSummary {
  const known: Readonly<Record<string, string>> = texts
  const show = (field: MovedField, value: string | number) => {
    if (field === 'gender') return known[`gender_${value}`] ?? value
    return field === 'taccount_type_id' ? (known[`account_type_${value}`] ?? value) : value
  }
  return {
    moves: moves.map(({ field, value }) => ({ field, value: show(field, value) })),
    conflicts: conflicts.map(({ field, temporary, account }) => ({ field, temporary: show(field, temporary), account: show(field, account) })),
  }
}
