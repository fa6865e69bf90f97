/** The cookies of the page; none where a page has none to read, such as in a frame without an origin. */
export function pageCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Reads a cookie's value out of a page's cookies, as `document.cookie` gives them; undefined: there is none, or it is no encoded text. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}
