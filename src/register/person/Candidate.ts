/** A person whom the portal knows and who may be the one that registers (portal-accounts 3). */
export interface Candidate {
  readonly id: string
  readonly firstname: string
  readonly surname: string
  /** 'n/a' where the portal does not say it. */
  readonly city: string
  /** 'n/a' where the portal does not say it: never a stranger's. */
  readonly email: string
  readonly addData: {
    readonly profile_image: string
    /** Videos on the player page. */
    readonly film6: readonly { readonly id: string }[]
    /** Films of the partner film school. */
    readonly film5: readonly { readonly id: string }[]
    /** Creator pages of the culture portal. */
    readonly userId: readonly string[]
  }
}
