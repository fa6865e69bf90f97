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

/**
 * Options of `foyer.register.passwordChange`, `.confirm`, `.tokenError`, `.info`, `.temporaryAccount` and `.migrate`.
 */
interface RegisterWindowOptions {
  /**
   * An element of the page, or its selector. The window opens inside this element instead of as a modal. Default:
   * `container` of the configuration.
   */
  container?: string | Element
  /** An abort of this signal closes the window. */
  signal?: AbortSignal
}

/**
 * Options of `foyer.register.open`. Most of them also apply to the windows of the frame that open next. A response of
 * the portal can override an option by a field of the same name (portal-accounts 3). No response overrides `name`,
 * `link`, `windows`, `container` or `signal`.
 */
export interface RegisterOpenOptions extends RegisterWindowOptions {
  /**
   * The window to open, if the first argument of the call is not a name. For example, a button passes only its
   * `data-foyer-options`.
   */
  name?: FrameWindowName
  /** Sent to the portal with a login and with a new account. The reference portal opens this path after a login. */
  on_login?: string
  /** The person's e-mail address, if the page knows it. It is the initial text of the windows' e-mail fields. */
  user_mail?: string
  /** The person's id in the portal, if the page knows it. It is sent with a login and with a new account. */
  user_id?: number | string
  /** Initial text of the windows' account fields. */
  account?: string
  /** Target when the message window closes: an address, or true to reload the page. */
  redirect?: string | boolean
  /**
   * Values of the markers in texts, such as `{email}` and `{account}`. A value that begins with `ml_` is a label of the
   * portal's translation service: its text is shown.
   */
  replace_text?: Readonly<Record<string, string>>
  /** True when the window verifymail hides 'send to the registered address'. Default false. */
  disable_registered?: boolean
  /** The problem that the window verifymail reports to the portal's operator. Default `password`. */
  problem?: string
  /** True when the window nameaddress hides the terms of use. Default false. */
  remove_terms?: boolean
  /** The role that a voucher grants. */
  voucherRole?: string
  /** Heading of the message window. */
  title?: string
  /** Text of the message window. */
  message?: string
  /** Text of the button that closes the message window. */
  button_ok_text?: string
  /** A link in the message window. It opens in a new tab. */
  link?: { href: string; text: string }
  /**
   * Windows to open in place of the next windows of the frame. The key is the name of the next window, the value is the
   * window to open. For example, with `{ userpass: 'newaccount' }`, newaccount opens if a response names `userpass`, or
   * if a person presses a button that opens `userpass`.
   */
  windows?: Readonly<Record<string, FrameWindowName>>
}

/** Options of `foyer.register.login`. */
export interface RegisterLoginOptions extends RegisterWindowOptions {
  /** Called after the login. Replaces the reload of the page (portal-accounts 2.2). */
  onLogin?: () => void
  /** The tab that is open first: 1 the login, 2 the request for a password mail. Default 1. */
  tab?: 1 | 2
  /** Initial text of the account field. */
  account?: string
}

/** Options of `foyer.register.sendMail`. */
export interface RegisterSendMailOptions extends RegisterWindowOptions {
  /** Called with the text of the mail. The layer sends nothing: the page must send the mail. */
  onSend?: (mail_text: string) => void
}

/** Options of `foyer.register.temporaryIntro`. */
export interface TemporaryIntroOptions extends RegisterWindowOptions {
  /** True when 'with registration' is selected at the start. Default false. */
  withRegistration?: boolean
}

/** Options of `foyer.register.basicIntro`. */
export interface BasicIntroOptions extends TemporaryIntroOptions {
  /** Called when a person goes on without registration. */
  onWithoutRegistration?: () => void
}

/** Accounts, `foyer.register` (portal-accounts 1). */
export interface RegisterApi {
  /**
   * Opens a window of the registration frame: `userpass` if no name is given. The portal's responses name the next
   * windows.
   * @param name the name of the window, or the options; default `userpass`
   * @throws FoyerError CALL_WRONG_ARGUMENT 'No such window' (as a rejection of `opened`) for an unknown name
   */
  open(name?: FrameWindowName | RegisterOpenOptions, options?: RegisterOpenOptions): WindowHandle<never>
  /** Opens the register/login layer. The result is true after a login. */
  login(options?: RegisterLoginOptions): WindowHandle<true>
  /** Opens the layer that changes the password. */
  passwordChange(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer for a confirmed registration. */
  confirm(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer for a login link that is no longer valid. */
  tokenError(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer with information about registering. */
  info(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer for writing a mail. Pass options or only the callback. */
  sendMail(options?: RegisterSendMailOptions | ((mail_text: string) => void)): WindowHandle<string>
  /** Opens the intro of temporary accounts. */
  temporaryIntro(options?: TemporaryIntroOptions): WindowHandle<never>
  /**
   * Opens the basic intro, which asks for approval to go on without registration. The page reloads if the window closes
   * without approval.
   */
  basicIntro(options?: BasicIntroOptions): WindowHandle<true>
  /** Opens the form of the temporary account. Creates a temporary account if there is none. */
  temporaryAccount(options?: RegisterWindowOptions): WindowHandle<never>
  /** Opens the layer that moves a temporary account into the current account. A visitor gets the login layer. */
  migrate(options?: RegisterWindowOptions): WindowHandle<true>
  /**
   * Returns the id of the temporary account. A visitor sees the basic intro first if there is no saved temporary
   * account, or if the saved one was moved into a registered account. After an approval, this page does not ask again.
   * Resolves to undefined if the visitor does not approve.
   * @throws FoyerError CORE_NOT_LOADED, CHUNK_NOT_LOADED, REQUEST_REFUSED, REQUEST_UNREACHABLE or ANSWER_MALFORMED (as
   * a rejection)
   */
  temporaryAccountId(): Promise<string | undefined>
  /**
   * Removes the temporary account and unfinished forms from this device. The session ends only if a script can remove
   * the cookie `auth.sessionCookie`, or if `auth.onReset` ends the session.
   * @throws FoyerError CORE_NOT_LOADED or CHUNK_NOT_LOADED (as a rejection)
   */
  reset(): Promise<void>
  /**
   * Sends a token to the portal (`process_token`). Returns true if the portal accepted it. Opens the next window if the
   * response names one.
   * @throws FoyerError CORE_NOT_LOADED, CHUNK_NOT_LOADED, REQUEST_REFUSED, REQUEST_UNREACHABLE or ANSWER_MALFORMED (as
   * a rejection)
   */
  processToken(params: Readonly<Record<string, string>>): Promise<boolean>
}
