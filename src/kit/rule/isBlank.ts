import type { RuleContext } from './RuleContext'

/** Tells whether a value counts as empty: it has no character, or is the field's default label text. */
export function isBlank(value: string, context?: RuleContext): boolean {
  return value === '' || value === context?.placeholder
}
