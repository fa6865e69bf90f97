import { accentColors } from './accentColors'
import { baseCss } from './baseCss'
import { parseHexColor } from './parseHexColor'
import type { ThemeOptions } from './ThemeOptions'
import { tokens } from './tokens'

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
  const colors = { ...tokens[scheme], ...(theme.accent && parseHexColor(theme.accent) && accentColors(theme.accent, scheme)) }
  return hostRule(colors, `color-scheme: ${scheme} !important; `)
}

function hostRule(values: Readonly<Record<string, string>>, start = ''): string {
  const lines = Object.entries(values).filter(([, value]) => !/[;{}<]/.test(value))
  return `:host { ${start}${lines.map(([name, value]) => `--foyer-${name}: ${value};`).join(' ')} }\n`
}
