/** The looks of the elements: the page's font and colours, and Foyer's tokens where the page sets them on the element; every part has a `part` name. */
export const elementCss = `
:host { display: inline-block; max-width: 100%; font: inherit; color: inherit; }
:host([inline]) { display: block; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.field { display: grid; gap: 8px; min-width: 0; margin: 0; padding: 0; border: 0; }
.acts { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
button {
  font: inherit; color: inherit; min-height: 36px; padding: 4px 14px; cursor: pointer; overflow-wrap: anywhere;
  border: 1px solid color-mix(in srgb, currentcolor 60%, transparent); border-radius: var(--foyer-radius, 8px); background: transparent;
}
button:hover:not(:disabled) { background: color-mix(in srgb, currentcolor 8%, transparent); }
button:focus-visible { outline: 2px solid var(--foyer-accent, currentcolor); outline-offset: 2px; }
button:disabled { cursor: default; opacity: 0.55; }
.error { margin: 0; font-size: 0.9em; color: var(--foyer-danger-text, light-dark(#a6211a, #f59b93)); }
.choose[aria-describedby] { border-color: var(--foyer-danger-text, light-dark(#a6211a, #f59b93)); }
ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
li { position: relative; display: grid; inline-size: 96px; }
.thumbnail, .name {
  inline-size: 96px; block-size: 72px; object-fit: contain; border-radius: var(--foyer-radius-small, 5px);
  background: color-mix(in srgb, currentcolor 8%, transparent);
}
.name { display: grid; place-items: center; padding: 4px; overflow: hidden; text-align: center; font-size: 0.85em; overflow-wrap: anywhere; }
.remove { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; inline-size: 28px; min-height: 28px; padding: 0; line-height: 1; border-radius: 999px; color: #fff; background: rgb(0 0 0 / 0.7); border-color: #fff; }
.remove:hover:not(:disabled) { background: #000; }
.remove:focus-visible { outline-color: #fff; box-shadow: 0 0 0 4px #000; }
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (pointer: coarse) { button { min-height: 44px; } .remove { inline-size: 36px; min-height: 36px; } }
`
