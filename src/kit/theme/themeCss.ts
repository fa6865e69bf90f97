import { accentColors, parseHexColor } from './colors'
import { type TokenName, tokens } from './tokens'

/** Style options of a host page. */
export interface ThemeOptions {
  /** Colour scheme; `auto` (the default) follows the person's system setting. */
  scheme?: 'light' | 'dark' | 'auto'
  /** CSS font family list. The page must load the fonts. `inherit`: the font of the page's body when a window opens. */
  font?: string
  /** The accent colour as `#rgb` or `#rrggbb`. Its other shades are computed so that texts stay readable. */
  accent?: string
  /**
   * Values of single tokens, in both schemes; `light-dark(#fff, #222)` sets one value per scheme. They override the
   * other options of the theme. A style sheet of the page overrides all options, by custom properties such as
   * `foyer-root { --foyer-radius: 0 }`. The page is responsible for the contrast of tokens, because only `accent` is
   * adjusted.
   */
  tokens?: Partial<Record<TokenName, string>>
}

/**
 * The base rules of every shadow root. They reset the page's inherited styles and give native controls the window's
 * font. The rules of the host are `!important`, because a page's `* { … !important }` would win otherwise. For print,
 * windows get opacity 0, because this hides a window without taking the focus from its controls.
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
 * Returns the style sheet of a shadow root: base rules, and every token as a custom property of the host. Leaves out
 * values with a character that could end the declaration (`;`, `{`, `}`, `<`), and an accent that is not a hex colour.
 */
export function themeCss(theme: ThemeOptions = {}): string {
  const { scheme = 'auto' } = theme
  const first = schemeRule(scheme === 'dark' ? 'dark' : 'light', theme)
  const second = scheme === 'auto' ? `@media (prefers-color-scheme: dark) {\n${schemeRule('dark', theme)}\n}\n` : ''
  const font = theme.font === 'inherit' ? getComputedStyle(document.body).fontFamily : theme.font
  const own = { ...(font && { font }), ...theme.tokens }
  // The base comes first, because its `all: initial` would reset the colour scheme.
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
