import type { EditingState, Rule, RuleContext } from './Rule'

/** True when a value counts as empty: it has no character, or is the field's default label text. */
export function isBlank(value: string, context?: RuleContext): boolean {
  return value === '' || value === context?.placeholder
}

/** The value must not be empty and must not equal the field's default label text (portal-accounts 5). */
export const nonempty: Rule = (value, context) => (isBlank(value, context) ? { rule: 'nonempty' } : undefined)

/** The value must contain more than blanks. For values that are trimmed before sending. */
export const filled: Rule = value => (value.trim() === '' ? { rule: 'nonempty' } : undefined)

/**
 * The value must not be empty, and must equal all fields of its group, such as a password and its confirmation
 * (portal-accounts 5).
 */
export const equals: Rule = (value, context) =>
  isBlank(value, context) || context?.group?.some(other => other !== value) ? { rule: 'equals' } : undefined

/**
 * At least one input of the field must be checked (portal-accounts 5). The value is that of one checkbox or switch, or
 * the list of checked values.
 */
export const isChecked: Rule<boolean | readonly string[]> = value =>
  (typeof value === 'boolean' ? value : value.length > 0) ? undefined : { rule: 'isChecked' }

const FINISHED: readonly (EditingState | undefined)[] = ['done', 'validated', 'freetext']

/**
 * The field must report that editing is finished. For a search box, its value must be free text or a validated choice
 * (portal-accounts 5). Without `context.editing`, the field is not finished.
 */
export const finishedEditing: Rule = (_value, context) =>
  FINISHED.includes(context?.editing) ? undefined : { rule: 'finishedEditing' }

/**
 * Returns the approximate number of visible characters in a text. A character above U+FFFF counts once, not as two
 * halves.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * Returns the rule that a value has at least `min` and at most `max` characters, both included (portal-accounts 5 and
 * 9). Its error has both numbers as the markers `{MIN}` and `{MAX}`.
 */
export function inputLength(min = 5, max = 255): Rule {
  return value => {
    const length = countCharacters(value)
    return length < min || length > max ? { rule: 'inputLength', markers: { MIN: min, MAX: max } } : undefined
  }
}
