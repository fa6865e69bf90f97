/** How many characters a person sees in a text, more or less: a sign beyond the first 65,536 counts once, not as two halves. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
