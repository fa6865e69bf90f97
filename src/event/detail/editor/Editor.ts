import type { EventFieldName } from '../EventFieldName'
import type { EditorStore } from './createEditorStore'

/** What a field's control is asked for: to take the focus. */
export interface FieldControl {
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
