import { verify } from '@node-rs/argon2'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { AccountRow } from './accountsTable'
import { findAccount, hashPassword } from './AccountStore'

let nobodysHash: Promise<string> | undefined

/** Returns the account with that e-mail if the password is right, otherwise null. An unknown account takes as long as a wrong password. */
export async function checkPassword(db: PortalDatabase, account: string, password: string): Promise<AccountRow | null> {
  const row = await findAccount(db, account)
  nobodysHash ??= hashPassword('nobody')
  const isRight = await verify(row?.passwordHash ?? (await nobodysHash), password)
  return row && isRight ? row : null
}
