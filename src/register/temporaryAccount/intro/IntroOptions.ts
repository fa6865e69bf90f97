/** What the intro layers are opened with. */
export interface IntroOptions {
  /** 'With registration' is chosen already. */
  readonly withRegistration?: boolean
}
