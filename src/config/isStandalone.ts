/** Tells whether a page is the library's own area: a path segment that is `pix`, or a host that begins with 'pix' (image-library 6, as decided). */
export function isStandalone(address: URL): boolean {
  return address.pathname.split('/').includes('pix') || address.hostname.startsWith('pix')
}
