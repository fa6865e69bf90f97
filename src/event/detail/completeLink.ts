/** A scheme. `localhost:80` and `a.example:80/x` look similar but have none. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i

/** Returns a web address as it is sent: trimmed, and with https:// if it has no scheme, such as `www.example.org` (decisions). */
export function completeLink(text: string): string {
  const link = text.trim()
  if (link === '' || SCHEME.test(link)) return link
  return `https://${link.replace(/^\/\//, '')}`
}
