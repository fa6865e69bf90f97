/** Returns a key in the notation of Testing Library: single characters as they are, others in brackets. */
export function keyText(key: string): string {
  if (key === 'Space') return ' '
  return key.length === 1 ? key : `{${key}}`
}
