import type { EditorOpenOptions } from '../api/EditorApi'
import { FoyerError } from '../lib/FoyerError'
import { pageBase, webAddress } from '../lib/webAddress'
import type { OpeningTable } from '../shell/Family'

/** The call that opens the editor (portal-accounts 2.4); one at a time. */
export const editorOpenings = {
  'editor.open': {
    windowName: 'editor.open',
    isSingle: true,
    read({ url = '', comments, article }: EditorOpenOptions = {}) {
      if (!url || !webAddress(url, pageBase()))
        throw new FoyerError('CALL_WRONG_ARGUMENT', `editor.open has no address of an editor: its url is '${url}'. Pass one by http or https, or give the button a data-url.`)
      return { options: { url, comments, article } }
    },
  },
} satisfies OpeningTable
