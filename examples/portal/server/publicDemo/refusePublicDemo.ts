import { inArray } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { isLoopback } from '../http/refuseForeignHosts'
import type { CommandLine } from '../PortalOptions'
import { readSeedFile } from '../seed/readSeed'
import { SeedData } from '../seed/SeedData'
import { StartError } from '../StartError'
import { vouchersTable } from '../vouchers/VoucherStore'

/**
 * Throws StartError if a database contains accounts or vouchers from an earlier demo seed, because their passwords and
 * codes are public.
 */
export async function refuseDemoData(db: PortalDatabase): Promise<void> {
  const names = (await readSeedFile('accounts', SeedData.accounts)).map(({ account }) => account)
  const codes = (await readSeedFile('vouchers', SeedData.vouchers)).map(({ code }) => code)
  const [account] = await db
    .select({ name: accountsTable.account })
    .from(accountsTable)
    .where(inArray(accountsTable.account, names))
    .limit(1)
  const [voucher] = await db
    .select({ code: vouchersTable.code })
    .from(vouchersTable)
    .where(inArray(vouchersTable.code, codes))
    .limit(1)
  if (!account && !voucher) return
  const found = account
    ? `the demo’s account ${account.name}, whose password`
    : `the demo’s voucher ${voucher?.code}, which`
  throw new StartError(
    `The portal was not started: other machines can reach it, and its database has ${found} everybody can look up. Please start it with an empty database, or delete the demo’s accounts and vouchers from this one; or add --public-demo if everybody may use them.`,
  )
}

/**
 * Throws StartError if a portal that others can reach by `way` would let them use the demo's accounts or read the
 * outbox.
 */
export function refusePublicDemo(way: string, { seed, smtpUrl }: Pick<CommandLine, 'seed' | 'smtpUrl'>): void {
  const errors = [
    ...(seed
      ? [
          {
            danger: 'use the demo’s accounts, whose passwords are on the sign-in page',
            remedy: 'start it with --no-seed (and on an empty database if the demo was ever seeded)',
          },
        ]
      : []),
    ...(smtpUrl
      ? []
      : [{ danger: 'read every mail with its links at /outbox', remedy: 'name a mail server in SMTP_URL' }]),
  ]
  if (errors.length === 0) return
  const [dangers, remedies] = [
    errors.map(({ danger }) => danger).join(' and '),
    errors.map(({ remedy }) => remedy).join(' and '),
  ]
  throw new StartError(
    `The portal was not started: other machines can reach it (${way}), and everybody could ${dangers}. Please ${remedies}; or add --public-demo if everybody may do this.`,
  )
}

/** Returns the setting by which other machines reach the portal; undefined if none does. */
export function wayIn({
  host,
  trustProxy,
  publicUrl,
}: Pick<CommandLine, 'host' | 'trustProxy' | 'publicUrl'>): string | undefined {
  if (!isLoopback(host)) return `HOST is ${host}`
  if (trustProxy) return 'TRUST_PROXY names a web server in front'
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)) return `PUBLIC_URL is ${publicUrl}`
  return undefined
}
