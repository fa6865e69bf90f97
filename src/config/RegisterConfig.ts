/** One choice of a select: its id on the portal, and its text. */
export interface Choice {
  readonly id: number | string
  readonly name: string
}

/** An account type to choose in the form of the temporary account. */
export interface AccountTypeChoice extends Choice {
  /**
   * Names of the rows that the form shows for this type. Default: all rows, or those of the template if no type of the
   * list has rows.
   */
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
   * Account types of the form of the temporary account, and the rows that the form shows for each type. An array lists
   * the types to choose, and the form offers them if the portal's template has no types. A map sets only the rows: its
   * key is the id of a type, its value the rows of this type. In an array and in a map, a row is `firstname`,
   * `surname`, `artistname`, `aliasname` or `existmail`. Rows of this option replace all rows of the template;
   * a type without rows then shows every row. Default: the types and rows of the template. Without a template, the form
   * offers no types and shows all rows.
   */
  accountTypes?: readonly AccountTypeChoice[] | Readonly<Record<string, readonly string[]>>
  /**
   * Genders to choose, if the portal's template has none. In the window nameaddress, `name` may also be the key of one
   * of its labels, such as `register_nameaddress_gender_female`. The window then shows the translated text. Default: no
   * choice.
   */
  genders?: readonly Choice[]
  /** True when links in mails lead back to the current page. Default true. */
  tokenPage?: boolean
  /** Id and type of the page's subject, such as an article. Sent with the request for a password mail. */
  item?: { id?: number | string; type?: string }
  /** Address of the portal's app in the layer 'registration confirmed'. Default: no link. */
  appUrl?: string
  /** Address of the terms of use. Default `/terms`. */
  termsUrl?: string
}
