import { FoyerError } from '../lib/FoyerError'
import type { PickOptions, PickRequirements } from './PickOptions'

/**
 * Returns a ratio such as `'16:9'`, `'3/2'` or 1.5 as width divided by height; undefined for a value that is no ratio.
 */
export function readRatio(ratio: unknown): number | undefined {
  if (typeof ratio !== 'string' && typeof ratio !== 'number') return undefined
  const [width = NaN, height = 1, ...more] = String(ratio).split(/[:/]/).map(Number)
  const value = width / height
  return value > 0 && value < Infinity && more.length === 0 ? value : undefined
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0

const isAccept = ({ minWidth = 1, ratio = 1, ...unknown }: PickRequirements) =>
  isCount(minWidth) && readRatio(ratio) && Object.keys(unknown).length === 0

/** The options of `PickOptions`, each with its check and with the valid values for the error's text. */
const kinds: Readonly<Record<string, readonly [isRight: (value: unknown) => unknown, advice: string]>> = {
  multiple: [value => value === false || isCount(value), 'true, false or a number'],
  selected: [value => Array.isArray(value) && [...(value as unknown[])].every(isCount), 'an array of ids'],
  filter: [value => typeof value === 'string', 'a text'],
  series: [isCount, 'an id'],
  accept: [value => Object(value) === value && isAccept(value as PickRequirements), "{ minWidth, ratio: '16:9' }"],
}

/** Names of the options of `PickOptions`. */
export const pickOptionNames = Object.keys(kinds)

/**
 * Validates the options of `PickOptions`. Returns a copy, which stays the same if the page changes its own objects
 * later; undefined if no option is set.
 * @throws FoyerError CALL_WRONG_ARGUMENT for an unusable value, naming the option
 */
export function checkPickOptions(options: PickOptions): PickOptions | undefined {
  // `multiple: true` is the default and sets no limit, so it does not count as given.
  const given = Object.entries(options).filter(
    ([name, value]) => value !== undefined && kinds[name] && (value !== true || name !== 'multiple'),
  )
  for (const [name, value] of given) {
    const [isRight, advice] = kinds[name]!
    if (!isRight(value))
      throw new FoyerError('CALL_WRONG_ARGUMENT', `pix.select was called with an unusable '${name}'. Pass ${advice}.`)
  }
  // Unlike structuredClone, JSON also copies proxies, such as the reactive objects of a framework.
  return given.length > 0 ? (JSON.parse(JSON.stringify(Object.fromEntries(given))) as PickOptions) : undefined
}
