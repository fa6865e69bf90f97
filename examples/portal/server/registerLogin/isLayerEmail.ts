const EMAIL = /^[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9]{2,4}$/
const LONGEST = 254

/** The layers' rule for an e-mail address (portal-accounts 5); the frame windows have another. */
export function isLayerEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text)
}
