import { composeCookie, type CookieLife } from './composeCookie'

/** Sets a cookie of the page, or expires it where the value is undefined. A page that takes no cookies keeps none, without an error. */
export function setPageCookie(name: string, value: string | undefined, { seconds, domain }: Omit<CookieLife, 'isSecure'>): void {
  try {
    document.cookie = composeCookie(name, value ?? '', { seconds: value === undefined ? 0 : seconds, isSecure: location.protocol === 'https:', domain })
  } catch {
    // A frame without an origin has no cookies.
  }
}
