/** The password mail of the layer: what came of asking for it, and asking. */
export interface PasswordMail {
  readonly isBusy: boolean
  readonly outcome: { readonly isSent: boolean; readonly text: string } | undefined
  send(account: string): Promise<void>
}
