import type { RuleContext, RuleError } from '../rule/Rule'
import { isChecked, nonempty } from '../rule/valueRules'
import type { FieldValue, FormPlan, FormState } from './formModel'

/**
 * Validates the current value of a field. A suspended field has no error. An empty field has an error only if it is
 * required (portal-accounts 5, UI-FLD-26).
 */
export function validateField<Values extends { [Name in keyof Values]: FieldValue }>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
  name: keyof Values,
): RuleError | undefined {
  const { isRequired = false, rules = [], placeholder, group } = plan[name]
  if (state.fields[name].isSuspended) return undefined
  const value = state.values[name]
  const context: RuleContext = {
    placeholder,
    group: group === undefined ? undefined : namesOf(plan, group).map(other => String(state.values[other])),
    editing: state.fields[name].editing ?? 'done',
  }
  const emptyError = typeof value === 'string' ? nonempty(value, context) : isChecked(value, context)
  if (emptyError) return isRequired ? emptyError : undefined
  for (const rule of rules) {
    const error = rule(value, context)
    if (error) return error
  }
  return undefined
}

function namesOf<Values extends object>(plan: FormPlan<Values>, group: string): (keyof Values)[] {
  return (Object.keys(plan) as (keyof Values)[]).filter(name => plan[name].group === group)
}
