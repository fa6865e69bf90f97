import type { Family } from '../shell/Family'

/** What the editor overlay puts into the frame. */
export const editorFamily: Family = { windows: {}, openings: {}, calls: {} }
