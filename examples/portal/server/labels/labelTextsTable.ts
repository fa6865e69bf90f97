import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The text of each label in each language. */
export const labelTextsTable = pgTable(
  'label_texts',
  { locale: text().notNull(), label: text().notNull(), text: text().notNull() },
  table => [primaryKey({ columns: [table.locale, table.label] })],
)
