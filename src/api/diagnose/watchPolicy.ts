/** What the page's content security policy refused since the watch began. */
export interface PolicyWatch {
  /** The directive by which an address was refused; undefined: it was not. */
  refusedBy(directive: string, address?: string): string | undefined
  stop(): void
}

/** Listens for what the page's content security policy refuses. */
export function watchPolicy(): PolicyWatch {
  const refused: SecurityPolicyViolationEvent[] = []
  const note = (event: SecurityPolicyViolationEvent) => {
    // A policy that only reports refuses nothing.
    if (event.disposition === 'enforce') refused.push(event)
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    refusedBy: (directive, address) =>
      refused.find(event => event.effectiveDirective.startsWith(directive) && (address === undefined || event.blockedURI.startsWith(new URL(address).origin)))?.effectiveDirective,
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}
