import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Editor } from './createEditor'
import type { EditorState, EditorStore } from './createEditorStore'

/** The editor that a part stands in. */
export const EditorContext = createContext<Editor | undefined>(undefined)

/** The editor one is in. */
export function useEventForm(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEventForm was called outside of an event editor; render the component inside one.')
  return editor
}

/** Listens to a part of what the editor knows; `select` answers the same object as long as nothing in it differs. */
export function useEditorState<T>({ subscribe, read }: EditorStore, select: (state: EditorState) => T): T {
  return useSyncExternalStore(subscribe, () => select(read()))
}
