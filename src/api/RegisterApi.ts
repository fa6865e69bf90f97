import type { WindowHandle } from './createWindowHandle'

/** The windows of the registration frame (portal-accounts 2.1). */
export type FrameWindowName =
  | 'message'
  | 'verifymail'
  | 'nameselect'
  | 'nameaddress'
  | 'checkdoublet'
  | 'checkdoubletinfo'
  | 'userpass'
  | 'newaccount'
  | 'passwdchange'
  | 'voucher'

interface RegisterWindowOptions {
  /** An element of the page, or its selector, that holds the window instead of a modal; default: `container` of the configuration. */
  container?: string | Element
  /** Closes the window when it aborts. */
  signal?: AbortSignal
}

/** Options of `foyer.register.open`: what is passed between the windows of the frame (portal-accounts 3), in the contract's spelling. */
export interface RegisterOpenOptions extends RegisterWindowOptions {
  /** The window to open, where the call gives no name of its own, as from `data-foyer-options`. */
  name?: FrameWindowName
  /** Sent with a login and a new account, for the portal to follow. */
  on_login?: string
  user_mail?: string
  user_id?: number | string
  account?: string
  /** Where the message window leads when it closes: an address, or true to reload the page. */
  redirect?: string | boolean
  /** Texts put in the place of markers, such as `{email}` and `{account}`. */
  replace_text?: Readonly<Record<string, string>>
  /** Hides 'send to the registered address' in the window verifymail. */
  disable_registered?: boolean
  /** The problem to report to the provider. Default `password`. */
  problem?: string
  /** Takes the terms away from the window nameaddress. */
  remove_terms?: boolean
  /** The role that a voucher is to grant. */
  voucherRole?: string
  title?: string
  message?: string
  button_ok_text?: string
  /** A link of the message window; it opens in a new tab. */
  link?: { href: string; text: string }
  /** Opens other windows than those that an answer names: by the answer's name the one to open. */
  windows?: Readonly<Record<string, FrameWindowName>>
}

/** Options of `foyer.register.login`. */
export interface RegisterLoginOptions extends RegisterWindowOptions {
  /** Runs after the login instead of a reload of the page (portal-accounts 2.2). */
  onLogin?: () => void
  /** The tab that is open first: 1 the login, 2 the password mail. Default 1. */
  tab?: 1 | 2
  /** Initial text of the account field. */
  account?: string
}

/** Options of `foyer.register.sendMail`. */
export interface RegisterSendMailOptions extends RegisterWindowOptions {
  /** Gets the text of the mail. */
  onSend?: (mail_text: string) => void
}

/** Options of `foyer.register.temporaryIntro`. */
export interface TemporaryIntroOptions extends RegisterWindowOptions {
  /** Opens with 'with registration' chosen already. Default false. */
  withRegistration?: boolean
}

/** Options of `foyer.register.basicIntro`. */
export interface BasicIntroOptions extends TemporaryIntroOptions {
  /** Runs when a person goes on without registration. */
  onWithoutRegistration?: () => void
}

/** Accounts, `foyer.register` (portal-accounts 1). */
export interface RegisterApi {
  /**
   * Opens a window of the registration frame; the portal's answers name the windows that follow it.
   * @param name default `userpass`
   * @throws FoyerError CALL_WRONG_ARGUMENT 'No such window' (as a rejection of `opened`)
   */
  open(name?: FrameWindowName | RegisterOpenOptions, options?: RegisterOpenOptions): WindowHandle<never>
  /** Opens the register/login layer; its result is true after a login. */
  login(options?: RegisterLoginOptions): WindowHandle<true>
  /** Opens the layer that changes the password. */
  passwordChange(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer that a confirmed registration leads to. */
  confirm(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer of a login link that is not valid any more. */
  tokenError(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer that tells about registering. */
  info(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer in which a mail is written. Pass options or only the callback. */
  sendMail(options?: RegisterSendMailOptions | ((mail_text: string) => void)): WindowHandle<string>
  /** Opens the intro of temporary accounts. */
  temporaryIntro(options?: TemporaryIntroOptions): WindowHandle<never>
  /** Opens the basic intro, which asks whether to go on without registration. */
  basicIntro(options?: BasicIntroOptions): WindowHandle<true>
  /** Opens the form of the temporary account; one is created if there is none. */
  temporaryAccount(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer that moves a temporary account into the account one is signed in with; a visitor gets the login layer. */
  migrate(options?: RegisterWindowOptions): WindowHandle<true>
  /**
   * Returns the id of the temporary account. A visitor without one is first asked for approval by the basic intro; undefined if not approved.
   * @throws FoyerError REQUEST_REFUSED, REQUEST_UNREACHABLE or ANSWER_MALFORMED (as a rejection)
   */
  temporaryAccountId(): Promise<string | undefined>
  /** Forgets the temporary account and the session on this device. */
  reset(): Promise<void>
  /**
   * Hands a token to the portal (`process_token`) and answers whether it was taken.
   * @throws FoyerError REQUEST_REFUSED, REQUEST_UNREACHABLE or ANSWER_MALFORMED (as a rejection)
   */
  processToken(params: Readonly<Record<string, string>>): Promise<boolean>
}
