import type { StrengthTexts } from '../../../src/kit/field/passwordTexts'

/** German words for the password meter. */
export const strengthTexts: StrengthTexts = {
  label: 'Passwortstärke',
  steps: ['sehr schwach', 'schwach', 'ausbaufähig', 'mittel', 'gut', 'sehr gut'],
}
