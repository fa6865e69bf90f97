import { countCharacters } from './countCharacters'
import type { Rule } from './Rule'

const MIN_CHARACTERS = 8
const NEEDED = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}_]/u]

/** A password as the frame windows take it: at least 8 characters with a letter, a digit and a non-word character (portal-accounts 5, pwStrength). */
export const framePassword: Rule = value =>
  countCharacters(value) >= MIN_CHARACTERS && NEEDED.every(part => part.test(value)) ? undefined : { rule: 'passwordStrength', markers: { MIN: MIN_CHARACTERS } }
