import { sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { labelTextsTable, languagesTable } from '../labels/LabelStore'
import type { Seed } from './SeedData'

const BATCH = 500

/** Updates languages and label texts from the data files at every start, so that old portals get new labels too. */
export async function syncLabels(
  db: PortalDatabase,
  { languages, translations }: Pick<Seed, 'languages' | 'translations'>,
): Promise<void> {
  const languageRows = languages.map(({ Id, Locale, name }) => ({ id: Id, locale: Locale, name }))
  const textRows = Object.entries(translations).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([label, text]) => ({ locale, label, text })),
  )
  await db.transaction(async tx => {
    if (languageRows.length > 0) {
      await tx
        .insert(languagesTable)
        .values(languageRows)
        .onConflictDoUpdate({
          target: languagesTable.id,
          set: { locale: sql`excluded.locale`, name: sql`excluded.name` },
        })
    }
    for (let at = 0; at < textRows.length; at += BATCH) {
      await tx
        .insert(labelTextsTable)
        .values(textRows.slice(at, at + BATCH))
        .onConflictDoUpdate({
          target: [labelTextsTable.locale, labelTextsTable.label],
          set: { text: sql`excluded.text` },
          setWhere: sql`${labelTextsTable.text} <> excluded.text`,
        })
    }
  })
}
