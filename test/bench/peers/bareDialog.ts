import type { Picture } from '../../../src/pix/picture/Picture'
import { gridMetrics } from '../../../src/pix/manage/gridMetrics'
import { buildElement } from './buildElement'
import { buildTile } from './buildTile'
import { peerCss } from './peerCss'

const WIDTH = 680 - 32

/** Opens a native modal dialog in a shadow tree with rows of tiles. Returns the function that closes it. */
function openBareDialog(pictures: readonly Picture[]): () => void {
  const host = document.createElement('bare-root')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(peerCss)
  shadow.adoptedStyleSheets = [sheet]
  const { columns, pictureHeight, rowHeight } = gridMetrics(WIDTH)
  const rows = buildElement('div', { class: 'rows', role: 'grid' })
  for (let from = 0; from < pictures.length; from += columns) {
    const style = `transform: translateY(${(from / columns) * rowHeight}px); grid-template-columns: repeat(${columns}, minmax(0, 1fr))`
    const tiles = pictures
      .slice(from, from + columns)
      .map((picture, column) => buildTile(picture, from + column, column, pictureHeight))
    rows.append(buildElement('div', { class: 'row', role: 'row', style }, ...tiles))
  }
  const dialog = document.createElement('dialog')
  dialog.append(buildElement('div', { class: 'scroller' }, rows))
  shadow.append(dialog)
  document.body.append(host)
  dialog.showModal()
  return () => {
    dialog.close()
    host.remove()
  }
}

Object.assign(globalThis, { openBareDialog })
