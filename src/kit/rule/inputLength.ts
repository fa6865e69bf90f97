import { countCharacters } from './countCharacters'
import type { Rule } from './Rule'

/**
 * Makes the rule that a value has at least `min` and at most `max` characters, both included (portal-accounts 5 and 9). Its fault
 * carries both numbers as the markers `{MIN}` and `{MAX}`.
 */
export function inputLength(min = 5, max = 255): Rule {
  return value => {
    const length = countCharacters(value)
    return length < min || length > max ? { rule: 'inputLength', markers: { MIN: min, MAX: max } } : undefined
  }
}
