import type { EditorOpenOptions } from '../api/EditorApi'
import { FoyerError } from '../lib/FoyerError'
import { pageBase, webAddress } from '../lib/webAddress'
import type { Family, OpeningTable } from '../shell/Family'
import type { WindowTable } from '../shell/WindowTable'

/** The call that opens the editor (portal-accounts 2.4). Only one editor may be open. */
const editorOpenings = {
  'editor.open': {
    windowName: 'editor.open',
    isSingle: true,
    read({ url = '', comments, article }: EditorOpenOptions = {}) {
      if (!url || !webAddress(url, pageBase()))
        throw new FoyerError(
          'CALL_WRONG_ARGUMENT',
          `editor.open needs an http(s) address, but its url is '${url}'. Pass one, or set the button's data-url.`,
        )
      return { options: { url, comments, article } }
    },
  },
} satisfies OpeningTable

/** The editor overlay (portal-accounts 2.4), in the width and minimum height of portal-accounts 9. */
export const editorWindows = {
  'editor.open': {
    load: () => import('./overlay/EditorWindow').then(module => module.EditorWindow),
    headingLabel: 'ui_editor_heading',
    size: { width: 930, height: 600 },
    canGoFullscreen: true,
    failureReading: 'portal',
  },
} satisfies WindowTable

/** Windows and calls of the editor overlay, for the core. */
export const editorFamily: Family = { windows: editorWindows, openings: editorOpenings, calls: {} }
