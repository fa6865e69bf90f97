/** Writes a key's name as Testing Library types it: a single character as itself, the others in brackets. */
export function keyText(key: string): string {
  if (key === 'Space') return ' '
  return key.length === 1 ? key : `{${key}}`
}
