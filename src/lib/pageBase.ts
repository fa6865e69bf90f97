/**
 * What a path on the page's own host is put on: the page's base, but its own address where a `<base>` leads to another host. What people
 * wrote on a page may hold such an element, and passwords go where paths lead.
 */
export function pageBase(): string {
  const { baseURI } = document
  // A frame that a script has written has no address of its own.
  return new URL(baseURI).origin === self.origin || !/^(http|file)/.test(location.protocol) ? baseURI : location.href
}
