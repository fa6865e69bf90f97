import { tokens } from './tokens'

/** Parses `#rgb` or `#rrggbb` into red, green and blue from 0 to 255; undefined for any other text. */
export function parseHexColor(text: string): readonly [red: number, green: number, blue: number] | undefined {
  if (!/^#(?:[0-9a-f]{3}){1,2}$/i.test(text)) return undefined
  const long = text.length === 4 ? text.replaceAll(/[^#]/g, '$&$&') : text
  const color = Number.parseInt(long.slice(1), 16)
  return [color >> 16, (color >> 8) & 255, color & 255]
}

/**
 * Mixes two hex colours. `share` from 0 to 1 is the part of the second colour. Returns the first colour if one is
 * invalid.
 */
export function mixColors(first: string, second: string, share: number): string {
  const one = parseHexColor(first)
  const two = parseHexColor(second)
  if (!one || !two) return first
  const mixed = one.map((value, index) => Math.round(value + ((two[index] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the contrast of two hex colours from 1 to 21, as WCAG 2.2 defines it; NaN if one is invalid. */
export function contrastRatio(first: string, second: string): number {
  const [lower = 0, higher = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

function luminance(color: string): number {
  const parts = parseHexColor(color)
  if (!parts) return Number.NaN
  const [red = 0, green = 0, blue = 0] = parts.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const BLACK = '#000000'
const WHITE = '#ffffff'
const STEP = 0.05

/**
 * Returns the accent tokens of one scheme, computed from a colour of the host page. In the light scheme, the colour is
 * darkened in steps of 5 %, in the dark scheme it is lightened. It changes only until its contrast on every surface is
 * high enough: 3 to 1 for shapes, 4.5 to 1 for texts.
 */
export function accentColors(accent: string, scheme: 'light' | 'dark') {
  const surfaces = [tokens[scheme].surface, tokens[scheme]['surface-sunken'], tokens[scheme]['surface-hover']]
  const away = scheme === 'light' ? BLACK : WHITE
  const fill = untilReadable(accent, away, surfaces, 3)
  const onFill = contrastRatio(fill, WHITE) >= 4.5 ? WHITE : BLACK
  const soft = mixColors(tokens[scheme].surface, accent, scheme === 'light' ? 0.1 : 0.18)
  return {
    accent: fill,
    'accent-hover': mixColors(fill, onFill === WHITE ? BLACK : WHITE, 0.18),
    'accent-soft': soft,
    'accent-text': untilReadable(fill, away, [...surfaces, soft], 4.5),
    'on-accent': onFill,
  } as const
}

function untilReadable(color: string, away: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mixColors(color, away, share)
    if (grounds.every(ground => contrastRatio(candidate, ground) >= ratio)) return candidate
  }
  return away
}
