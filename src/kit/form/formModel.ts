import type { EditingState, Rule, RuleContext, RuleError } from '../rule/Rule'
import { isBlank, isChecked, nonempty } from '../rule/valueRules'

/** The value of a form's field: a text, a yes or no, or a list of texts. */
export type FieldValue = string | boolean | readonly string[]

/** The rules of one field. */
interface FieldPlan<Value> {
  /** True when the field must have a value. The rules run only for a field that has a value (UI-FLD-26). */
  readonly isRequired?: boolean
  /** The rules for the value. The first error counts. */
  readonly rules?: readonly Rule<Value>[]
  /** The default label text. It shows while the field is empty, and is never a value. */
  readonly placeholder?: string
  /** Name of the field's group. The rule `equals` compares the text fields of a group. */
  readonly group?: string
}

/** The state of one field besides its value. */
interface FieldState {
  /** True while a person is in the field, and while the field has a value. If false, the default label text shows. */
  readonly isEdited: boolean
  /**
   * True after the person has left the field, changed a checkbox or a list, or tried to send the form. From then on,
   * every change is validated, and an error shows.
   */
  readonly isValidated: boolean
  readonly error?: RuleError | undefined
  /** The server's validation error as text. The next change of the value removes it, and so does the next submit. */
  readonly refusal?: string | undefined
  /** True when the rules of the field are off, for example because another mode of the window hides the field. */
  readonly isSuspended: boolean
  /** The progress of the field's editing, if the field reports it. */
  readonly editing?: EditingState | undefined
}

/** The fields of a form. */
export type FormPlan<Values extends object> = { readonly [Name in keyof Values]: FieldPlan<Values[Name]> }

/** The values of a form and the state of each of its fields. */
export interface FormState<Values extends object> {
  readonly values: Values
  readonly fields: Readonly<Record<keyof Values, FieldState>>
}

type Fields<Values> = { [Name in keyof Values]: FieldValue }

/** Returns the initial state of a form with these values. */
export function startForm<Values extends Fields<Values>>(plan: FormPlan<Values>, values: Values): FormState<Values> {
  const fields = Object.fromEntries(
    fieldNames(plan).map(name => [
      name,
      { isEdited: !isEmpty(plan, values, name), isValidated: false, isSuspended: false },
    ]),
  )
  return { values, fields: fields as unknown as Record<keyof Values, FieldState> }
}

/** Records that a person entered a field. */
export function focusField<Values extends Fields<Values>>(
  state: FormState<Values>,
  name: keyof Values,
): FormState<Values> {
  return withField(state, name, { isEdited: true })
}

/** Validates a field that a person has left. An empty field counts as unedited again. */
export function blurField<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
  name: keyof Values,
): FormState<Values> {
  return validate(plan, withField(state, name, { isEdited: !isEmpty(plan, state.values, name), isValidated: true }), [
    name,
  ])
}

/**
 * Sets the value of a field. A checkbox or a list is validated at once. A text, also that of a select, is validated
 * only after the person has once left the field or tried to send the form. Before that, a partly typed address is no
 * error. Also validates the other fields of the field's group again, if they were validated before.
 */
export function changeField<Values extends Fields<Values>, Name extends keyof Values>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
  name: Name,
  value: Values[Name],
): FormState<Values> {
  const isChoice = typeof value !== 'string'
  const changed = withField({ ...state, values: { ...state.values, [name]: value } }, name, {
    isEdited: true,
    refusal: undefined,
    isValidated: isChoice || state.fields[name].isValidated,
  })
  const { group } = plan[name]
  const touched = fieldNames(plan).filter(
    other => other === name || (group !== undefined && plan[other].group === group),
  )
  return validate(plan, changed, touched)
}

/** Stores the progress that a field reports about its editing. */
export function reportEditing<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
  name: keyof Values,
  editing: EditingState,
): FormState<Values> {
  return validate(plan, withField(state, name, { editing }), [name])
}

/** Switches the rules of fields off or on. */
export function suspendFields<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
  names: readonly (keyof Values)[],
  isSuspended: boolean,
): FormState<Values> {
  return validate(
    plan,
    names.reduce((next, name) => withField(next, name, { isSuspended }), state),
    names,
  )
}

/** Sets the server's validation error of a field. */
export function refuseField<Values extends Fields<Values>>(
  state: FormState<Values>,
  name: keyof Values,
  refusal: string,
): FormState<Values> {
  return withField(state, name, { refusal })
}

/** Validates every field and shows the errors before a form is sent. Removes the server's errors of the last submit. */
export function validateForm<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
): FormState<Values> {
  const names = fieldNames(plan)
  return validate(
    plan,
    names.reduce((next, name) => withField(next, name, { isValidated: true, refusal: undefined }), state),
    names,
  )
}

/** Returns the names of the fields with an error, in the plan's order. Without an error, the form may be sent. */
export function invalidFields<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
): (keyof Values)[] {
  return fieldNames(plan).filter(name => state.fields[name].error)
}

/**
 * Returns the values to send. A value that equals its default label text becomes empty (portal-accounts 5, sending
 * values).
 */
export function sentValues<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  { values }: FormState<Values>,
): Values {
  const emptied = fieldNames(plan).filter(name => typeof values[name] === 'string' && isEmpty(plan, values, name))
  return { ...values, ...Object.fromEntries(emptied.map(name => [name, ''])) }
}

function fieldNames<Values extends object>(plan: FormPlan<Values>): (keyof Values)[] {
  return Object.keys(plan) as (keyof Values)[]
}

function isEmpty<Values extends Fields<Values>>(plan: FormPlan<Values>, values: Values, name: keyof Values): boolean {
  const value: FieldValue = values[name]
  if (typeof value === 'string') return isBlank(value, { placeholder: plan[name].placeholder })
  return typeof value === 'boolean' ? !value : value.length === 0
}

function withField<Values extends object>(
  state: FormState<Values>,
  name: keyof Values,
  change: Partial<FieldState>,
): FormState<Values> {
  return { ...state, fields: { ...state.fields, [name]: { ...state.fields[name], ...change } } }
}

function validate<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
  names: readonly (keyof Values)[],
): FormState<Values> {
  return names.reduce(
    (next, name) =>
      withField(next, name, { error: next.fields[name].isValidated ? validateField(plan, next, name) : undefined }),
    state,
  )
}

/**
 * Validates the current value of a field. A suspended field has no error. An empty field has an error only if it is
 * required (portal-accounts 5, UI-FLD-26).
 */
function validateField<Values extends { [Name in keyof Values]: FieldValue }>(
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
