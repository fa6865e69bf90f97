import { verify } from '@node-rs/argon2'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { AccountRow } from './accountsTable'
import { findAccount, hashPassword } from './AccountStore'

let nobodysHash: Promise<string> | undefined

/**
 * Returns the account with that e-mail or account name if the password is right, otherwise null. An unknown account
 * takes as long as a wrong password.
 */
export async function checkPassword(db: PortalDatabase, account: string, password: string): Promise<AccountRow | null> {
  const row = await findAccount(db, account)
  nobodysHash ??= hashPassword('nobody')
  const isRight = await verify(row?.passwordHash ?? (await nobodysHash), password)
  return row && isRight ? row : null
}

/** Most frequently leaked passwords, in lower case. */
let common: Promise<ReadonlySet<string>> | undefined

const LETTER = /[\p{L}\p{N}]/u

/**
 * Returns a text without the characters around its letters and digits. Takes linear time. A regular expression would
 * take quadratic time for a long run of such characters.
 */
function withoutSignsAround(text: string): string {
  const characters = [...text]
  const last = characters.findLastIndex(character => LETTER.test(character))
  const first = characters.findIndex(character => LETTER.test(character))
  return characters.slice(Math.max(0, first), last + 1).join('')
}

/**
 * True when a password is among the 49,000 most frequently leaked ones, which attackers try first. Ignores case and
 * surrounding characters such as a final exclamation mark. Checked when a password is set, not at log-in.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  const [list, small] = [await common, password.normalize('NFKC').toLowerCase()]
  return list.has(small) || list.has(withoutSignsAround(small))
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
