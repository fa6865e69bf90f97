const HASHED_CHUNK = /[/\\]esm[/\\].*-[\w-]{7,8}\.js$/

/**
 * Returns Cache-Control for a file of the library. A chunk whose name contains a hash is cached for a year; any other
 * file is revalidated.
 */
export function libraryCacheControl(path: string): string {
  return HASHED_CHUNK.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
