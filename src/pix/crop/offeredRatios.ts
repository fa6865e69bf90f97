import { readRatio } from '../../config/checkPickOptions'
import type { PixConfig } from '../../config/PixConfig'

const USUAL_RATIOS = ['1:1', '4:3', '3:2', '16:9']

/** A ratio of width to height that the window offers. */
export interface RatioChoice {
  readonly label: string
  readonly ratio: number
}

/** Returns the ratios to offer: those of the page, then the usual ones. Each ratio comes once. */
export function offeredRatios({ ratios = [] }: Pick<PixConfig, 'ratios'>): readonly RatioChoice[] {
  const choices = new Map<number, RatioChoice>()
  for (const given of [...ratios, ...USUAL_RATIOS]) {
    const ratio = readRatio(given)
    // Ratios such as 16:9 and 1.7778 count as the same.
    const key = Math.round((ratio ?? 0) * 1000)
    if (ratio && !choices.has(key)) choices.set(key, { label: String(given).replace('/', ':'), ratio })
  }
  return [...choices.values()]
}
