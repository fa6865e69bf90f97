import { countCharacters } from './countCharacters'
import type { Rule } from './Rule'

const MIN_CHARACTERS = 10
const NEEDED = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u]

/** A password as the register-login and password layers take it: at least 10 characters with a lower-case letter, an upper-case letter and a digit (portal-accounts 5). */
export const layerPassword: Rule = value =>
  countCharacters(value) >= MIN_CHARACTERS && NEEDED.every(part => part.test(value)) ? undefined : { rule: 'passwordStrength', markers: { MIN: MIN_CHARACTERS } }
