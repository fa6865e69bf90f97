import { createContext } from 'react'
import type { Editor } from './Editor'

/** The editor that a part stands in. */
export const EditorContext = createContext<Editor | undefined>(undefined)
