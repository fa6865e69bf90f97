import { asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { accountsTable } from '../accounts/accountsTable'
import { addressesTable } from '../addresses/addressesTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { personsTable } from '../persons/personsTable'
import type { PictureProcesses } from '../pictures/PictureProcesses'
import { picturesTable } from '../pictures/picturesTable'
import type { PictureStorage } from '../storage/PictureStorage'
import type { Seed } from './SeedData'
import { seedAccounts, seedPersons, seedVouchers } from './seedAccounts'
import { seedArticles, seedBlog } from './seedArticles'
import { seedEvents } from './events/seedEvents'
import { seedGeneratedEvents } from './events/growEvents'
import { seedPictures, seedSeries } from './seedPictures'
import { storeFiles } from './storeFiles'

const LOCK = 4_601_724

/**
 * Fills an empty database with the demo's data in one transaction, so that an aborted start leaves it empty. A database
 * with the demo's accounts gets the data that newer versions of the demo have added. Any other database stays as it is,
 * because its operator has probably forgotten --no-seed.
 */
export async function seedDatabase(
  db: PortalDatabase,
  seed: Seed,
  storage: PictureStorage,
  pictureProcesses: PictureProcesses,
): Promise<void> {
  if (await hasAccounts(db)) {
    const accountIds = await demoAccounts(db, seed)
    if (accountIds.length === 0) return
    await addRegister(db, seed)
    return addEvents(db, seed, accountIds)
  }
  const files = await storeFiles(seed.pictures, storage, pictureProcesses)
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasAccounts(tx)) return
    const accountIds = await seedAccounts(tx, seed)
    const seriesIds = await seedSeries(tx, seed, accountIds)
    const pictures = await seedPictures(tx, seed, files, { accountIds, seriesIds })
    await seedArticles(tx, seed, accountIds, pictures)
    await seedBlog(tx, seed)
    await seedEvents(tx, seed, accountIds, pictures)
    await seedGeneratedEvents(tx, seed, [...accountIds.values()], [...pictures.values()])
    await seedPersons(tx, seed, accountIds, pictures)
    await seedVouchers(tx, seed)
  })
}

/** Adds vouchers and the register of persons, without their pictures, to an older demo that has no persons. */
async function addRegister(db: PortalDatabase, seed: Seed): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [person] = await tx.select({ id: personsTable.id }).from(personsTable).limit(1)
    if (person) return
    const accounts = await tx.select({ account: accountsTable.account, id: accountsTable.id }).from(accountsTable)
    await seedPersons(tx, seed, new Map(accounts.map(({ account, id }) => [account, id])), new Map())
    await seedVouchers(tx, seed)
  })
}

/** Adds the generated events, their locations and organisers to an older demo, whose addresses have no city's id. */
async function addEvents(db: PortalDatabase, seed: Seed, accountIds: number[]): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const [place] = await tx
      .select({ id: addressesTable.id })
      .from(addressesTable)
      .where(isNotNull(addressesTable.cityId))
      .limit(1)
    if (place) return
    const pictures = await tx.select().from(picturesTable).orderBy(asc(picturesTable.id)).limit(100)
    await seedGeneratedEvents(tx, seed, accountIds, pictures)
  })
}

/** Returns the ids of the demo's accounts that a database has. */
async function demoAccounts(db: PortalDatabase, seed: Seed): Promise<number[]> {
  const names = seed.accounts.map(({ account }) => account)
  const rows = await db
    .select({ id: accountsTable.id })
    .from(accountsTable)
    .where(inArray(accountsTable.account, names))
    .orderBy(asc(accountsTable.id))
  return rows.map(({ id }) => id)
}

async function hasAccounts(db: PortalDatabase): Promise<boolean> {
  return (await db.select({ id: accountsTable.id }).from(accountsTable).limit(1)).length > 0
}
