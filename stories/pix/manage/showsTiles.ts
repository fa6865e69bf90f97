import { findInLibrary } from '../findInLibrary'

/** Waits until the library shows its first pictures. */
export async function showsTiles(): Promise<void> {
  const library = await findInLibrary()
  await library.findByRole('gridcell', { name: /^Deichschafe \d/ })
}
