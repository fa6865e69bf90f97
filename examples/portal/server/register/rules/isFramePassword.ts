import { config } from '../../config'

const LEAST_CHARACTERS = 8
const NEEDED = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}_]/u]

/** Whether a password is strong enough for the frame windows: 8 characters with a letter, a digit and a non-word character (portal-accounts 5). */
export function isFramePassword(password: string): boolean {
  if (password.length > config.registerFrame.passwordLength || [...password].length < LEAST_CHARACTERS) return false
  return NEEDED.every(part => part.test(password))
}
