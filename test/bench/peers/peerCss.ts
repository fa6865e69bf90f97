import { themeCss } from '../../../src/kit/theme/themeCss'
import { gridStyle } from '../../../src/pix/manage/parts/gridStyle'

/**
 * The library's styles of rows and tiles as plain CSS for a shadow tree. The library and the peer look the same, so
 * the bench compares only how they are built.
 */
export const peerCss = `${themeCss()}
.scroller { height: 100%; overflow: auto; overscroll-behavior: contain; scrollbar-gutter: stable; padding-inline: 16px; }
.rows { position: relative; ${gridStyle.map(String).join('')} }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
dialog { margin: auto; padding: 0; border: 0; width: 680px; height: 630px; overflow: clip; background: var(--foyer-surface); color: var(--foyer-text); }
dialog::backdrop { background: rgb(0 0 0 / 0.25); }
`
