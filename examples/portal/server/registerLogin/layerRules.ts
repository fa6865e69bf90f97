const EMAIL = /^[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9]{2,4}$/
const LONGEST_EMAIL = 254

/**
 * True when a text is an e-mail address by the layers' rule (portal-accounts 5). The frame windows have a different
 * rule.
 */
export function isLayerEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text)
}

const SHORTEST = 10
const LONGEST_PASSWORD = 1000

/**
 * True when a new password fulfils the layers' rule (portal-accounts 5): at least ten characters, with a lower-case
 * letter, a capital and a digit. The portal also refuses more than 1000 characters, and NUL. The frame windows have a
 * different rule.
 */
export function isLayerPassword(text: string): boolean {
  return (
    [...text].length >= SHORTEST &&
    text.length <= LONGEST_PASSWORD &&
    !text.includes('\0') &&
    /\p{Ll}/u.test(text) &&
    /\p{Lu}/u.test(text) &&
    /\d/.test(text)
  )
}
