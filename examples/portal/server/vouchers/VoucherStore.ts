import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'

/** A voucher as entered: its code, and the role that it must have; '' accepts any role. */
export interface Voucher {
  code: string
  role: string
}

/** The vouchers: each grants its role once. */
export const vouchersTable = pgTable('vouchers', {
  code: text().primaryKey(),
  role: text().notNull(),
  /** Expiry date; null for none. */
  expires: timestamp({ withTimezone: true }),
  /** Account that redeemed the voucher, and the time. */
  accountId: integer('account_id').references(() => accountsTable.id, { onDelete: 'set null' }),
  redeemed: timestamp({ withTimezone: true }),
})

/** Roles of accounts, granted by vouchers. */
const accountRolesTable = pgTable(
  'account_roles',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accountsTable.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    granted: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.role] })],
)

/** Checks vouchers and redeems them, each once and for one account. */
export class VoucherStore {
  constructor(private readonly db: PortalDatabase) {}

  /** True when the voucher can be redeemed for that role now. */
  async check(voucher: Voucher): Promise<boolean> {
    const rows = await this.db.select({ code: vouchersTable.code }).from(vouchersTable).where(isOpen(voucher))
    return rows.length > 0
  }

  /**
   * Redeems a voucher; returns false if it cannot be redeemed. If calls are simultaneous, only one of them gets the
   * role. Voucher and role change together or not at all.
   */
  async redeem(accountId: number, voucher: Voucher): Promise<boolean> {
    return this.db.transaction(async tx => {
      // The update locks the row, so a second request finds the voucher redeemed.
      const [redeemed] = await tx
        .update(vouchersTable)
        .set({ accountId, redeemed: timeFromNow() })
        .where(isOpen(voucher))
        .returning()
      if (!redeemed) return false
      await tx.insert(accountRolesTable).values({ accountId, role: redeemed.role }).onConflictDoNothing()
      return true
    })
  }

  /** Returns the roles that an account got by vouchers, the newest last. */
  async rolesOf(accountId: number): Promise<string[]> {
    const { role, granted } = accountRolesTable
    const rows = await this.db
      .select({ role })
      .from(accountRolesTable)
      .where(eq(accountRolesTable.accountId, accountId))
      .orderBy(granted, role)
    return rows.map(row => row.role)
  }
}

function isOpen({ code, role }: Voucher) {
  const isInTime = or(isNull(vouchersTable.expires), gt(vouchersTable.expires, timeFromNow()))
  return and(
    eq(vouchersTable.code, code),
    isNull(vouchersTable.redeemed),
    isInTime,
    role === '' ? undefined : eq(vouchersTable.role, role),
  )
}
