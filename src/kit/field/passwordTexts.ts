/** The texts of a password field besides its label. */
export interface PasswordTexts {
  /** The name of the button while the password is hidden. */
  show: string
  /** The name of the button while the password is shown. */
  hide: string
  /** Appears while the caps lock key is on. */
  capsLock: string
}

/** The words of the password meter. */
export interface StrengthTexts {
  /** What is measured; read out before the words. */
  label: string
  /** From weakest to strongest, one for each colour. */
  steps: readonly [string, string, string, string, string, string]
}

/** The colours of the password meter's six steps, red to green; each stands out 3 to 1 on the light and on the dark surface. */
export const meterColors = ['#d8322a', '#d9541e', '#c26a00', '#9a7d00', '#5f8f14', '#1f9440'] as const
