/**
 * Wraps every text, number and boolean of a JSON text in a list, which no field of the contract allows. Returns other
 * texts unchanged.
 */
export function wrongTypes(body: string): string {
  try {
    return JSON.stringify(
      JSON.parse(body, (_name, value: unknown) => (value === null || typeof value === 'object' ? value : [value])),
    )
  } catch {
    return body
  }
}
