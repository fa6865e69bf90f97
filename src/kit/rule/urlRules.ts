import type { Rule } from './Rule'
import { isBlank } from './valueRules'

const START = /^(?:https?|ftp):\/\//i
const PORT = /:\d{2,5}$/

/**
 * An optional address: http, https or ftp, optional user:pass@, a public IPv4 address or a host name, an optional port
 * of 2 to 5 digits and a path (portal-accounts 5). Parsed step by step, because one pattern for everything could
 * backtrack almost without end.
 */
export const urlOptional: Rule = (value, context) =>
  isBlank(value, context) || isUrl(value) ? undefined : { rule: 'url' }

function isUrl(value: string): boolean {
  const start = START.exec(value)?.[0]
  if (start === undefined || /\s/.test(value)) return false
  const [authority = ''] = value.slice(start.length).split('/', 1)
  const at = authority.lastIndexOf('@')
  const user = authority.slice(0, Math.max(at, 0))
  if (at >= 0 && (user === '' || user.startsWith(':'))) return false
  return isPublicHost(authority.slice(at + 1).replace(PORT, ''))
}

const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u
const TOP_LEVEL = /^[\p{L}\p{M}]{2,}$/u
const OCTET = /^(?:0|[1-9]\d{0,2})$/

/**
 * True when a host is a public IPv4 address, or a name whose top level has at least 2 letters (portal-accounts 5). The
 * networks 10.x, 127.x, 169.254.x, 192.168.x and 172.16.x to 172.31.x are not public.
 */
function isPublicHost(host: string): boolean {
  const labels = host.split('.')
  return labels.length === 4 && labels.every(label => OCTET.test(label))
    ? isPublicAddress(labels.map(Number))
    : isName(labels)
}

// Also excludes network 0, the networks from 224 on (multicast and reserved), and addresses that end with 0 or 255.
function isPublicAddress([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  const isLocal =
    a === 10 || a === 127 || (a === 169 && b === 254) || (a === 192 && b === 168) || (a === 172 && b >= 16 && b <= 31)
  return !isLocal && a >= 1 && a <= 223 && b <= 255 && c <= 255 && d >= 1 && d <= 254
}

function isName(labels: readonly string[]): boolean {
  return (
    labels.length >= 2 &&
    TOP_LEVEL.test(labels.at(-1) ?? '') &&
    labels.every(label => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  )
}
