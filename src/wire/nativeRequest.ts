const page: { Request: unknown } = globalThis
const { Request: found } = page

/**
 * True when `Request` is the native class. A page may have replaced it, as MooTools does. ky needs the native class, so
 * calls on such a page are sent without ky.
 */
export function hasNativeRequest(): boolean {
  return 'signal' in ((page.Request as typeof Request | undefined)?.prototype ?? {})
}

// On load, ky creates a `Request`. ky throws if the page has replaced the class, but not if the class is missing. So
// this file removes a replaced class. Import this file before ky, and call `restoreRequest` afterwards.
const isReplaced = !hasNativeRequest()
if (isReplaced) page.Request = undefined

/** Restores the page's own `Request` after ky has loaded. No other script runs in between. */
export function restoreRequest(): void {
  if (isReplaced) page.Request = found
}
