import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountsTable } from '../accounts/accountsTable'
import { timeFromNow } from '../database/literal'
import type { PortalDatabase } from '../database/PortalDatabase'

/** A voucher as somebody enters it: its code, and the role that is wanted of it; '' takes the one that it has. */
export interface Voucher {
  code: string
  role: string
}

/** The vouchers: each grants its role once. */
export const vouchersTable = pgTable('vouchers', {
  code: text().primaryKey(),
  role: text().notNull(),
  /** The end of its time; without one it has none. */
  expires: timestamp({ withTimezone: true }),
  /** Account that redeemed it, and the time. */
  accountId: integer('account_id').references(() => accountsTable.id, { onDelete: 'set null' }),
  redeemed: timestamp({ withTimezone: true }),
})

/** The roles of the accounts, as vouchers granted them. */
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

  /** Redeems a voucher. Of simultaneous attempts one gets its role; role and voucher change together or not at all. */
  async redeem(accountId: number, voucher: Voucher): Promise<boolean> {
    return this.db.transaction(async tx => {
      // The row's lock decides: the second request finds it redeemed.
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

  /** The roles that vouchers gave an account, the newest last. */
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
