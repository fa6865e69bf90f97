const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u
const TOP_LEVEL = /^[\p{L}\p{M}]{2,}$/u
const OCTET = /^(?:0|[1-9]\d{0,2})$/

/**
 * Tells whether a host is one that the web can reach: an IPv4 address outside 10.x, 127.x, 169.254.x, 192.168.x and 172.16 to
 * 31.x, or a name whose top level has at least 2 letters (portal-accounts 5).
 */
export function isPublicHost(host: string): boolean {
  const labels = host.split('.')
  return labels.length === 4 && labels.every(label => OCTET.test(label)) ? isPublicAddress(labels.map(Number)) : isName(labels)
}

// First and last parts as the internet deals them out: no network 0, no multicast, no network or broadcast address.
function isPublicAddress([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  const isLocal = a === 10 || a === 127 || (a === 169 && b === 254) || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31)
  return !isLocal && a >= 1 && a <= 223 && b <= 255 && c <= 255 && d >= 1 && d <= 254
}

function isName(labels: readonly string[]): boolean {
  return labels.length >= 2 && TOP_LEVEL.test(labels.at(-1) ?? '') && labels.every(label => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
}
