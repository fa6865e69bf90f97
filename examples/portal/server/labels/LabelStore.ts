import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { labelTextsTable } from './labelTextsTable'
import { languagesTable } from './languagesTable'
import { newLabelsTable } from './newLabelsTable'

/** Reads label texts and languages, and notes labels that are missing. */
export class LabelStore {
  constructor(private readonly db: PortalDatabase) {}

  /** The portal's languages by id. */
  languages(): Promise<(typeof languagesTable.$inferSelect)[]> {
    return this.db.select().from(languagesTable).orderBy(asc(languagesTable.id))
  }

  /** The texts of those labels that have one in that language. */
  async texts(locale: string, labels: string[]): Promise<Map<string, string>> {
    if (labels.length === 0) return new Map()
    const rows = await this.db
      .select()
      .from(labelTextsTable)
      .where(and(eq(labelTextsTable.locale, locale), inArray(labelTextsTable.label, labels)))
    return new Map(rows.map(row => [row.label, row.text]))
  }

  /** Notes labels for the translators; those noted before stay as they are. */
  async note(labels: string[], projects: string): Promise<void> {
    if (labels.length > 0) await this.db.insert(newLabelsTable).values(labels.map(label => ({ label, projects }))).onConflictDoNothing()
  }
}
