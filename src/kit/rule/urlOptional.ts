import { isBlank } from './isBlank'
import { isPublicHost } from './isPublicHost'
import type { Rule } from './Rule'

const START = /^(?:https?|ftp):\/\//i
const PORT = /:\d{2,5}$/

/**
 * An address that may be left out: http, https or ftp, perhaps user:pass@, a public IPv4 address or a host name, perhaps a port of
 * 2 to 5 digits and a path (portal-accounts 5). Taken apart step by step, because one pattern for all of it can run for ever.
 */
export const urlOptional: Rule = (value, context) => (isBlank(value, context) || isUrl(value) ? undefined : { rule: 'url' })

function isUrl(value: string): boolean {
  const start = START.exec(value)?.[0]
  if (start === undefined || /\s/.test(value)) return false
  const [authority = ''] = value.slice(start.length).split('/', 1)
  const at = authority.lastIndexOf('@')
  const user = authority.slice(0, Math.max(at, 0))
  if (at >= 0 && (user === '' || user.startsWith(':'))) return false
  return isPublicHost(authority.slice(at + 1).replace(PORT, ''))
}
