import { isUndecodable } from './openConverter'

/**
 * Returns the reason why the converter failed for a file; undefined if the file is not the reason. Browsers report the
 * same error for a damaged file and for one that was moved or changed, so the file is read again.
 */
export async function failureReason(error: unknown, file: Blob): Promise<'unreadable' | 'broken' | undefined> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return 'unreadable'
  }
  return isUndecodable(error) ? 'broken' : undefined
}
