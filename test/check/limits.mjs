/**
 * Largest allowed compressed sizes in kB (1 kB is 1,000 bytes). A limit is a promise to the pages that load Foyer: give a
 * reason in the commit that raises one.
 */
export const limits = {
  /** `foyer.js`, by gzip. */
  boot: 3.5,
  /** Boot, core and picture library with one language's texts, by gzip. */
  library: 180,
  /** The same by brotli. */
  libraryByBrotli: 155,
  /** Each further picture window while the picture library is open, by gzip. */
  furtherWindow: 15,
  /** Code of the event overview and the event form that no window of another family loads, by gzip. */
  eventWindows: 45,
}
