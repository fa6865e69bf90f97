import { useSyncExternalStore } from 'react'
import type { EditorState, EditorStore } from './createEditorStore'

/** Listens to a part of what the editor knows; `select` answers the same object as long as nothing in it differs. */
export function useEditorState<T>({ subscribe, read }: EditorStore, select: (state: EditorState) => T): T {
  return useSyncExternalStore(subscribe, () => select(read()))
}
