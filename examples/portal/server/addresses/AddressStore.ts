import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import type { Gazetteer } from '../cities/Gazetteer'
import { config } from '../config'
import type { Customer } from '../customers/customers'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { FormMap } from '../http/formBody'
import { foldName } from '../persons/names/nameSimilarity'
import type { Address, OrganiserLocationType } from './Address'
import { addressesTable, type AddressRow } from './addressesTable'
import { readAddress } from './readAddress'

const SHORTEST_PIECE = 3

/** A customer's organisers and locations. */
export class AddressStore {
  constructor(
    private readonly db: PortalDatabase,
    private readonly gazetteer: Gazetteer,
  ) {}

  /**
   * Returns the customer's addresses of the given types that contain each typed word in their name or city. Names that
   * begin with the whole text come first. Returns at most `address.shown`, and none for a text with too few letters.
   */
  async search(customer: Customer, types: readonly OrganiserLocationType[], typed: string): Promise<AddressRow[]> {
    const folded = foldName(typed)
    if (folded.length < config.address.fewestLetters) return []
    const words = folded.split(' ').map(fits)
    return this.db
      .select()
      .from(addressesTable)
      .where(and(eq(addressesTable.customer, customer.name), inArray(addressesTable.type, [...types]), ...words))
      .orderBy(
        sql`not starts_with(${addressesTable.folded}, ${folded})`,
        asc(addressesTable.folded),
        asc(addressesTable.id),
      )
      .limit(config.address.shown)
  }

  /**
   * Creates an address, or returns an equal one of the same account. Throws RequestError 400 for an invalid address.
   */
  async add(account: SessionAccount, customer: Customer, form: FormMap): Promise<Address> {
    const values = { ...readAddress(form, this.gazetteer), customer: customer.name, accountId: account.Id }
    return this.db.transaction(async tx => {
      // The lock makes two simultaneous clicks run one after another, so that they create one address.
      await tx.execute(sql`select pg_advisory_xact_lock(4601725, ${account.Id})`)
      const { name, street, postcode, cityId, categoryId, type } = addressesTable
      const isSamePlace = and(
        eq(name, values.name),
        eq(street, values.street),
        eq(postcode, values.postcode),
        eq(cityId, values.cityId),
      )
      const isSame = and(
        eq(addressesTable.customer, customer.name),
        eq(addressesTable.accountId, account.Id),
        isSamePlace,
        eq(categoryId, values.categoryId),
        eq(type, values.type),
      )
      const [present] = await tx.select().from(addressesTable).where(isSame).limit(1)
      const [row = present] = present ? [] : await tx.insert(addressesTable).values(values).returning()
      if (!row) throw new Error('The database returned no row for an insert.')
      return toAddress(row)
    })
  }
}

/**
 * Returns the condition for one typed word. A word of one or two letters matches only at the beginning of a word,
 * because the index needs three letters to match inside a word.
 */
function fits(word: string) {
  const { folded } = addressesTable
  return word.length < SHORTEST_PIECE
    ? or(like(folded, `${word}%`), like(folded, `% ${word}%`))
    : like(folded, `%${word}%`)
}

function toAddress(row: AddressRow): Address {
  return {
    Id: row.id,
    Name: row.name,
    IdOrganisation: row.id,
    Street: row.street,
    Postcode: row.postcode,
    IdCity: row.cityId,
    City: { Comment: row.city },
    Email: row.email,
    Category: row.categoryId,
    OrganiserLocationType: row.type,
    GeocodeLat: row.lat,
    GeocodeLng: row.lng,
    Customer: row.customer,
  }
}
