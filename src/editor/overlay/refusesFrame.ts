/**
 * True when the page's Content Security Policy refused an iframe with the host of an address. A report-only policy
 * refuses nothing.
 */
export function refusesFrame(
  { disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent,
  address: string,
): boolean {
  // Older browsers name the directive that the policy has in place of `frame-src`.
  const isOfFrames = ['frame-src', 'child-src', 'default-src'].includes(effectiveDirective)
  if (disposition !== 'enforce' || !isOfFrames || !URL.canParse(blockedURI)) return false
  return new URL(blockedURI).origin === new URL(address).origin
}
