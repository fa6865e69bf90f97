import { afterPress } from '../../../kit/form/useForm'
import { focusedElement } from '../../../kit/window/keyboard'
import type { EventCluster } from '../../cluster/EventCluster'
import type { EventFieldName } from '../detailFieldLabels'
import { createEventFormStore, type EventFormStore } from './createEventFormStore'

/** The methods of a field's control that the form calls. */
interface FieldControl {
  focus(): void
}

/** Binding of a field; its functions stay the same while the window is open. */
export interface FieldBinding {
  onBlur(): void
  ref(control: FieldControl | null): void
}

/** Form that the parts of the window share. */
export interface EventForm {
  readonly store: EventFormStore
  bindingOf(name: EventFieldName): FieldBinding
  /** Focuses a field as soon as it is rendered. */
  focus(name: EventFieldName): void
}

/** Topics rules and fields without a bound control, each with the field that gets the focus instead. */
const FOCUS_TARGETS: Partial<Readonly<Record<EventFieldName, EventFieldName>>> = {
  Categories: 'FormalCategoryId',
  requiredFields: 'FormalCategoryId',
  ContentCategoryId: 'FormalCategoryId',
  Keywords: 'FormalCategoryId',
}

/** Selector of controls that a person may be using. */
const CONTROLS = 'input, textarea, select, button'

/** Creates the form of an event. */
export function createEventForm(cluster: EventCluster): EventForm {
  const store = createEventFormStore(cluster)
  const controls = new Map<EventFieldName, FieldControl>()
  const actions = new Map<EventFieldName, FieldBinding>()
  let awaited: EventFieldName | undefined
  let focusBefore: HTMLElement | null = null
  const make = (name: EventFieldName): FieldBinding => ({
    onBlur: () => afterPress(() => store.validate([name])),
    ref(control) {
      if (!control) {
        controls.delete(name)
        return
      }
      controls.set(name, control)
      if (awaited !== name) return
      awaited = undefined
      // If the person has moved to another control meanwhile, the focus stays there.
      const now = focusedElement()
      if (now === focusBefore || !now?.matches(CONTROLS)) control.focus()
    },
  })
  return {
    store,
    bindingOf(name) {
      const made = actions.get(name) ?? make(name)
      actions.set(name, made)
      return made
    },
    focus(name) {
      const target = FOCUS_TARGETS[name] ?? name
      const control = controls.get(target)
      // Without a control, the field's tab is not rendered yet. Then `ref` moves the focus when the control appears.
      awaited = control ? undefined : target
      focusBefore = focusedElement()
      control?.focus()
    },
  }
}
