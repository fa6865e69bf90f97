import type { WindowTable } from '../shell/WindowTable'

/** The editor overlay (portal-accounts 2.4); its width and its least height are those of 9. */
export const editorWindows = {
  'editor.open': {
    load: () => import('./overlay/EditorWindow').then(module => module.EditorWindow),
    headingLabel: 'editor_heading',
    size: { width: 930, height: 600 },
    canGoFullscreen: true,
    failureReading: 'portal',
  },
} satisfies WindowTable
