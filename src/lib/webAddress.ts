/**
 * The whole address of something on the web, by http or https; undefined for every other one, such as `javascript:`, which a page must
 * not follow on a server's word.
 * @param base what a path is put on, usually the page's own base
 */
export function webAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined
  const { protocol, href } = new URL(address, base)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

/**
 * What a path on the page's own host is put on: the page's base, but its own address where a `<base>` leads to another host. What people
 * wrote on a page may hold such an element, and passwords go where paths lead.
 */
export function pageBase(): string {
  const { baseURI } = document
  // A frame that a script has written has no address of its own.
  return new URL(baseURI).origin === self.origin || !/^(http|file)/.test(location.protocol) ? baseURI : location.href
}
