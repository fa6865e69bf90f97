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

/** The props that a form gives to one of its fields. Spread them on the kit's field. */
export interface FieldBinding<Value> {
  value: Value
  onChange: (value: Value) => void
  onFocus: () => void
  onBlur: () => void
  /** Receives the control, which gets the focus if its field is the first with an error. */
  ref: (control: { focus(): void } | null) => void
  error: string | undefined
  isRequired: boolean
  placeholder: string | undefined
  'data-state': 'unedited' | 'edited'
}

interface FormOptions<Values extends object> {
  /** The fields with their rules. A later render can pass another plan. */
  plan: FormPlan<Values>
  /** The values of the first render. */
  initial: Values
  /** Returns the text of an error. */
  errorText: (name: keyof Values, error: RuleError) => string
  /**
   * Called with the values to send if every field is valid. Further submits are ignored until `onSubmit` ends or calls
   * `lift`.
   */
  onSubmit: (values: Values, lift: () => void) => Promise<void> | void
}

/**
 * Runs a form: values, validation on blur and on change, and sending. Spread `formProps` on the `<form>` and
 * `field(name)` on each field of the kit.
 */
export function useForm<Values extends { [Name in keyof Values]: FieldValue }>({
  plan,
  initial,
  errorText,
  onSubmit,
}: FormOptions<Values>) {
  const [state, setState] = useState(() => startForm(plan, initial))
  // The newest state, for actions that follow each other before the next render.
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
    /** Returns the newest values, even between two renders. */
    readValues: () => latest.current.values,
    /** True while a submit is running. */
    isBusy,
    field,
    setValue,
    submit,
    /** Reports the progress of a field's editing, for example that of a search box. */
    reportEditing: (name: keyof Values, editing: EditingState) =>
      apply(current => reportEditing(plan, current, name, editing)),
    /** Switches the rules of fields off or on. */
    suspend: (names: readonly (keyof Values)[], isSuspended: boolean) =>
      apply(current => suspendFields(plan, current, names, isSuspended)),
    /** Marks a field with the server's validation error. */
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

/**
 * Returns the control that comes first in the DOM. A portal's template may order the fields differently from the plan.
 * Controls that are not DOM nodes keep the order of the plan.
 */
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
 * Runs an action at once, or right after the current pointer press. A press on a button or checkbox takes the focus
 * from a field, and the error of that field can show. If the error showed during the press, it would move the button or
 * checkbox, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (document.querySelector('body :active:not(:focus)'))
    addEventListener('mouseup', () => setTimeout(action), { once: true, capture: true })
  else action()
}

/**
 * Runs one action at a time. `run` ignores a call while an earlier action runs. The action gets a function that
 * releases the guard early. The guard is always released when the action ends.
 */
export function useSubmitGuard() {
  const [isBusy, setIsBusy] = useState(false)
  const holder = useRef<symbol>(undefined)
  const run = async (action: (lift: () => void) => Promise<void> | void): Promise<void> => {
    if (holder.current) return
    const self = Symbol('submit')
    // Releases only its own guard, because the next action may hold the guard when this one ends.
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
