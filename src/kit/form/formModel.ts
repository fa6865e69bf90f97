import type { EditingState } from '../rule/EditingState'
import { isBlank } from '../rule/isBlank'
import type { FieldState } from './FieldState'
import type { FieldValue } from './FieldValue'
import type { FormPlan } from './FormPlan'
import type { FormState } from './FormState'
import { judgeField } from './judgeField'

type Fields<Values> = { [Name in keyof Values]: FieldValue }

/** The state of a form that nobody has touched. */
export function startForm<Values extends Fields<Values>>(plan: FormPlan<Values>, values: Values): FormState<Values> {
  const fields = Object.fromEntries(fieldNames(plan).map(name => [name, { isEdited: !isEmpty(plan, values, name), isJudged: false, isSuspended: false }]))
  return { values, fields: fields as unknown as Record<keyof Values, FieldState> }
}

/** Someone has gone into a field. */
export function focusField<Values extends Fields<Values>>(state: FormState<Values>, name: keyof Values): FormState<Values> {
  return withField(state, name, { isEdited: true })
}

/** Someone has left a field: it is judged, and unedited again if it is empty. */
export function blurField<Values extends Fields<Values>>(plan: FormPlan<Values>, state: FormState<Values>, name: keyof Values): FormState<Values> {
  return judge(plan, withField(state, name, { isEdited: !isEmpty(plan, state.values, name), isJudged: true }), [name])
}

/**
 * A field has a new value. A choice is judged at once; a text only once the field was left, because a half-typed address is no
 * mistake yet. Fields of its group that were left are judged with it.
 */
export function changeField<Values extends Fields<Values>, Name extends keyof Values>(plan: FormPlan<Values>, state: FormState<Values>, name: Name, value: Values[Name]): FormState<Values> {
  const isChoice = typeof value !== 'string'
  const changed = withField({ ...state, values: { ...state.values, [name]: value } }, name, {
    isEdited: true,
    refusal: undefined,
    isJudged: isChoice || state.fields[name].isJudged,
  })
  const { group } = plan[name]
  const touched = fieldNames(plan).filter(other => other === name || (group !== undefined && plan[other].group === group))
  return judge(plan, changed, touched)
}

/** A field says how far its editing has come. */
export function reportEditing<Values extends Fields<Values>>(plan: FormPlan<Values>, state: FormState<Values>, name: keyof Values, editing: EditingState): FormState<Values> {
  return judge(plan, withField(state, name, { editing }), [name])
}

/** Lets the rules of fields rest or work again. */
export function suspendFields<Values extends Fields<Values>>(plan: FormPlan<Values>, state: FormState<Values>, names: readonly (keyof Values)[], isSuspended: boolean): FormState<Values> {
  return judge(plan, names.reduce((next, name) => withField(next, name, { isSuspended }), state), names)
}

/** The server holds something against a field's value. */
export function refuseField<Values extends Fields<Values>>(state: FormState<Values>, name: keyof Values, refusal: string): FormState<Values> {
  return withField(state, name, { refusal })
}

/** Judges every field aloud, as before sending; what the server held against earlier values is forgotten. */
export function judgeForm<Values extends Fields<Values>>(plan: FormPlan<Values>, state: FormState<Values>): FormState<Values> {
  const names = fieldNames(plan)
  return judge(plan, names.reduce((next, name) => withField(next, name, { isJudged: true, refusal: undefined }), state), names)
}

/** The fields with a fault, in the plan's order; none when the form may be sent. */
export function faultyFields<Values extends Fields<Values>>(plan: FormPlan<Values>, state: FormState<Values>): (keyof Values)[] {
  return fieldNames(plan).filter(name => state.fields[name].fault)
}

/** The values to send: one that equals its default label text is empty (portal-accounts 5, sending values). */
export function sentValues<Values extends Fields<Values>>(plan: FormPlan<Values>, { values }: FormState<Values>): Values {
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

function withField<Values extends object>(state: FormState<Values>, name: keyof Values, change: Partial<FieldState>): FormState<Values> {
  return { ...state, fields: { ...state.fields, [name]: { ...state.fields[name], ...change } } }
}

function judge<Values extends Fields<Values>>(plan: FormPlan<Values>, state: FormState<Values>, names: readonly (keyof Values)[]): FormState<Values> {
  return names.reduce((next, name) => withField(next, name, { fault: next.fields[name].isJudged ? judgeField(plan, next, name) : undefined }), state)
}
