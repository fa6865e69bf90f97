/** What the register/login layer is opened with. It closes with true after a login, else with nothing. */
export interface LoginOptions {
  /** The tab that is open first. */
  readonly tab?: 1 | 2 | undefined
  /** What is typed into the account field already. */
  readonly account?: string | undefined
  /** Whose session had ended on this page; who logs in as somebody else is told, and the page does not go on. */
  readonly again?: string | undefined
  /** The log-in before this one was not kept: the browser takes no cookies on this page. */
  readonly wasNotKept?: boolean | undefined
  /** The page goes on by itself after a login. */
  readonly hasCallback?: boolean
}
