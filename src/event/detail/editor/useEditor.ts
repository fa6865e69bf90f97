import { useContext } from 'react'
import type { Editor } from './Editor'
import { EditorContext } from './EditorContext'

/** The editor one is in. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor was called outside of an event editor; render the component inside one.')
  return editor
}
