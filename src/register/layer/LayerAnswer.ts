/** What the calls of the layers answer (portal-accounts 7), with empty texts where the portal sends none. */
export interface LayerAnswer {
  readonly success: boolean | 'ACCOUNT_NOT_FINISCHED'
  /** What the layer says of a success. */
  readonly data: { readonly headline: string; readonly text: string }
  /** What the portal says to the person. */
  readonly message: string
}
