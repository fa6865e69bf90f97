/** One choice of a select: its id on the portal, and its text. */
export interface Choice {
  readonly id: number | string
  readonly name: string
}

/** An account type to choose, with its rows of the temporary-account form. Default: all rows. */
export interface AccountTypeChoice extends Choice {
  readonly rows?: readonly string[]
}

/** Settings of blog posts. */
export interface BlogConfig {
  /** Tags of a new post. Default: the portal's tags (`page.json?m=tags`). If the portal has none, posts have no tag. */
  tags?: readonly Choice[]
}

/** Settings of the accounts. */
export interface RegisterConfig {
  /** Numbers of the languages on the portal, by locale. Default 1 German, 2 English, 44 Polish. */
  languageIds?: Readonly<Record<string, number>>
  /**
   * Account types to choose, if the portal's template brings none. A map sets only which rows of the temporary-account
   * form each account type shows. Default: the types and rows of the portal's template; without them, no choice and all
   * rows.
   */
  accountTypes?: readonly AccountTypeChoice[] | Readonly<Record<string, readonly string[]>>
  /**
   * Genders to choose, if the portal's template brings none. In the window nameaddress, a name may also be a label of
   * the window. Default: no choice.
   */
  genders?: readonly Choice[]
  /** True if links in mails lead back to the current page. Default true. */
  tokenPage?: boolean
  /** Id and type of the thing that the page is about, such as an article. Sent with the request for a password mail. */
  item?: { id?: number | string; type?: string }
  /** Address of the portal's app in the layer 'registration confirmed'. Default: no link. */
  appUrl?: string
  /** Address of the terms of use. Default `/terms`. */
  termsUrl?: string
}
