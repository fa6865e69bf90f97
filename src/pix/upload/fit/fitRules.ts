import type { RejectedFile, UploadLimits } from '../uploadRules'
import type { PictureFacts } from './readPictureFacts'

/**
 * Returns the size of all files together. `uploadRules.ts` has the same function. This folder imports only types from
 * that file, so that the rules stay in the chunk of the upload dialog.
 */
export const sizeOf = (files: readonly Pick<File, 'size'>[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Media type of an adapted picture. */
export type FitType = 'image/jpeg' | 'image/png'

/** Findings about a decoded picture. */
export interface Inspection extends Pick<PictureFacts, 'width' | 'height'> {
  readonly isTransparent: boolean
  /** Compressed size of a sample, in bytes for each pixel. */
  readonly bytesPerPixel: number
}

/** Offer to adapt a file before the upload. */
export interface FitOffer {
  readonly file: File
  /** The name of the adapted file. */
  readonly name: string
  /** The format of the file's content. */
  readonly kind: PictureFacts['kind']
  /** The new type; undefined if only the name is wrong, so the content stays as it is. */
  readonly type?: FitType
  /** Longest side in pixels; 0 keeps the size. */
  readonly side: number
  /** Expected size in bytes. */
  readonly bytes: number
  /** True when the animation is lost. */
  readonly isStilled: boolean
}

/** Longest side in pixels of a picture that is made smaller. */
const FIT_SIDE = 4000
/** Pictures with more pixels are not decoded, because that takes too much memory. */
export const MAX_PIXELS = 100_000_000
// Number of pixels of Safari's largest canvas. Safari shows larger pictures, but can't convert them.
const MAX_CANVAS_PIXELS = 16_777_216
/** Size in bytes of a pixel in a JPEG of a photo, in the quality that is tried first. */
const PHOTO_BYTES = 0.25
/** A smaller file is worth the loss of quality only if it saves this share. */
const LEAST_SAVING = 0.3
/** Endings of names by the format of the content, for formats that a portal may accept. */
const ENDINGS: Readonly<Partial<Record<PictureFacts['kind'], readonly string[]>>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  gif: ['.gif'],
}

/** True when the content must be decoded before an offer: its transparency decides about the new type. */
export const needsDecoding = ({ kind }: PictureFacts): boolean => kind !== 'jpeg'

/** Returns the name with another ending: `Foto.webp` becomes `Foto.jpg`. A name without an ending gets one. */
export function renamed(name: string, ending: string): string {
  const dot = name.lastIndexOf('.')
  return `${dot > 0 ? name.slice(0, dot) : name}${ending}`
}

/**
 * Returns the longest side in px to which a picture is scaled down; 0 if it keeps its size.
 * @param isTooLarge true if the file has too many bytes
 */
export function targetSide({ width, height }: Pick<PictureFacts, 'width' | 'height'>, isTooLarge: boolean): number {
  const isLong = Math.max(width, height) > FIT_SIDE
  return isLong && (isTooLarge || width * height > MAX_CANVAS_PIXELS) ? FIT_SIDE : 0
}

/** A file with the findings that decide about its offer. */
interface Candidate {
  readonly file: File
  readonly facts: PictureFacts
  /** Undefined if the content was not decoded. */
  readonly inspection?: Inspection | undefined
}

const hasEnding = (name: string, endings: readonly string[]) =>
  endings.some(ending => name.toLowerCase().endsWith(ending.toLowerCase()))

/** Returns the name under which the portal accepts the content; undefined if it accepts no such content. */
export function acceptedName(
  name: string,
  kind: PictureFacts['kind'],
  { extensions }: UploadLimits,
): string | undefined {
  const endings = ENDINGS[kind] ?? []
  if (hasEnding(name, endings) && hasEnding(name, extensions)) return name
  const ending = endings.find(one => hasEnding(one, extensions))
  return ending && renamed(name, ending)
}

/** Returns the size limit of an adapted file in bytes, exclusive. */
export const fitLimit = ({ fileSize, postSize }: UploadLimits): number => Math.min(fileSize, postSize)

/**
 * Returns the offer for a file that the portal does not accept, or that makes a post too large; undefined if nothing
 * helps.
 */
export function offerFor({ file, facts, inspection }: Candidate, limits: UploadLimits): FitOffer | undefined {
  const { kind, isAnimated } = facts
  // The width and the height in the file's first bytes may be wrong.
  const { width, height } = inspection ?? facts
  const limit = fitLimit(limits)
  const ownName = acceptedName(file.name, kind, limits)
  if (ownName && ownName !== file.name && file.size < limit)
    return { file, kind, name: ownName, side: 0, bytes: file.size, isStilled: false }
  const newKind = inspection?.isTransparent ? 'png' : 'jpeg'
  const name = acceptedName(file.name, newKind, limits)
  if (!name || width * height > MAX_PIXELS) return undefined
  const bytesAt = (side: number) => {
    const pixels = width * height * (side > 0 ? side / Math.max(width, height) : 1) ** 2
    return Math.round(pixels * (inspection?.bytesPerPixel ?? Math.min(PHOTO_BYTES, file.size / (width * height))))
  }
  // A JPEG, PNG or GIF counts as too large, because this is the most likely reason for its offer.
  const whole = targetSide({ width, height }, ENDINGS[kind] !== undefined)
  const side = bytesAt(whole) < limit ? whole : targetSide({ width, height }, true)
  const bytes = Math.min(bytesAt(side), limit - 1)
  return { file, kind, name, type: `image/${newKind}`, side, bytes, isStilled: isAnimated }
}

/** True when an offer for an accepted file saves enough bytes, and no animation is lost. */
export const isWorthwhile = ({ file, bytes, isStilled }: FitOffer): boolean =>
  !isStilled && bytes <= file.size * (1 - LEAST_SAVING)

const REFUSED_TYPES = ['wrongType', 'heic', 'notPicture', 'tooLarge']

/** Returns the rejected files for which an offer may help. */
export const fittable = (rejected: readonly RejectedFile[]): File[] =>
  rejected.filter(({ refusal }) => REFUSED_TYPES.includes(refusal)).map(({ file }) => file)
