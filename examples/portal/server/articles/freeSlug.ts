import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { articlesTable } from './articlesTable'
import { slugOf } from './slugOf'

const SUFFIXES = 1_000_000

/** The title's slug, or one with a number behind it where that is taken. */
export async function freeSlug(db: PortalDatabase, title: string): Promise<string> {
  const slug = slugOf(title)
  const taken = await db.select({ id: articlesTable.id }).from(articlesTable).where(eq(articlesTable.slug, slug))
  return taken.length === 0 ? slug : `${slug}-${randomInt(SUFFIXES)}`
}
