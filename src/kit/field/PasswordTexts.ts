/** The texts of a password field besides its label. */
export interface PasswordTexts {
  /** The name of the button while the password is hidden. */
  show: string
  /** The name of the button while the password is shown. */
  hide: string
  /** Appears while the caps lock key is on. */
  capsLock: string
}
