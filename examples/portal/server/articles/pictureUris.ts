import type { ArticleBlock } from './ArticleBlock'

/** The addresses of the picture files that an article shows. */
export function pictureUris(blocks: ArticleBlock[]): string[] {
  return blocks.flatMap(block => (block.kind === 'picture' ? [block.uri] : []))
}
