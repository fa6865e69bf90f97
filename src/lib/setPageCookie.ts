/** Lifetime and scope of a cookie. */
interface CookieLife {
  /** 0 expires the cookie. */
  readonly seconds: number
  /** True when the cookie must never be sent by http. */
  readonly isSecure: boolean
  /** The domain whose hosts all receive the cookie. Default: only the page's host. */
  readonly domain?: string | undefined
}

/**
 * Composes a cookie in the syntax of `document.cookie`: for every path, with `SameSite=Lax` and an encoded value
 * (list of decisions).
 */
export function composeCookie(name: string, value: string, { seconds, isSecure, domain }: CookieLife): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${seconds}`, 'samesite=lax']
  return [...parts, ...(domain ? [`domain=${domain}`] : []), ...(isSecure ? ['secure'] : [])].join('; ')
}

/** Sets a cookie of the page, or expires it if the value is undefined. Does nothing if the page accepts no cookies. */
export function setPageCookie(
  name: string,
  value: string | undefined,
  { seconds, domain }: Omit<CookieLife, 'isSecure'>,
): void {
  try {
    const cookie = composeCookie(name, value ?? '', {
      seconds: value === undefined ? 0 : seconds,
      isSecure: location.protocol === 'https:',
      domain,
    })
    // Use the native setter, because an element such as `<img name="cookie">` hides `document.cookie`.
    Reflect.set(Object.getPrototypeOf(document) as Document, 'cookie', cookie, document)
  } catch {
    // A frame without an origin has no cookies.
  }
}
