const page: { Request: unknown } = globalThis
const { Request: found } = page

/** True unless the page has replaced `Request`, as MooTools does. ky needs the browser's, so calls go without ky there. */
export function hasNativeRequest(): boolean {
  return 'signal' in ((page.Request as typeof Request | undefined)?.prototype ?? {})
}

// ky tries `Request` when it is loaded and throws on a foreign one, but not on none. Import this file before ky, and restore after it.
const isReplaced = !hasNativeRequest()
if (isReplaced) page.Request = undefined

/** Gives the page its own `Request` back once ky is loaded. No other script runs in between. */
export function restoreRequest(): void {
  if (isReplaced) page.Request = found
}
