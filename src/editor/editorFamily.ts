import type { Family } from '../shell/Family'
import { editorOpenings } from './editorOpenings'
import { editorWindows } from './editorWindows'

/** What the editor overlay puts into the frame. */
export const editorFamily: Family = { windows: editorWindows, openings: editorOpenings, calls: {} }
