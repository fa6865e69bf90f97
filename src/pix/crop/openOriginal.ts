import { acceptedName, type FitType, MAX_PIXELS, targetSide } from '../upload/fit/fitRules'
import { isUndecodable, type OpenConverter } from '../upload/fit/openConverter'
import { readFileFacts } from '../upload/fit/readPictureFacts'
import type { UploadLimits } from '../upload/uploadRules'
import type { Size } from './cropModel'

/** Longest side in px of the picture that the window shows. */
const PREVIEW_SIDE = 1600

/** Reason why a picture can't be cropped. */
export type CropRefusal = 'broken' | 'tooManyPixels' | 'noCanvas' | 'typeRefused'

/** An original that is ready to be cropped. */
export interface OpenedOriginal {
  readonly file: Blob
  /** Size in px after the orientation of the file is applied. */
  readonly size: Size
  readonly isAnimated: boolean
  /** A smaller version to show. */
  readonly preview: ImageBitmap
  /** Name and media type of the new file. */
  readonly name: string
  readonly type: FitType
}

/** Returns the name of the new file without an ending, from the address of the picture. */
function baseName(uri: string): string {
  const last = uri.split(/[?#]/, 1)[0]!.split('/').at(-1) ?? ''
  const name = last.replace(/\.[^.]*$/, '')
  try {
    return `${decodeURIComponent(name).replaceAll(/[/\\]/g, '_') || 'picture'}-crop`
  } catch {
    return `${name}-crop`
  }
}

/**
 * Returns name and type of the new file: PNG for a transparent picture, preferably PNG for an opaque PNG or GIF, and
 * preferably JPEG for other pictures. Undefined if the portal accepts no type that fits.
 */
export function newFileType(
  uri: string,
  kind: string,
  isTransparent: boolean,
  limits: UploadLimits,
): Pick<OpenedOriginal, 'name' | 'type'> | undefined {
  const lossless = isTransparent ? (['png'] as const) : (['png', 'jpeg'] as const)
  const kinds = isTransparent || kind === 'png' || kind === 'gif' ? lossless : (['jpeg', 'png'] as const)
  for (const next of kinds) {
    const name = acceptedName(`${baseName(uri)}.${next}`, next, limits)
    if (name) return { name, type: `image/${next}` }
  }
  return undefined
}

/** Returns the longest side in px to which the result is scaled down; 0 if the result keeps the size of the frame. */
export const resultSide = (frame: Size): number => targetSide(frame, false)

/**
 * Returns the size in px of the result for a frame. The stored picture is even smaller if its file would otherwise be
 * too large for the portal.
 */
export function resultSize({ width, height }: Size): Size {
  const side = resultSide({ width, height })
  const scale = side > 0 ? side / Math.max(width, height) : 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Decodes the file of a picture. Returns the reason if the picture can't be cropped. */
export async function openOriginal(
  file: Blob,
  uri: string,
  limits: UploadLimits,
  converter: OpenConverter,
): Promise<OpenedOriginal | CropRefusal> {
  if (!(await converter.probe().catch(() => false))) return 'noCanvas'
  const facts = await readFileFacts(file)
  if (!facts) return 'broken'
  if (facts.width * facts.height > MAX_PIXELS) return 'tooManyPixels'
  try {
    const { isTransparent, width, height } = await converter.inspect({ file, side: 0, maxPixels: MAX_PIXELS })
    const named = newFileType(uri, facts.kind, isTransparent, limits)
    if (!named) return 'typeRefused'
    const shown = await converter.convert({
      file,
      side: PREVIEW_SIDE,
      type: isTransparent ? 'image/png' : 'image/jpeg',
      limit: Infinity,
      maxPixels: MAX_PIXELS,
    })
    if (!shown) return 'broken'
    const preview = await createImageBitmap(shown)
    return { file, size: { width, height }, isAnimated: facts.isAnimated, preview, ...named }
  } catch (error) {
    if (isUndecodable(error)) return 'broken'
    if (error instanceof DOMException && error.message === 'Too many pixels') return 'tooManyPixels'
    throw error
  }
}
