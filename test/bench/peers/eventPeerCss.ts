import { inputStyle } from '../../../src/kit/field/FieldBox'
import { themeCss } from '../../../src/kit/theme/themeCss'
import { tableStyle } from '../../../src/event/overview/parts/Table'

/**
 * The library's styles of the table and of fields as plain CSS for a shadow tree. The library and the peer look the
 * same, so the bench compares only how they are built.
 */
export const eventPeerCss = `${themeCss()}
.table { ${tableStyle.map(String).join('')} }
.scroller { height: 100%; overflow: auto; overscroll-behavior: contain; scrollbar-gutter: stable; }
.text-field { ${inputStyle.map(String).join('')} }
.field { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px; }
.field > :is(label, p) { grid-column: 1 / -1; }
.form { display: grid; gap: 16px; height: 100%; padding: 16px; overflow: auto; }
dialog { margin: auto; padding: 0; border: 0; width: 680px; height: 610px; overflow: clip; background: var(--foyer-surface); color: var(--foyer-text); }
dialog::backdrop { background: rgb(0 0 0 / 0.25); }
`
