/**
 * True when a call makes no change that a person would notice.
 * @param name of a `ContractCall`, such as `pictureWire.fetchPictures`
 */
export function readsOnly(name: string): boolean {
  return /\.(?:fetch|search|check|geocode)/.test(name)
}
