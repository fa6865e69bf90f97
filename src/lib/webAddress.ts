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
