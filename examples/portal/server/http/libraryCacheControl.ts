const HASHED_CHUNK = /[/\\]esm[/\\].*-[\w-]{7,8}\.js$/

/** How long a file of the library may be kept: for good where its name carries its hash, else it is asked for again. */
export function libraryCacheControl(path: string): string {
  return HASHED_CHUNK.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
