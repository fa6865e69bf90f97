import { useRef, useState, type FormEvent } from 'react'
import type { EditingState } from '../rule/EditingState'
import type { RuleFault } from '../rule/RuleFault'
import { afterPress } from './afterPress'
import type { FieldBinding } from './FieldBinding'
import type { FieldValue } from './FieldValue'
import { firstOnScreen } from './firstOnScreen'
import { blurField, changeField, faultyFields, focusField, judgeForm, refuseField, reportEditing, sentValues, startForm, suspendFields } from './formModel'
import type { FormPlan } from './FormPlan'
import { useSubmitGuard } from './useSubmitGuard'

interface FormOptions<Values extends object> {
  /** May change from one drawing to the next. */
  plan: FormPlan<Values>
  /** The values of the first drawing. */
  initial: Values
  /** Puts a fault into words. */
  errorText: (name: keyof Values, fault: RuleFault) => string
  /**
   * Runs when every field passes, with the values to send. Further submits are ignored until it has ended or calls `lift`.
   */
  onSubmit: (values: Values, lift: () => void) => Promise<void> | void
}

/**
 * Drives a form: values, judging on blur and on change, and sending. Spread `formProps` on the `<form>` and `field(name)` on each
 * field of the kit.
 */
export function useForm<Values extends { [Name in keyof Values]: FieldValue }>({ plan, initial, errorText, onSubmit }: FormOptions<Values>) {
  const [state, setState] = useState(() => startForm(plan, initial))
  // The newest state, for acts that follow each other before the next drawing.
  const latest = useRef(state)
  const controls = useRef(new Map<keyof Values, { focus(): void }>())
  const { isBusy, run } = useSubmitGuard()
  const apply = (change: (current: typeof state) => typeof state) => {
    latest.current = change(latest.current)
    setState(latest.current)
  }

  const send = async (lift: () => void) => {
    apply(current => judgeForm(plan, current))
    const wrong = faultyFields(plan, latest.current)
    if (wrong.length === 0) await onSubmit(sentValues(plan, latest.current), lift)
    else firstOnScreen(wrong.map(name => controls.current.get(name)))?.focus()
  }
  const submit = () => run(send)
  const setValue = <Name extends keyof Values>(name: Name, value: Values[Name]) => apply(current => changeField(plan, current, name, value))

  const field = <Name extends keyof Values>(name: Name): FieldBinding<Values[Name]> => {
    const { fault, refusal, isEdited } = state.fields[name]
    return {
      value: state.values[name],
      onChange: value => setValue(name, value),
      onFocus: () => apply(current => focusField(current, name)),
      onBlur: () => afterPress(() => apply(current => blurField(plan, current, name))),
      ref: control => void (control ? controls.current.set(name, control) : controls.current.delete(name)),
      error: refusal ?? (fault && errorText(name, fault)),
      isRequired: plan[name].isRequired ?? false,
      placeholder: plan[name].placeholder,
      'data-state': isEdited ? 'edited' : 'unedited',
    }
  }

  return {
    values: state.values,
    /** The newest values, for an act between two drawings. */
    readValues: () => latest.current.values,
    /** A submit is under way. */
    isBusy,
    field,
    setValue,
    submit,
    /** For a field that says how far its editing has come, such as a search box. */
    reportEditing: (name: keyof Values, editing: EditingState) => apply(current => reportEditing(plan, current, name, editing)),
    /** Lets the rules of fields rest or work again. */
    suspend: (names: readonly (keyof Values)[], isSuspended: boolean) => apply(current => suspendFields(plan, current, names, isSuspended)),
    /** Marks a field with what the server holds against it. */
    refuse: (name: keyof Values, text: string) => apply(current => refuseField(current, name, text)),
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}
