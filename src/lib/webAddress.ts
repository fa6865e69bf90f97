/**
 * Returns the absolute address of an http or https resource. Undefined for every other address, such as `javascript:`,
 * because a page must not open such an address just because a server sent it.
 * @param base the base of a path, usually the page's own base
 */
export function webAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const { protocol, href } = new URL(address, base)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

/**
 * Returns the base of paths on the page's own host: the page's base, or its own address if a `<base>` leads to another
 * host. User-written content may hold such an element, and passwords are sent to these paths.
 */
export function pageBase(): string {
  const { baseURI } = document
  // A frame that a script has written has no address of its own.
  return new URL(baseURI).origin === self.origin || !/^(http|file)/.test(location.protocol) ? baseURI : location.href
}

/** Opens an address like a click on a link, so that the browser chooses the page or the mail program. */
export function followLink(address: string): void {
  const link = document.createElement('a')
  link.href = webAddress(address, pageBase()) ?? address
  link.click()
}
