import type { PasswordTexts } from '../../../src/kit/credential/CredentialPasswordField'

/** German texts for a password field. */
export const passwordTexts: PasswordTexts = {
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist gedrückt.',
}
