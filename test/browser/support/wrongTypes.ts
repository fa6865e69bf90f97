/** The same JSON with every text, number and mark in a list of its own, which no field of the contract takes; what is no JSON stays. */
export function wrongTypes(body: string): string {
  try {
    return JSON.stringify(
      JSON.parse(body, (_name, value: unknown) => (value === null || typeof value === 'object' ? value : [value])),
    )
  } catch {
    return body
  }
}
