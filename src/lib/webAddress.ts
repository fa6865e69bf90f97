/**
 * Returns the absolute address of an http or https resource. Undefined for every other address, such as `javascript:`.
 * Use it for addresses that a server sent, because opening an unchecked address could run a script.
 * @param base the address against which a relative address is resolved, usually `pageBase()`
 */
export function webAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const { protocol, href } = new URL(address, base)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

/**
 * Returns the base of paths on the page's own origin: `document.baseURI`, or the page's address if a `<base>` names
 * another origin. User-written content may contain such a `<base>`, and passwords are sent to these paths.
 */
export function pageBase(): string {
  // Not `document.baseURI`, because an element such as `<img name="baseURI">` hides it.
  const { baseURI } = new Text()
  // In a frame that a script has written, the page's address is `about:blank`, which can't be a base.
  return new URL(baseURI).origin === self.origin || !/^(http|file)/.test(location.protocol) ? baseURI : location.href
}

/**
 * Opens an address like a click on a link, so that a `mailto:` address opens the mail program. Opens every address, so
 * check an address of a server with `webAddress` first.
 */
export function followLink(address: string): void {
  const link = document.createElement('a')
  link.href = webAddress(address, pageBase()) ?? address
  link.click()
}
