import type { FileRefusal, UploadLimits, UploadVerdict } from '../uploadRules'
import { failureReason } from './failureReason'
import {
  type FitOffer,
  fittable,
  isWorthwhile,
  MAX_PIXELS,
  needsDecoding,
  offerFor,
  sizeOf,
  targetSide,
} from './fitRules'
import type { OpenConverter } from './openConverter'
import { readFileFacts } from './readPictureFacts'

/** Offers for files, and better reasons for files without an offer. */
interface FoundOffers {
  readonly offers: readonly FitOffer[]
  readonly refusals: ReadonlyMap<File, FileRefusal>
}

/**
 * Matches file names of formats that every current browser decodes. If the content of such a file is no picture, the
 * file is broken.
 */
const DECODED = /\.(?:webp|avif|bmp)$/i

/** Returns the offer for a file, the reason why there is none, or undefined if the earlier reason still applies. */
async function findOffer(
  file: File,
  limits: UploadLimits,
  converter: OpenConverter,
): Promise<FitOffer | FileRefusal | undefined> {
  const facts = await readFileFacts(file)
  if (!facts) return DECODED.test(file.name) ? 'broken' : undefined
  if (facts.width * facts.height > MAX_PIXELS) return 'tooManyPixels'
  if (!needsDecoding(facts)) return offerFor({ file, facts }, limits)
  try {
    const side = targetSide(facts, file.size >= limits.fileSize)
    const inspection = await converter.inspect({ file, side, maxPixels: MAX_PIXELS })
    return offerFor({ file, facts, inspection }, limits)
  } catch (error) {
    const reason = await failureReason(error, file)
    return reason === 'broken' && facts.kind === 'heic' ? 'heic' : reason
  }
}

/** Returns the sizes that the files will have if the person accepts these offers. */
export function expectedSizes(files: readonly File[], offers: readonly FitOffer[]): Pick<File, 'size'>[] {
  const expected = new Map(offers.map(({ file, bytes }) => [file, bytes]))
  return files.map(file => ({ size: expected.get(file) ?? file.size }))
}

/**
 * Reads the files that the portal does not accept, and returns the offers for them. If all files together are too large
 * for one post, also returns offers for accepted files. Stops early once `signal` is aborted.
 * @param onProgress called with the number of files read so far and the number of files to read
 */
export async function findOffers(
  { accepted, rejected }: UploadVerdict,
  limits: UploadLimits,
  converter: OpenConverter,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<FoundOffers> {
  const offers: FitOffer[] = []
  const refusals = new Map<File, FileRefusal>()
  // A canvas that does not return the drawn colours would spoil the pictures.
  if (!(await converter.probe().catch(() => false))) return { offers, refusals }
  const wrong = fittable(rejected)
  let done = 0
  for (const file of wrong) {
    if (signal.aborted) break
    onProgress(done++, wrong.length)
    const found = await findOffer(file, limits, converter).catch(() => 'unreadable' as const)
    if (typeof found === 'string') refusals.set(file, found)
    else if (found) offers.push(found)
  }
  const fitted = offers.map(({ file }) => file)
  if (sizeOf(expectedSizes([...accepted, ...fitted], offers)) < limits.postSize) return { offers, refusals }
  for (const file of accepted) {
    if (signal.aborted) break
    onProgress(done++, wrong.length + accepted.length)
    const found = await findOffer(file, limits, converter).catch(() => undefined)
    if (typeof found === 'object' && isWorthwhile(found)) offers.push(found)
  }
  return { offers, refusals }
}
