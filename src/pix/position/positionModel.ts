import type { Picture } from '../picture/Picture'

/**
 * Position of an inserted picture. Names are the contract's (image-library 3.2), except `Picture` and `IsDecorative`.
 */
export interface PicturePosition {
  /** Width of the original in px; 0 if it is not known. */
  readonly Width: number
  /** Height of the original in px; 0 if it is not known. */
  readonly Height: number
  /** A number of px, a percentage such as `50%`, or `auto`. */
  readonly CurrentWidth: number | string
  /** A number of px, a percentage such as `50%`, or `auto`. */
  readonly CurrentHeight: number | string
  readonly Title: string
  readonly Description: string
  /** `none`, `left`, `center` or `right`; another text that the page passed stays unless the person changes it. */
  readonly Alignment: string
  /** The new picture if the person has cropped the picture in this window. The page inserts the new picture. */
  readonly Picture?: Picture
  /**
   * True when the person marked the picture as decorative. `Description` is then empty on purpose, so the page must
   * write `alt=""`. Missing otherwise.
   */
  readonly IsDecorative?: boolean
}

/** Typed values of the position window's fields. */
export type PositionValues = Readonly<
  Record<'CurrentWidth' | 'CurrentHeight' | 'Title' | 'Description' | 'Alignment', string>
>

/** Size in the contract's format: a number of px, a percentage such as `50%`, or `auto`. */
export type PictureSize = number | string

/** Width and height of an original in px; 0 if the portal does not know them. */
export interface OriginalSize {
  readonly Width: number
  readonly Height: number
}

const PERCENTAGE = /^(\d{1,3})\s?%$/
/** Alignments that the window offers. */
export const ALIGNMENTS = ['none', 'left', 'center', 'right'] as const

const PIXELS = /^\d{1,5}$/

/**
 * Reads a typed size (image-library 5.3): whole px from 1 to 99999, a percentage from 1 to 999, or `auto` in upper or
 * lower case. Ignores spaces around the size and one space before the %.
 * @returns undefined for everything else, such as `0`, `-5`, `12,5`, `1000%`, `300px`
 */
export function readSize(text: string): PictureSize | undefined {
  const typed = text.trim()
  if (/^auto$/i.test(typed)) return 'auto'
  const percent = Number(PERCENTAGE.exec(typed)?.[1])
  if (percent > 0) return `${percent}%`
  return PIXELS.test(typed) && Number(typed) > 0 ? Number(typed) : undefined
}

/** Returns the original's size from the picture, else from an earlier position. A side that both lack is 0. */
export function originalSize(picture: Partial<OriginalSize>, position: Partial<OriginalSize> = {}): OriginalSize {
  const side = (name: keyof OriginalSize) =>
    [picture[name], position[name]].find(value => typeof value === 'number' && value > 0 && value < Infinity) ?? 0
  return { Width: side('Width'), Height: side('Height') }
}

/**
 * Returns the height that keeps the ratio for a width: `auto` for a percentage or an unknown ratio, otherwise rounded
 * px. Undefined for `auto` and for an invalid width (image-library 5.3).
 */
export function heightFor(width: PictureSize | undefined, original: OriginalSize): PictureSize | undefined {
  return otherSize(width, original.Height / original.Width)
}

/** Returns the width that keeps the ratio for a height, by the same rules as `heightFor`. */
export function widthFor(height: PictureSize | undefined, original: OriginalSize): PictureSize | undefined {
  return otherSize(height, original.Width / original.Height)
}

function otherSize(size: PictureSize | undefined, ratio: number): PictureSize | undefined {
  if (size === undefined || size === 'auto') return undefined
  // If the other side is `auto`, browsers keep the ratio, even if the portal does not know the original size.
  if (typeof size === 'string' || !(ratio > 0 && ratio < Infinity)) return 'auto'
  return Math.max(1, Math.round(size * ratio))
}

/**
 * True when the ratio lock is on at the start (image-library 4.8). This is so if the sizes are a percentage and `auto`,
 * or px that have the ratio of the original.
 */
export function isLockedAtStart(
  { CurrentWidth, CurrentHeight }: Pick<PositionValues, 'CurrentWidth' | 'CurrentHeight'>,
  original: OriginalSize,
): boolean {
  const [width, height] = [readSize(CurrentWidth), readSize(CurrentHeight)]
  const isPercentage = (size: PictureSize | undefined) => typeof size === 'string' && size !== 'auto'
  if ((isPercentage(width) && height === 'auto') || (width === 'auto' && isPercentage(height))) return true
  return typeof width === 'number' && typeof height === 'number' && heightFor(width, original) === height
}

/** Returns the initial values: the earlier position; else the picture in its original size, with its own title. */
export function startValues(
  picture: Pick<Picture, 'Title' | 'Width' | 'Height'>,
  position: Partial<PicturePosition> = {},
): PositionValues {
  const original = originalSize(picture, position)
  const { width, height } = startSizes(position, original)
  return {
    CurrentWidth: String(width),
    CurrentHeight: String(height),
    Title: position.Title ?? picture.Title ?? '',
    Description: position.Description ?? '',
    Alignment: position.Alignment ?? 'none',
  }
}

function startSizes(
  position: Partial<PicturePosition>,
  original: OriginalSize,
): { width: PictureSize; height: PictureSize } {
  const [width, height] = [givenSize(position.CurrentWidth), givenSize(position.CurrentHeight)]
  if (width === undefined && height === undefined)
    return { width: original.Width || 'auto', height: original.Height || 'auto' }
  return {
    width: width ?? widthFor(height, original) ?? 'auto',
    height: height ?? heightFor(width, original) ?? 'auto',
  }
}

/** Reads a size that the page passed. Keeps an invalid text, so that the person sees and corrects it. */
function givenSize(size: PictureSize | null | undefined): PictureSize | undefined {
  if (typeof size === 'number') return size >= 0.5 && size < Infinity ? Math.round(size) : undefined
  return typeof size === 'string' && size.trim() !== '' ? (readSize(size) ?? size) : undefined
}

/**
 * Returns the position that the field values describe (image-library 3.2); undefined if a size is invalid. A decorative
 * picture has no description.
 */
export function readPosition(
  { CurrentWidth, CurrentHeight, Title, Description, Alignment }: PositionValues,
  original: OriginalSize,
  isDecorative = false,
): PicturePosition | undefined {
  const [width, height] = [readSize(CurrentWidth), readSize(CurrentHeight)]
  if (width === undefined || height === undefined) return undefined
  return {
    ...original,
    CurrentWidth: width,
    CurrentHeight: height,
    Title: Title.trim(),
    Description: isDecorative ? '' : Description.trim(),
    Alignment,
    ...(isDecorative && { IsDecorative: true }),
  }
}
