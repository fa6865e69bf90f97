import css from '@docsearch/css/dist/style.css?inline'
import docsearch from '@docsearch/js/docsearch'
import { addCss } from './addCss'
import { untilElement } from './untilElement'

addCss(css)
const place = document.createElement('div')
document.body.append(place)
// Searches nothing and sends no request, so that the bench measures only the window.
const search = docsearch({ container: place, appId: 'BENCH', apiKey: 'bench', indices: ['bench'] })

/** Search window of DocSearch. */
globalThis.peerWindow = {
  async open() {
    search.open()
    await untilElement('.DocSearch-Modal')
    return () => search.close()
  },
}
