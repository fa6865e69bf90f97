/** A scheme, or what looks like one: `localhost:80` and `a.example:80/x` have none. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i

/** A web address as it is sent: trimmed, with https:// before one that has no scheme, such as `www.example.org` (decisions). */
export function completeLink(text: string): string {
  const link = text.trim()
  if (link === '' || SCHEME.test(link)) return link
  return `https://${link.replace(/^\/\//, '')}`
}
