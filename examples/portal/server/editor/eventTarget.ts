import { and, eq, inArray } from 'drizzle-orm'
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import type { SessionAccount } from '../accounts/accountsTable'
import { lockAccount } from '../accounts/AccountStore'
import { articleRefusals } from '../articles/articleRefusals'
import { articlesTable } from '../articles/articlesTable'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventRefusals } from '../events/eventRefusals'
import { eventSearchText } from '../events/eventListStatement'
import { eventsTable } from '../events/eventsTable'
import { readSurroundings } from '../events/EventSurroundings'
import type { FormMap } from '../http/formBody'
import { checkedText, readNumber } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import { fieldOf, optionalFieldOf } from '../registerLogin/LayerCall'
import type { EditorTarget } from './EditorTarget'
import { ownArticle } from './ownArticle'

/** Comments configurations of pages and of films on them. */
export const commentsConfigsTable = pgTable('comments_configs', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  pageId: integer('page_id')
    .notNull()
    .references(() => articlesTable.id, { onDelete: 'cascade' }),
  /** 0 for the page itself. */
  filmId: integer('film_id').notNull().default(0),
  isOpen: boolean('is_open').notNull().default(true),
})

const IDS = { min: 1, max: 2_147_483_647 }

/**
 * Creates the comments configuration of a page of the account, or of a film on it. A repeated call returns the same
 * one. Throws RequestError 400 for an invalid field, or if the account has the maximum number. Throws the errors of
 * ownArticle.
 */
export async function newCommentsConfig(
  db: PortalDatabase,
  account: SessionAccount,
  form: FormMap,
): Promise<{ comments_config_id: number }> {
  const film = form['film_id'] === 'null' ? 0 : readNumber(form, 'film_id', { ...IDS, min: 0, fallback: 0 })
  const page = await ownArticle(db, account, readNumber(form, 'page_id', IDS))
  const { id, pageId, filmId } = commentsConfigsTable
  return db.transaction(async tx => {
    await lockAccount(tx, account.Id)
    const ofPage = tx.select({ id }).from(commentsConfigsTable)
    const [present] = await ofPage.where(and(eq(pageId, page.id), eq(filmId, film)))
    if (present) return { comments_config_id: present.id }
    const ownPages = tx
      .select({ id: articlesTable.id })
      .from(articlesTable)
      .where(eq(articlesTable.authorId, account.Id))
    if ((await tx.$count(commentsConfigsTable, inArray(pageId, ownPages))) >= config.article.comments)
      throw new RequestError(400, articleRefusals.commentsTooMany)
    const [row] = await tx.insert(commentsConfigsTable).values({ pageId: page.id, filmId: film }).returning({ id })
    if (!row) throw new Error('The database returned no row for an insert.')
    return { comments_config_id: row.id }
  })
}

const { titleLength, descriptionLength, textLength } = config.event

/**
 * Edits an event's title and text, and its location if the location is not a stored address. Only blog authors may edit
 * events in the editor: all published ones, and their own unpublished ones.
 */
export function eventTarget(db: PortalDatabase): EditorTarget {
  const find = async (account: SessionAccount, id: number) => {
    const [row] = await db.select().from(eventsTable).where(eq(eventsTable.id, id))
    if (!row || !(row.isPublished || row.accountId === account.Id)) throw new RequestError(404, eventRefusals.gone(id))
    if (!account.blogAuthor) throw new RequestError(403, eventRefusals.editorsOnly)
    return row
  }
  return {
    async load(account, id) {
      const { title, locationId, locationFreetext, description } = await find(account, id)
      return {
        what: 'Termin',
        name: title,
        fields: [
          { name: 'title', label: 'Titel', value: title, rows: 1, maxLength: titleLength, isRequired: true },
          ...(locationId === null
            ? [{ name: 'place', label: 'Ort', value: locationFreetext, rows: 1, maxLength: textLength }]
            : []),
          { name: 'text', label: 'Text', value: description, rows: 10, maxLength: descriptionLength },
        ],
        pictures: 0,
      }
    },
    async save(account, id, form) {
      const row = await find(account, id)
      const read = (name: string, text: string, length: number) => checkedText(text, name, length).trim()
      const title = read('title', fieldOf(form, 'title'), titleLength)
      if (title === '') throw new RequestError(400, eventRefusals.titleMissing)
      const description = read('text', fieldOf(form, 'text'), descriptionLength)
      const locationFreetext = row.locationId === null ? read('place', optionalFieldOf(form, 'place'), textLength) : ''
      const { addresses } = await readSurroundings(db, [row])
      const searchText = eventSearchText({ ...row, title, locationFreetext }, [...addresses.values()])
      await db
        .update(eventsTable)
        .set({ title, locationFreetext, description, searchText, lastChange: new Date() })
        .where(eq(eventsTable.id, id))
    },
  }
}
