import type { tokens } from '../../../src/kit/theme/tokens'

type ColorName = keyof typeof tokens.light

/** A colour, the background on which the product uses it, and the minimum contrast by WCAG 2.2 AA. */
export interface ContrastPair {
  readonly front: ColorName
  readonly ground: ColorName
  readonly least: 3 | 4.5
}

const SURFACES = ['surface', 'surface-sunken', 'surface-hover'] as const
const TEXTS = ['text', 'text-soft', 'accent-text', 'danger-text', 'warning-text', 'success-text'] as const
const SHAPES = ['border-strong', 'accent', 'danger'] as const
const ON_FILLS = [
  ['text', 'control'],
  ['text', 'control-hover'],
  ['text', 'accent-soft'],
  ['text', 'danger-soft'],
  ['text', 'warning-soft'],
  ['text', 'success-soft'],
  ['accent-text', 'accent-soft'],
  ['danger-text', 'danger-soft'],
  ['warning-text', 'warning-soft'],
  ['success-text', 'success-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
] as const

/** Every pair whose contrast the theme promises: 4.5 to 1 for texts, 3 to 1 for shapes of controls. */
export const contrastPairs: readonly ContrastPair[] = [
  ...SURFACES.flatMap(ground => TEXTS.map(front => ({ front, ground, least: 4.5 as const }))),
  ...ON_FILLS.map(([front, ground]) => ({ front, ground, least: 4.5 as const })),
  ...SURFACES.flatMap(ground => SHAPES.map(front => ({ front, ground, least: 3 as const }))),
]
