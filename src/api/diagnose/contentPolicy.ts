import { type DiagnosisCheck, good } from './Diagnosis'

const HEADER = 'content-security-policy'

/**
 * Returns the texts of the page's Content Security Policies, from its `<meta>` elements and from the header. For the
 * header, it requests the page again (HEAD). Undefined if that request fails or is refused.
 */
export async function readPolicies(): Promise<string[] | undefined> {
  const written = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')]
    .filter(({ httpEquiv }) => httpEquiv.toLowerCase() === HEADER)
    .map(({ content }) => content)
  try {
    const { ok, headers } = await fetch(location.href.split('#')[0]!, { method: 'HEAD' })
    const sent = headers.get(HEADER)
    return ok ? [...written, ...(sent ? [sent] : [])] : undefined
  } catch {
    return undefined
  }
}

/** Records violations of the page's Content Security Policy. */
export interface PolicyWatch {
  /**
   * Returns the effective directive, such as `script-src-elem`, that refused a request to the address's host. Undefined
   * if no directive did. Without an address, every host counts.
   * @param directive start of the directive's name, such as `script-src`
   */
  refusedBy(directive: string, address?: string): string | undefined
  stop(): void
}

/** Records the violations of the page's Content Security Policy from now on. */
export function watchPolicy(): PolicyWatch {
  const refused: SecurityPolicyViolationEvent[] = []
  const note = (event: SecurityPolicyViolationEvent) => {
    // A report-only policy refuses nothing.
    if (event.disposition === 'enforce') refused.push(event)
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    refusedBy: (directive, address) =>
      refused.find(
        event =>
          event.effectiveDirective.startsWith(directive) &&
          (address === undefined || originOf(event.blockedURI) === originOf(address)),
      )?.effectiveDirective,
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}

/** Returns the origin of an address; undefined for a keyword such as 'inline'. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined)

/**
 * Checks if the page requires Trusted Types and allows Foyer's policy. Does not create the policy as a test, because a
 * page may allow only one policy of this name.
 */
export function checkTrustedTypes(policies: readonly string[] | undefined): DiagnosisCheck {
  if (!('trustedTypes' in window)) return good('not in this browser')
  if (!policies)
    return {
      status: 'limited',
      found: "the page's policy could not be read",
      advice: "Where Trusted Types are required, 'trusted-types foyer' must allow the policy foyer.",
    }
  if (!policies.some(policy => policy.includes('require-trusted-types-for'))) return good('not required')
  const lists = policies.flatMap(policy => /(?:^|[;,])\s*trusted-types\s([^;,]*)/.exec(policy)?.[1]?.trim() ?? [])
  const isAllowed = lists.every(list => list.split(/\s+/).some(name => name === 'foyer' || name === '*'))
  if (isAllowed) return good('required; the policy foyer is allowed')
  return {
    status: 'problem',
    found: `required; trusted-types allows only '${lists.join(' ')}'`,
    advice: "Add foyer: 'trusted-types foyer'. Without it texts with HTML and the portal's templates fail.",
  }
}
