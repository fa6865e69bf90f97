import * as v from 'valibot'
import { config } from '../config'
import { RequestError } from '../http/RequestError'

const NO_NUL = v.regex(/^[^\0]*$/, 'contains a character that cannot be stored')
const text = (length: number) => v.pipe(v.string(), v.maxLength(length), NO_NUL)
const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

const size = v.optional(v.union([side, v.pipe(v.string(), v.regex(/^(?:auto|[1-9]\d{0,2}%)$/, 'is neither auto nor a percentage'))]))

const Draft = v.object({
  title: v.pipe(text(config.article.titleLength), v.trim(), v.nonEmpty()),
  teaser: v.optional(v.pipe(text(config.article.teaserLength), v.trim())),
  blocks: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({ kind: v.picklist(['heading', 'paragraph']), text: v.pipe(text(config.article.textLength), v.trim()) }),
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
        }),
      ]),
    ),
    v.maxLength(config.article.blocks),
  ),
})

/** An article's draft as an author sends it; a picture is named by its id, its address is the server's business. */
export type ArticleDraft = v.InferOutput<typeof Draft>

/** Reads a draft. Throws RequestError 400 naming the first field that is wrong. */
export function parseArticleDraft(body: unknown): ArticleDraft {
  const result = v.safeParse(Draft, body)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RequestError(400, `The article cannot be saved: ${v.getDotPath(issue) ?? 'the request'} – ${issue.message}.`)
}
