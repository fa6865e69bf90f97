/**
 * What every shadow root starts from: nothing of the page comes through, and native controls take the window's font.
 * `!important` on the host, because a page's `* { … !important }` would win otherwise. Who prints gets the page without the windows over it,
 * which are not hidden in a way that would take the focus out of them.
 */
export const baseCss = `
:host {
  all: initial !important;
  display: contents !important;
  color: var(--foyer-text) !important;
  font: var(--foyer-font-base) / var(--foyer-line) var(--foyer-font) !important;
  overflow-wrap: break-word !important;
  -webkit-text-size-adjust: 100% !important;
  text-size-adjust: 100% !important;
}
:host::before, :host::after { content: none !important; }
*, *::before, *::after { box-sizing: border-box; }
button, input, select, textarea, optgroup { font: inherit; letter-spacing: inherit; color: inherit; margin: 0; }
h1, h2, h3, h4 { font: inherit; }
h1, h2, h3, h4, p, ul, ol, figure, fieldset { margin: 0; padding: 0; }
fieldset { border: 0; min-width: 0; }
img, svg { display: block; }
img { max-width: 100%; }
svg { flex: none; }
a { color: var(--foyer-accent-text); }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--foyer-accent); outline-offset: 2px; }
::selection { background: var(--foyer-accent); color: var(--foyer-on-accent); }
@media print { dialog, dialog::backdrop { opacity: 0 !important; } }
::placeholder { color: var(--foyer-text-soft); opacity: 1; }
`
