const SHORTEST = 10
const LONGEST = 1000

/** The layers' rule for a new password (portal-accounts 5): ten characters, with a small letter, a capital and a digit; the frame windows have another. */
export function isLayerPassword(text: string): boolean {
  return [...text].length >= SHORTEST && text.length <= LONGEST && !text.includes('\0') && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text)
}
