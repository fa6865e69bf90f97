import type { EditingState, Rule, RuleError } from '../rule/Rule'
import { isBlank } from '../rule/valueRules'
import { validateField } from './validateField'

/** What a form's field can hold: a text, a yes or no, or a list of texts. */
export type FieldValue = string | boolean | readonly string[]

/** How a form treats one field. */
interface FieldPlan<Value> {
  /** The field is marked nonempty. Without it, its rules run only when there is a value (UI-FLD-26). */
  readonly isRequired?: boolean
  /** What the value has to pass, first fault first. */
  readonly rules?: readonly Rule<Value>[]
  /** The default label text: shown while nothing is typed, and never a value. */
  readonly placeholder?: string
  /** Text fields of the same group are compared by the rule `equals`. */
  readonly group?: string
}

/** What a form knows of one field beside its value. */
interface FieldState {
  /** A person is in it or has put something into it; while not, the default label text shows. */
  readonly isEdited: boolean
  /** It was left or sent at least once: from then on every change is validated and shows its error. */
  readonly isValidated: boolean
  readonly error?: RuleError | undefined
  /** What the server holds against the value, in words; gone with the next change. */
  readonly refusal?: string | undefined
  /** Its rules rest, for instance because another mode of the window has hidden it. */
  readonly isSuspended: boolean
  /** How far its editing has come, if it says so. */
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

/** The state of a form that nobody has touched. */
export function startForm<Values extends Fields<Values>>(plan: FormPlan<Values>, values: Values): FormState<Values> {
  const fields = Object.fromEntries(
    fieldNames(plan).map(name => [
      name,
      { isEdited: !isEmpty(plan, values, name), isValidated: false, isSuspended: false },
    ]),
  )
  return { values, fields: fields as unknown as Record<keyof Values, FieldState> }
}

/** Someone has gone into a field. */
export function focusField<Values extends Fields<Values>>(
  state: FormState<Values>,
  name: keyof Values,
): FormState<Values> {
  return withField(state, name, { isEdited: true })
}

/** Someone has left a field: it is validated, and unedited again if it is empty. */
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
 * A field has a new value. A choice is validated at once; a text only once the field was left, because a half-typed address is no
 * mistake yet. Fields of its group that were left are validated with it.
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

/** A field says how far its editing has come. */
export function reportEditing<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
  name: keyof Values,
  editing: EditingState,
): FormState<Values> {
  return validate(plan, withField(state, name, { editing }), [name])
}

/** Lets the rules of fields rest or work again. */
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

/** The server holds something against a field's value. */
export function refuseField<Values extends Fields<Values>>(
  state: FormState<Values>,
  name: keyof Values,
  refusal: string,
): FormState<Values> {
  return withField(state, name, { refusal })
}

/** Judges every field aloud, as before sending; what the server held against earlier values is forgotten. */
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

/** The fields with a fault, in the plan's order; none when the form may be sent. */
export function invalidFields<Values extends Fields<Values>>(
  plan: FormPlan<Values>,
  state: FormState<Values>,
): (keyof Values)[] {
  return fieldNames(plan).filter(name => state.fields[name].error)
}

/** The values to send: one that equals its default label text is empty (portal-accounts 5, sending values). */
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
