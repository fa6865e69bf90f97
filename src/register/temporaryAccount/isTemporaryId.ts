/** Whether a text can be the id of a temporary account: nothing that could be taken for something else in an address or a cookie. */
export function isTemporaryId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
