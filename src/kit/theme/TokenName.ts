import type { tokens } from './tokens'

/** The name of a design token, without the prefix `--foyer-`. */
export type TokenName = keyof (typeof tokens)['light'] | keyof (typeof tokens)['shared']
