import type { SessionAccount } from '../accounts/SessionAccount'
import type { PortalDatabase } from '../database/PortalDatabase'
import { RequestError } from '../http/RequestError'
import { ownPictures } from '../pictures/ownPictures'
import type { ArticleBlock } from './ArticleBlock'
import type { ArticleDraft } from './parseArticleDraft'

/**
 * The blocks of a draft with the addresses of their pictures. A picture is the author's own, or one that the article shows already:
 * its picture may have been deleted since. Throws RequestError 400 for any other.
 */
export async function checkedBlocks(
  tx: PortalDatabase,
  author: SessionAccount,
  present: ArticleBlock[],
  draft: ArticleDraft['blocks'],
): Promise<ArticleBlock[]> {
  const uris = new Map<number, string>()
  for (const block of present) if (block.kind === 'picture') uris.set(block.pictureId, block.uri)
  const added = new Set(draft.flatMap(block => (block.kind === 'picture' && !uris.has(block.pictureId) ? [block.pictureId] : [])))
  const rows = await ownPictures(tx, author, [...added]).catch((error: unknown) => {
    if (!(error instanceof RequestError)) throw error
    throw new RequestError(400, 'Der Artikel lässt sich nicht speichern: Ein Bild darin gehört nicht zu Ihren Bildern.')
  })
  for (const row of rows) uris.set(row.id, row.uri)
  return draft.map(block => (block.kind === 'picture' ? { ...block, uri: uris.get(block.pictureId) ?? '' } : block))
}
