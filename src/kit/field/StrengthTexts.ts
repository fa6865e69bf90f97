/** The words of the password meter. */
export interface StrengthTexts {
  /** What is measured; read out before the words. */
  label: string
  /** From weakest to strongest, one for each colour. */
  steps: readonly [string, string, string, string, string, string]
}
