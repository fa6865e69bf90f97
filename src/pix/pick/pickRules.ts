import type { Picture } from '../picture/Picture'
import { readRatio } from '../../config/checkPickOptions'
import type { PickLabel } from './pickLabels'
import type { PickOptions, PickRequirements } from '../../config/PickOptions'

/**
 * Largest accepted difference from the ratio, as a share of the ratio. A small difference is accepted, because cameras
 * and crops are rarely exact.
 */
const RATIO_TOLERANCE = 0.02

/** Returns the label of the reason why a picture does not fit; undefined if it fits. */
export function findRefusal(
  { Width, Height }: Pick<Picture, 'Width' | 'Height'>,
  { minWidth = 0, ratio }: PickRequirements = {},
): PickLabel | undefined {
  // A portal that does not know the size sends 0. Such a picture is not refused.
  if (!Width || !Height) return undefined
  if (Width < minWidth) return 'pix_pick_too_narrow'
  const wanted = readRatio(ratio)
  return wanted && Math.abs(Width / Height / wanted - 1) > RATIO_TOLERANCE ? 'pix_pick_wrong_ratio' : undefined
}

/** Returns the maximum number of pictures that can be chosen; Infinity without a limit. */
export function mostOf({ multiple = true }: PickOptions): number {
  return multiple === true ? Infinity : Number(multiple) || 1
}

/**
 * Returns the marks after a person's change. `isExceeded` is true if a limit of two or more left out some wanted marks.
 * If only one picture is allowed, the end of a range, or else the last new mark, replaces the old mark.
 * @param before the marks before the change
 * @param wanted the marks that the person wants
 * @param isRefused returns true for a picture that does not fit
 * @param end the picture at which a marked range ends
 */
export function limitMarks(
  before: ReadonlySet<number>,
  wanted: ReadonlySet<number>,
  most: number,
  isRefused: (id: number) => boolean,
  end?: number,
): { readonly marks: ReadonlySet<number>; readonly isExceeded: boolean } {
  const fitting = [...wanted].filter(id => before.has(id) || !isRefused(id))
  if (most > 1) return { marks: new Set(fitting.slice(0, most)), isExceeded: fitting.length > most }
  // A range that ends at a picture that does not fit changes nothing.
  if (end !== undefined && !fitting.includes(end)) return { marks: before, isExceeded: false }
  const newest = end ?? fitting.findLast(id => !before.has(id)) ?? fitting[0]
  return { marks: new Set(newest === undefined ? [] : [newest]), isExceeded: false }
}

/** The marks at the opening, and the numbers of pictures of the earlier choice that are not among them. */
export interface FirstMarks {
  readonly ids: readonly number[]
  /** Number of pictures that no longer exist. */
  readonly gone: number
  /** Number of pictures that do not fit, or exceed the limit. */
  readonly unfit: number
}

/**
 * Returns the marks at the opening.
 * @param found the pictures of the earlier choice that exist; undefined if they could not be loaded. Then all stay
 * marked, up to the limit.
 */
export function findFirstMarks(options: PickOptions, found: readonly Picture[] | undefined): FirstMarks {
  const ids = [...new Set(options.selected)]
  const existing = found ? ids.flatMap(id => found.find(({ Id }) => Id === id) ?? []) : undefined
  const fitting = existing?.filter(picture => !findRefusal(picture, options.accept)).map(({ Id }) => Id) ?? ids
  const marked = fitting.slice(0, mostOf(options))
  const left = existing?.length ?? ids.length
  return { ids: marked, gone: ids.length - left, unfit: left - marked.length }
}
