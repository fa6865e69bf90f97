import type { TokenName } from './TokenName'

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
