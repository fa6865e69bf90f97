import { verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { accountsTable } from './accountsTable'
import { hashPassword } from './hashPassword'
import type { SessionAccount } from './SessionAccount'

let nobodysHash: Promise<string> | undefined

/** The account of that e-mail if the password is right, else null; an unknown account takes as long as a wrong password. */
export async function checkPassword(db: PortalDatabase, account: string, password: string): Promise<SessionAccount | null> {
  const [row] = await db.select().from(accountsTable).where(eq(accountsTable.account, account))
  nobodysHash ??= hashPassword('nobody')
  const isRight = await verify(row?.passwordHash ?? (await nobodysHash), password)
  if (!row || !isRight) return null
  return { Id: row.id, account: row.account, firstname: row.firstname, surname: row.surname, blogAuthor: row.blogAuthor }
}
