/** True when the call of the matrix with this name makes no change that a person would notice. */
export function readsOnly(name: string): boolean {
  return /\.(?:fetch|search|check|geocode)/.test(name)
}
