import { config } from '../config'

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,23}[A-Za-z0-9]$/

/**
 * True when a text can be an account: a name of 2 to 25 letters, digits and '-', or an e-mail address (portal-accounts
 * 5).
 */
export function isAccountName(text: string): boolean {
  return NAME.test(text) || isFrameEmail(text)
}

const DAY_SHAPE = /^(\d\d)([./-])(\d\d)\2(\d{4})$/
const OLDEST_YEAR = 1880

/** True when a text is a day from 1880 to today, as dd.mm.yyyy, dd/mm/yyyy or dd-mm-yyyy (portal-accounts 5). */
export function isCalendarDay(text: string, today = new Date()): boolean {
  const [, day, , month, year] = DAY_SHAPE.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return isReal && Number(year) >= OLDEST_YEAR && date <= today
}

const EMAIL_SHAPE = /^[\w.-]+@[\w.-]{2,}\.\w{2,22}$/

/** True when a text is an e-mail address as the frame windows accept it (portal-accounts 5). */
export function isFrameEmail(text: string): boolean {
  // The length is checked first, because the pattern is slow for long texts and no address is that long.
  return text.length <= config.registerFrame.emailLength && EMAIL_SHAPE.test(text)
}

const LEAST_CHARACTERS = 8
const NEEDED = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}_]/u]

/**
 * True when a password is valid for the frame windows (portal-accounts 5): at least 8 characters, with a letter, a
 * digit and a non-word character. A password with more than `passwordLength` characters is invalid.
 */
export function isFramePassword(password: string): boolean {
  if (password.length > config.registerFrame.passwordLength || [...password].length < LEAST_CHARACTERS) return false
  return NEEDED.every(part => part.test(password))
}
