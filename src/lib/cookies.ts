/**
 * Returns the text of `document.cookie`. Returns an empty text if the page may not read cookies, such as in a sandboxed
 * frame.
 */
export function pageCookies(): string {
  try {
    // Use the native getter, because an element such as `<img name="cookie">` hides `document.cookie`.
    return Reflect.get(Object.getPrototypeOf(document) as Document, 'cookie', document)
  } catch {
    return ''
  }
}

/**
 * Reads the value of a cookie from the text of `document.cookie`; undefined if there is none or it is not encoded
 * correctly.
 */
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
