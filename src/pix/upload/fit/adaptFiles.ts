import type { FileRefusal, RejectedFile, UploadLimits, UploadVerdict } from '../uploadRules'
import { fitLimit, type FitOffer, MAX_PIXELS, sizeOf } from './fitRules'
import { failureReason } from './failureReason'
import type { OpenConverter } from './openConverter'

/** Returns the adapted file, the reason why it can't be adapted, or undefined if the earlier reason still applies. */
async function adaptFile(
  { file, name, type, side, kind }: FitOffer,
  limits: UploadLimits,
  converter: OpenConverter,
): Promise<File | FileRefusal | undefined> {
  const { lastModified } = file
  if (!type) return new File([file], name, { type: `image/${kind}`, lastModified })
  try {
    const blob = await converter.convert({ file, side, type, limit: fitLimit(limits), maxPixels: MAX_PIXELS })
    return blob ? new File([blob], name, { type, lastModified }) : 'tooLarge'
  } catch (error) {
    return failureReason(error, file)
  }
}

/** Returns the verdict with better reasons for files that can't be adapted. */
export const explained = (
  { rejected, ...verdict }: UploadVerdict,
  refusals: ReadonlyMap<File, FileRefusal>,
): UploadVerdict => ({
  ...verdict,
  rejected: rejected.map(({ file, refusal }) => ({ file, refusal: refusals.get(file) ?? refusal })),
})

/** A verdict with all its files, in the order in which they were chosen. */
interface OrderedVerdict extends UploadVerdict {
  readonly files: readonly File[]
}

/**
 * Adapts the files of the chosen offers, one after the other. Returns the verdict with the new files in the same order;
 * an accepted file that can't be made smaller stays as it is. Stops early once `signal` is aborted.
 * @param onProgress called with the number of finished files
 */
export async function adaptFiles(
  { files, accepted, rejected }: OrderedVerdict,
  offers: readonly FitOffer[],
  limits: UploadLimits,
  converter: OpenConverter,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<UploadVerdict> {
  const results = new Map<File, File | FileRefusal | undefined>()
  for (const offer of offers) {
    if (signal.aborted) break
    onProgress(results.size)
    results.set(offer.file, await adaptFile(offer, limits, converter))
  }
  const sent = new Map<File, File>()
  for (const file of accepted) {
    const result = results.get(file)
    sent.set(file, result instanceof File && result.size < file.size ? result : file)
  }
  const left: RejectedFile[] = []
  for (const { file, refusal } of rejected) {
    const result = results.get(file)
    if (result instanceof File) sent.set(file, result)
    else left.push({ file, refusal: result ?? refusal })
  }
  const inOrder = files.flatMap(file => sent.get(file) ?? [])
  return {
    accepted: inOrder,
    rejected: left,
    isPostTooLarge: sizeOf(inOrder) >= limits.postSize,
  }
}
