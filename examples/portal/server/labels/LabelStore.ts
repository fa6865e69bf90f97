import { and, asc, eq, inArray } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'

/** Languages of the portal; their ids are the contract's. */
export const languagesTable = pgTable('languages', {
  id: integer().primaryKey(),
  locale: text().notNull().unique(),
  name: text().notNull(),
})

/** Text of each label in each language. */
export const labelTextsTable = pgTable(
  'label_texts',
  { locale: text().notNull(), label: text().notNull(), text: text().notNull() },
  table => [primaryKey({ columns: [table.locale, table.label] })],
)

/** Requested labels without a translation. */
const newLabelsTable = pgTable('new_labels', {
  label: text().primaryKey(),
  projects: text().notNull(),
  created: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Reads label texts and languages, and stores missing labels. */
export class LabelStore {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns the portal's languages in the order of their ids. */
  languages(): Promise<(typeof languagesTable.$inferSelect)[]> {
    return this.db.select().from(languagesTable).orderBy(asc(languagesTable.id))
  }

  /** Returns the texts of labels in a language; labels without a text are left out. */
  async texts(locale: string, labels: string[]): Promise<Map<string, string>> {
    if (labels.length === 0) return new Map()
    const rows = await this.db
      .select()
      .from(labelTextsTable)
      .where(and(eq(labelTextsTable.locale, locale), inArray(labelTextsTable.label, labels)))
    return new Map(rows.map(row => [row.label, row.text]))
  }

  /**
   * Stores labels for translators; known ones stay unchanged. Any account may add labels, so none are stored if the
   * list would become too long.
   */
  async note(labels: string[], projects: string): Promise<void> {
    if (labels.length === 0 || (await this.db.$count(newLabelsTable)) + labels.length > config.labels.stored) return
    await this.db
      .insert(newLabelsTable)
      .values(labels.map(label => ({ label, projects })))
      .onConflictDoNothing()
  }
}
