import { isIP } from 'node:net'

const GROUPS = 8
/**
 * Number of groups in the network part of an IPv6 address. Each customer of a provider gets at least one such network
 * (64 bits).
 */
const NETWORK_GROUPS = 4
/** Number of groups in the prefix of the largest network that providers give to one customer (48 bits). */
const SITE_GROUPS = 3
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/

/**
 * Returns the network of an address. Limits count the requests of one network together. The network of an IPv4 address
 * is the address itself; that of an IPv6 address is its first 64 bits. Leaves out a port and an IPv6 zone. An
 * IPv4-mapped IPv6 address, such as `::ffff:192.0.2.1`, counts as the IPv4 address. Any other text is returned up to
 * the first `%`, without the spaces around it.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? prefixOf(plain, NETWORK_GROUPS) : plain
}

/**
 * Returns the first 48 bits of an IPv6 address; null for any other address. Log-ins are also limited by these
 * bits, because one customer can have all 65,536 networks that share them.
 */
export function siteOf(address: string): string | null {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? prefixOf(plain, SITE_GROUPS) : null
}

/**
 * Returns an address without port, zone and the spaces around it. For an IPv4-mapped IPv6 address, returns the IPv4
 * address.
 */
function plainAddress(address: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(address.trim()) ?? []
  const plain = (bracketed ?? dotted ?? address.trim()).replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  const groups = groupsOf(plain)
  if (groups.slice(0, 5).some(group => group !== 0) || groups[5] !== 0xffff) return plain
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}

function prefixOf(address: string, count: number): string {
  const groups = groupsOf(address).slice(0, count)
  return `${groups.map(group => group.toString(16)).join(':')}::/${count * 16}`
}

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Converts a dotted ending to two groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const [before, after] = [head, tail].map(part =>
    part === '' ? [] : part.split(':').map(group => parseInt(group, 16)),
  )
  if (!before || !after) return []
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => 0), ...after]
}
