import * as v from 'valibot'
import type { SessionAccount } from '../accounts/accountsTable'
import { config } from '../config'
import type { PortalDatabase } from '../database/PortalDatabase'
import { spaced } from '../http/fieldSchemas'
import { RequestError } from '../http/RequestError'
import { ownPictures } from '../pictures/ownPicture'
import type { ArticleBlock } from './Article'
import { articleRefusals } from './articleRefusals'

const NO_NUL = v.regex(/^[^\0]*$/, 'contains a character that cannot be stored')
/**
 * Accepts a text of at most `length` characters without NUL. Replaces other control characters, except tabs and line
 * ends, by spaces. They come with text pasted from other programs, and a person can neither see nor remove them.
 */
const text = (length: number) => v.pipe(v.string(), v.maxLength(length), NO_NUL, v.transform(spaced))
const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

const size = v.optional(
  v.union([side, v.pipe(v.string(), v.regex(/^(?:auto|[1-9]\d{0,2}%)$/, 'is neither auto nor a percentage'))]),
)

const Draft = v.object({
  title: v.pipe(text(config.article.titleLength), v.trim(), v.nonEmpty()),
  teaser: v.optional(v.pipe(text(config.article.teaserLength), v.trim())),
  blocks: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({
          kind: v.picklist(['heading', 'paragraph']),
          text: v.pipe(text(config.article.textLength), v.trim()),
        }),
        v.object({
          kind: v.literal('picture'),
          pictureId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
          caption: text(config.article.teaserLength),
          width: side,
          height: side,
          alignment: v.optional(v.picklist(['none', 'left', 'center', 'right']), 'none'),
          currentWidth: size,
          currentHeight: size,
          description: v.optional(text(config.article.teaserLength)),
          isDecorative: v.optional(v.boolean()),
        }),
      ]),
    ),
    v.maxLength(config.article.blocks),
  ),
})

/** An author's draft of an article. It names pictures by id; the server adds their addresses. */
type ArticleDraft = v.InferOutput<typeof Draft>

/** Reads a draft. Throws RequestError 400 that names the first invalid field. */
export function parseArticleDraft(body: unknown): ArticleDraft {
  const result = v.safeParse(Draft, body)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RequestError(
    400,
    `The article cannot be saved: ${v.getDotPath(issue) ?? 'the request'} – ${issue.message}.`,
  )
}

/**
 * Returns the blocks of a draft with the addresses of their pictures. Throws RequestError 400 unless each picture is
 * the author's own or already in the article, where a picture may stay after its deletion.
 */
export async function checkedBlocks(
  tx: PortalDatabase,
  author: SessionAccount,
  present: ArticleBlock[],
  draft: ArticleDraft['blocks'],
): Promise<ArticleBlock[]> {
  const uris = new Map<number, string>()
  for (const block of present) if (block.kind === 'picture') uris.set(block.pictureId, block.uri)
  const added = new Set(
    draft.flatMap(block => (block.kind === 'picture' && !uris.has(block.pictureId) ? [block.pictureId] : [])),
  )
  const rows = await ownPictures(tx, author, [...added]).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
    throw new RequestError(400, articleRefusals.pictureForeign)
  })
  for (const row of rows) uris.set(row.id, row.uri)
  return draft.map(block => (block.kind === 'picture' ? { ...block, uri: uris.get(block.pictureId) ?? '' } : block))
}
