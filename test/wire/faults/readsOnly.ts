/** True when a call of the matrix changes nothing that a person would notice, by its name. */
export function readsOnly(name: string): boolean {
  return /\.(?:fetch|search|check|geocode)/.test(name)
}
