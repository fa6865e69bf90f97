import type { Rule } from './Rule'
import { countCharacters } from './valueRules'

const FRAME_CHARACTERS = 8
const FRAME_PARTS = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}_]/u]

/**
 * A password as the registration frame accepts it: at least 8 characters with a letter, a digit and a non-word
 * character (portal-accounts 5, pwStrength).
 */
export const framePassword: Rule = value =>
  countCharacters(value) >= FRAME_CHARACTERS && FRAME_PARTS.every(part => part.test(value))
    ? undefined
    : { rule: 'passwordStrength', markers: { MIN: FRAME_CHARACTERS } }

const LAYER_CHARACTERS = 10
const LAYER_PARTS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u]

/**
 * A password as the register-login and password layers accept it: at least 10 characters with a lower-case letter, an
 * upper-case letter and a digit (portal-accounts 5).
 */
export const layerPassword: Rule = value =>
  countCharacters(value) >= LAYER_CHARACTERS && LAYER_PARTS.every(part => part.test(value))
    ? undefined
    : { rule: 'passwordStrength', markers: { MIN: LAYER_CHARACTERS } }

const METER_CHARACTERS = 5
const TOO_SHORT = -100
// A special character is neither letter nor digit. It counts only after another character.
const SCORES: readonly (readonly [points: number, parts: readonly RegExp[]])[] = [
  [3, [/.[^\p{L}\p{M}\p{N}]/su]],
  [2, [/\p{Ll}/u, /\p{Lu}/u]],
  [3, [/\p{L}/u, /\p{Nd}/u]],
]
const THRESHOLDS = [2, 3, 3, 5, 7, 8] as const

/** The strength of a password for display. It does not decide if the password is valid. */
interface PasswordMeter {
  /** −100 below 5 characters, else 0 to 8. */
  score: number
  /** 0 (weakest, red) to 5 (strongest, green). */
  step: number
}

/**
 * Returns the strength of a password for the visual meter (portal-accounts 5). A special character after any other
 * character adds 3 to the score, upper and lower case add 2, and a letter and a digit add 3. The steps 0 to 5 end at
 * the scores 2, 3, 3, 5, 7 and 8, so that step 2 never occurs.
 */
export function passwordMeter(password: string): PasswordMeter {
  const score = countCharacters(password) < METER_CHARACTERS ? TOO_SHORT : addUp(password)
  const step = THRESHOLDS.findIndex(threshold => score <= threshold)
  return { score, step }
}

function addUp(password: string): number {
  return SCORES.filter(([, parts]) => parts.every(part => part.test(password))).reduce(
    (sum, [points]) => sum + points,
    0,
  )
}
