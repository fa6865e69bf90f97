import type { TokenName } from './TokenName'

/** The CSS expression for a token's value, such as `var(--foyer-text)`; a misspelt name does not compile. */
export function cssVar(name: TokenName): string {
  return `var(--foyer-${name})`
}
