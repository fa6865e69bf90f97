import type { MovedField } from './MovedField'

/** What moving a temporary account would do: what the account gets, and where both have something else and the account's stays. */
export interface MoveSummary {
  moves: { field: MovedField; value: string | number }[]
  conflicts: { field: MovedField; temporary: string | number; account: string | number }[]
}
