import type { TokenName } from './TokenName'

/** What a host page may change about the looks. */
export interface ThemeOptions {
  /** Colour scheme; `auto` (the default) follows the person's system setting. */
  scheme?: 'light' | 'dark' | 'auto'
  /** CSS font family list; the page has to load the fonts it names. */
  font?: string
  /** The one accent colour as `#rgb` or `#rrggbb`; its other shades are computed so that texts stay readable. */
  accent?: string
  /** Values of single tokens, in both schemes; they win over everything else. */
  tokens?: Partial<Record<TokenName, string>>
}
