import { and, eq, sql } from 'drizzle-orm'
import type { SessionAccount } from '../accounts/accountsTable'
import { lockAccount } from '../accounts/AccountStore'
import type { ArticleBlock } from '../articles/Article'
import { newArticle } from '../articles/ArticleService'
import { articlesTable } from '../articles/articlesTable'
import { ArticleStore } from '../articles/ArticleStore'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { FormMap } from '../http/formBody'
import { readNumber } from '../http/readFields'
import { optionalFieldOf } from '../registerLogin/LayerCall'
import type { EditorTarget } from './EditorTarget'
import { ownArticle } from './ownArticle'

const IDS = { min: 1, max: 2_147_483_647 }
const TITLE = 'Neuer Artikel'

/**
 * Creates an empty article for a page of the account, or returns the account's article that is still empty. Throws
 * RequestError 400, 403 or 404.
 */
export async function newEmptyArticle(
  db: PortalDatabase,
  account: SessionAccount,
  form: FormMap,
): Promise<{ article_id: number }> {
  await ownArticle(db, account, readNumber(form, 'page_id', IDS))
  const isEmpty = and(
    eq(articlesTable.authorId, account.Id),
    sql`${articlesTable.isDraft}`,
    eq(articlesTable.title, TITLE),
    sql`${articlesTable.blocks} = '[]'::jsonb`,
  )
  return db.transaction(async tx => {
    await lockAccount(tx, account.Id)
    const [present] = await tx.select({ id: articlesTable.id }).from(articlesTable).where(isEmpty).limit(1)
    return { article_id: (present ?? (await newArticle(tx, account.Id, TITLE))).id }
  })
}

const { titleLength, teaserLength, textLength } = config.article

/**
 * Edits articles and posts: title, teaser and every text block. Can add paragraphs at the end. The pictures stay in
 * place.
 */
export function articleTarget(db: PortalDatabase): EditorTarget {
  return {
    async load(account, id) {
      const { title, teaser, blocks } = await ownArticle(db, account, id)
      const texts = blocks.flatMap((block, index) =>
        block.kind === 'picture'
          ? []
          : [
              {
                name: `block_${index}`,
                label: block.kind === 'heading' ? 'Zwischenüberschrift' : 'Absatz',
                value: block.text,
                rows: block.kind === 'heading' ? 1 : 5,
                maxLength: textLength,
              },
            ],
      )
      return {
        what: 'Artikel',
        name: title,
        fields: [
          { name: 'title', label: 'Überschrift', value: title, rows: 1, maxLength: titleLength, isRequired: true },
          { name: 'teaser', label: 'Vorspann', value: teaser, rows: 3, maxLength: teaserLength },
          ...texts,
          {
            name: 'more',
            label: texts.length > 0 ? 'Weiterer Text' : 'Text',
            value: '',
            rows: texts.length > 0 ? 4 : 10,
            maxLength: textLength,
          },
        ],
        pictures: blocks.length - texts.length,
      }
    },
    async save(account, id, form) {
      const { title, teaser, blocks } = await ownArticle(db, account, id)
      const field = (name: string, present: string) =>
        form[name] === undefined ? present : optionalFieldOf(form, name)
      const more = paragraphsOf(form).map(text => ({ kind: 'paragraph', text }))
      await new ArticleStore(db).save(account, id, {
        title: field('title', title),
        teaser: field('teaser', teaser),
        blocks: [...editedBlocks(blocks, field), ...more],
      })
    },
  }
}

function editedBlocks(blocks: ArticleBlock[], field: (name: string, present: string) => string): unknown[] {
  return blocks.flatMap((block, index): unknown[] => {
    if (block.kind === 'picture') return [block]
    const text = field(`block_${index}`, block.text)
    return text.trim() === '' ? [] : [{ kind: block.kind, text }]
  })
}

function paragraphsOf(form: FormMap): string[] {
  return optionalFieldOf(form, 'more')
    .split(/\r?\n\s*\r?\n/)
    .map(text => text.trim())
    .filter(text => text !== '')
}
