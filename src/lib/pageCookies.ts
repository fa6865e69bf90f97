/** The cookies of the page; none where a page has none to read, such as in a frame without an origin. */
export function pageCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
