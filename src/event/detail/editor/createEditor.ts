import { afterPress } from '../../../kit/form/useForm'
import { focusedElement } from '../../../kit/window/keyboard'
import type { EventCluster } from '../../cluster/EventCluster'
import type { EventFieldName } from '../detailFieldLabels'
import { createEditorStore, type EditorStore } from './createEditorStore'

/** What a field's control is asked for: to take the focus. */
interface FieldControl {
  focus(): void
}

/** How a field of the editor is bound; the functions stay the same as long as the window is open. */
export interface FieldActs {
  onBlur(): void
  ref(control: FieldControl | null): void
}

/** What the parts of one editor share. */
export interface Editor {
  readonly store: EditorStore
  actsOf(name: EventFieldName): FieldActs
  /** Gives the focus to a field, once it is drawn. */
  focus(name: EventFieldName): void
}

/** Where the focus goes for a check that is about several fields. */
const STAND_INS: Partial<Readonly<Record<EventFieldName, EventFieldName>>> = {
  Categories: 'FormalCategoryId',
  requiredFields: 'FormalCategoryId',
  ContentCategoryId: 'FormalCategoryId',
  Keywords: 'FormalCategoryId',
}

/** What a person may be typing into or about to press. */
const CONTROLS = 'input, textarea, select, button'

/** Makes the editor of an event. */
export function createEditor(cluster: EventCluster): Editor {
  const store = createEditorStore(cluster)
  const controls = new Map<EventFieldName, FieldControl>()
  const acts = new Map<EventFieldName, FieldActs>()
  let wished: EventFieldName | undefined
  let wishedFrom: HTMLElement | null = null
  const make = (name: EventFieldName): FieldActs => ({
    onBlur: () => afterPress(() => store.judge([name])),
    ref(control) {
      if (!control) {
        controls.delete(name)
        return
      }
      controls.set(name, control)
      if (wished !== name) return
      wished = undefined
      // Who has gone on to another field since stays there.
      const now = focusedElement()
      if (now === wishedFrom || !now?.matches(CONTROLS)) control.focus()
    },
  })
  return {
    store,
    actsOf(name) {
      const made = acts.get(name) ?? make(name)
      acts.set(name, made)
      return made
    },
    focus(name) {
      const target = STAND_INS[name] ?? name
      const control = controls.get(target)
      // Its tab is drawn first.
      wished = control ? undefined : target
      wishedFrom = focusedElement()
      control?.focus()
    },
  }
}
