import { useContext } from 'react'
import type { Editor } from './Editor'
import { EditorContext } from './EditorContext'

/** The editor one is in. */
export function useEventForm(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEventForm was called outside of an event editor; render the component inside one.')
  return editor
}
