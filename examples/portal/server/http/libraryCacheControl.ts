const HASHED_CHUNK = /[/\\]esm[/\\].*-[\w-]{7,8}\.js$/

/** Cache-Control of a file of the library: permanent if its name carries its hash, else revalidated. */
export function libraryCacheControl(path: string): string {
  return HASHED_CHUNK.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
