/** Error that prevents the portal's start, with one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
