import { contrastRatio } from './contrastRatio'
import { mixColors } from './mixColors'
import { tokens } from './tokens'

const BLACK = '#000000'
const WHITE = '#ffffff'
const STEP = 0.05

/**
 * The accent tokens of one scheme, made from a single colour of the host page. The colour is darkened or lightened only as far
 * as it must be: 3 to 1 for shapes, 4.5 to 1 for texts on every surface.
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
