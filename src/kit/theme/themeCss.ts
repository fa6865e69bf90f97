import { accentColors, parseHexColor } from './colors'
import { type TokenName, tokens } from './tokens'

/** What a host page may change about the looks. */
export interface ThemeOptions {
  /** Colour scheme; `auto` (the default) follows the person's system setting. */
  scheme?: 'light' | 'dark' | 'auto'
  /** CSS font family list; the page has to load the fonts it names. `inherit`: the one that the page's body has when a window opens. */
  font?: string
  /** The one accent colour as `#rgb` or `#rrggbb`; its other shades are computed so that texts stay readable. */
  accent?: string
  /**
   * Values of single tokens, in both schemes; they win over everything else. `light-dark(#fff, #222)` gives each scheme its own. A page's style sheet can set
   * them as well, as custom properties such as `foyer-root { --foyer-radius: 0 }`. What is readable then is the page's care; only `accent` is adjusted.
   */
  tokens?: Partial<Record<TokenName, string>>
}

/**
 * What every shadow root starts from: nothing of the page comes through, and native controls take the window's font.
 * `!important` on the host, because a page's `* { … !important }` would win otherwise. Who prints gets the page without the windows over it,
 * which are not hidden in a way that would take the focus out of them.
 */
const baseCss = `
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

const ADAPTATIONS = `
@media (pointer: coarse) { :host { --foyer-size-control: 44px; --foyer-size-control-small: 44px; } }
@media (prefers-reduced-motion: reduce) { :host { --foyer-motion-fast: 0s; --foyer-motion-slow: 0s; } }
`

/**
 * The style sheet that a shadow root starts with: base rules and every token as a custom property of the host.
 * Values with a character that could end the declaration (`;`, `{`, `}`, `<`) are left out, and so is an accent that is no hex colour.
 */
export function themeCss(theme: ThemeOptions = {}): string {
  const { scheme = 'auto' } = theme
  const first = schemeRule(scheme === 'dark' ? 'dark' : 'light', theme)
  const second = scheme === 'auto' ? `@media (prefers-color-scheme: dark) {\n${schemeRule('dark', theme)}\n}\n` : ''
  const font = theme.font === 'inherit' ? getComputedStyle(document.body).fontFamily : theme.font
  const own = { ...(font && { font }), ...theme.tokens }
  // The base comes first: its `all: initial` would take the colour scheme back.
  return `${baseCss}${hostRule(tokens.shared)}${first}${second}${ADAPTATIONS}${hostRule(own)}`
}

function schemeRule(scheme: 'light' | 'dark', theme: ThemeOptions): string {
  const colors = {
    ...tokens[scheme],
    ...(theme.accent && parseHexColor(theme.accent) && accentColors(theme.accent, scheme)),
  }
  return hostRule(colors, `color-scheme: ${scheme} !important; `)
}

function hostRule(values: Readonly<Record<string, string>>, start = ''): string {
  const lines = Object.entries(values).filter(([, value]) => !/[;{}<]/.test(value))
  return `:host { ${start}${lines.map(([name, value]) => `--foyer-${name}: ${value};`).join(' ')} }\n`
}
