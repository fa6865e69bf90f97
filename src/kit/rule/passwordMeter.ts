import { countCharacters } from './countCharacters'

const MIN_CHARACTERS = 5
const TOO_SHORT = -100
// A special character counts only after another character; it is one that is neither letter nor digit.
const SCORES: readonly (readonly [points: number, parts: readonly RegExp[]])[] = [
  [3, [/.[^\p{L}\p{M}\p{N}]/su]],
  [2, [/\p{Ll}/u, /\p{Lu}/u]],
  [3, [/\p{L}/u, /\p{Nd}/u]],
]
const THRESHOLDS = [2, 3, 3, 5, 7, 8] as const

/** How strong a password looks; says nothing about whether it may be used. */
export interface PasswordMeter {
  /** −100 below 5 characters, else 0 to 8. */
  score: number
  /** 0 (weakest, red) to 5 (strongest, green). */
  step: number
}

/**
 * Measures a password for the visual strength meter (portal-accounts 5): a special character after another one gives 3, upper and
 * lower case 2, a letter and a digit 3. A step reaches up to its threshold: 2, 3, 3, 5, 7, 8.
 */
export function passwordMeter(password: string): PasswordMeter {
  const score = countCharacters(password) < MIN_CHARACTERS ? TOO_SHORT : addUp(password)
  const step = THRESHOLDS.findIndex(threshold => score <= threshold)
  return { score, step }
}

function addUp(password: string): number {
  return SCORES.filter(([, parts]) => parts.every(part => part.test(password))).reduce((sum, [points]) => sum + points, 0)
}
