import { type FormEvent, useRef, useState } from 'react'
import type { EditingState, RuleError } from '../rule/Rule'
import {
  blurField,
  changeField,
  invalidFields,
  type FieldValue,
  focusField,
  type FormPlan,
  validateForm,
  refuseField,
  reportEditing,
  sentValues,
  startForm,
  suspendFields,
} from './formModel'

/** What a form hands to one of its fields; spread it on the kit's field. */
export interface FieldBinding<Value> {
  value: Value
  onChange: (value: Value) => void
  onFocus: () => void
  onBlur: () => void
  /** Keeps hold of the control, which gets the focus when its field is the first with a fault. */
  ref: (control: { focus(): void } | null) => void
  error: string | undefined
  isRequired: boolean
  placeholder: string | undefined
  'data-state': 'unedited' | 'edited'
}

interface FormOptions<Values extends object> {
  /** May change from one drawing to the next. */
  plan: FormPlan<Values>
  /** The values of the first drawing. */
  initial: Values
  /** Puts a fault into words. */
  errorText: (name: keyof Values, error: RuleError) => string
  /**
   * Runs when every field passes, with the values to send. Further submits are ignored until it has ended or calls `lift`.
   */
  onSubmit: (values: Values, lift: () => void) => Promise<void> | void
}

/**
 * Drives a form: values, validating on blur and on change, and sending. Spread `formProps` on the `<form>` and `field(name)` on each
 * field of the kit.
 */
export function useForm<Values extends { [Name in keyof Values]: FieldValue }>({
  plan,
  initial,
  errorText,
  onSubmit,
}: FormOptions<Values>) {
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
    apply(current => validateForm(plan, current))
    const wrong = invalidFields(plan, latest.current)
    if (wrong.length === 0) await onSubmit(sentValues(plan, latest.current), lift)
    else firstOnScreen(wrong.map(name => controls.current.get(name)))?.focus()
  }
  const submit = () => run(send)
  const setValue = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    apply(current => changeField(plan, current, name, value))

  const field = <Name extends keyof Values>(name: Name): FieldBinding<Values[Name]> => {
    const { error, refusal, isEdited } = state.fields[name]
    return {
      value: state.values[name],
      onChange: value => setValue(name, value),
      onFocus: () => apply(current => focusField(current, name)),
      onBlur: () => afterPress(() => apply(current => blurField(plan, current, name))),
      ref: control => void (control ? controls.current.set(name, control) : controls.current.delete(name)),
      error: refusal ?? (error && errorText(name, error)),
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
    reportEditing: (name: keyof Values, editing: EditingState) =>
      apply(current => reportEditing(plan, current, name, editing)),
    /** Lets the rules of fields rest or work again. */
    suspend: (names: readonly (keyof Values)[], isSuspended: boolean) =>
      apply(current => suspendFields(plan, current, names, isSuspended)),
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

/** The control that comes first on the screen, where a portal's template has an order of its own; what is no element keeps its place. */
function firstOnScreen(controls: readonly ({ focus(): void } | undefined)[]): { focus(): void } | undefined {
  return controls
    .filter(control => control !== undefined)
    .reduce<{ focus(): void } | undefined>(
      (first, control) => (first && !precedes(control, first) ? first : control),
      undefined,
    )
}

function precedes(control: object, other: object): boolean {
  return (
    control instanceof Node &&
    other instanceof Node &&
    (control.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  )
}

/**
 * Runs an act at once, or right after the press of a pointer that is under way: an error that comes when a field is left would move the
 * button or the checkbox that is being pressed, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (document.querySelector('body :active:not(:focus)'))
    addEventListener('mouseup', () => setTimeout(action), { once: true, capture: true })
  else action()
}

/**
 * Lets one act run at a time. `run` ignores a call while an earlier one is under way; the act gets a function that lifts the guard
 * early, and the guard is lifted in any case when the act has ended.
 */
export function useSubmitGuard() {
  const [isBusy, setIsBusy] = useState(false)
  const holder = useRef<symbol>(undefined)
  const run = async (action: (lift: () => void) => Promise<void> | void): Promise<void> => {
    if (holder.current) return
    const self = Symbol('submit')
    // Only its own guard: by the time an act ends, the next may hold it.
    const lift = () => {
      if (holder.current !== self) return
      holder.current = undefined
      setIsBusy(false)
    }
    holder.current = self
    setIsBusy(true)
    try {
      await action(lift)
    } finally {
      lift()
    }
  }
  return { isBusy, run }
}
