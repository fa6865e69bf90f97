import type { DiagnosisCheck } from './Diagnosis'
import { good } from './good'

/** Whether the page requires Trusted Types, and then lets Foyer make its policy; it is not made for trying, because a page may allow it once. */
export function checkTrustedTypes(policies: readonly string[] | undefined): DiagnosisCheck {
  if (!('trustedTypes' in window)) return good('not in this browser')
  if (!policies) return { status: 'limited', found: "the page's policy could not be read", advice: "Where Trusted Types are required, 'trusted-types foyer' must allow the policy foyer." }
  if (!policies.some(policy => policy.includes('require-trusted-types-for'))) return good('not required')
  const lists = policies.flatMap(policy => /(?:^|[;,])\s*trusted-types\s([^;,]*)/.exec(policy)?.[1]?.trim() ?? [])
  const isAllowed = lists.every(list => list.split(/\s+/).some(name => name === 'foyer' || name === '*'))
  if (isAllowed) return good('required; the policy foyer is allowed')
  return { status: 'problem', found: `required; trusted-types allows only '${lists.join(' ')}'`, advice: "Add foyer: 'trusted-types foyer'. Without it texts with HTML and the portal's templates fail." }
}
