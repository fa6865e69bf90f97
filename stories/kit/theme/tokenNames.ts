import { type TokenName, tokens } from '../../../src/kit/theme/tokens'

const ALL = [...Object.keys(tokens.light), ...Object.keys(tokens.shared)] as TokenName[]

/** Returns the names of the tokens of one kind, in the theme's order. */
export function tokenNames(kind: RegExp): TokenName[] {
  return ALL.filter(name => kind.test(name))
}
