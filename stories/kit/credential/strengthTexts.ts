import type { StrengthTexts } from '../../../src/kit/credential/CredentialStrength'

/** German words for the password meter. */
export const strengthTexts: StrengthTexts = {
  label: 'Passwortstärke',
  steps: ['sehr schwach', 'schwach', 'ausbaufähig', 'mittel', 'gut', 'sehr gut'],
}
