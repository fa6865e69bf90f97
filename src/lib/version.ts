/** Written by the build: the package's version. */
declare const FOYER_VERSION: string

/** The version of this build, such as `0.1.0`; sources that were not built have none. */
export const version = typeof FOYER_VERSION === 'string' ? FOYER_VERSION : '0'
