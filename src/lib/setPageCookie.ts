/** How long a cookie lives, and where. */
interface CookieLife {
  /** 0 expires it. */
  readonly seconds: number
  /** The page came by https: the cookie never goes by http. */
  readonly isSecure: boolean
  /** The domain whose hosts all get it; default: the page's host alone. */
  readonly domain?: string | undefined
}

/** Writes a cookie as `document.cookie` takes it: for the whole site, not sent by other sites' pages, its value encoded (decisions). */
export function composeCookie(name: string, value: string, { seconds, isSecure, domain }: CookieLife): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${seconds}`, 'samesite=lax']
  return [...parts, ...(domain ? [`domain=${domain}`] : []), ...(isSecure ? ['secure'] : [])].join('; ')
}

/** Sets a cookie of the page, or expires it where the value is undefined. A page that takes no cookies keeps none, without an error. */
export function setPageCookie(
  name: string,
  value: string | undefined,
  { seconds, domain }: Omit<CookieLife, 'isSecure'>,
): void {
  try {
    document.cookie = composeCookie(name, value ?? '', {
      seconds: value === undefined ? 0 : seconds,
      isSecure: location.protocol === 'https:',
      domain,
    })
  } catch {
    // A frame without an origin has no cookies.
  }
}
