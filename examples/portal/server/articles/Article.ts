/** Alignment of a picture in the text, in the words of the position window. */
type PictureAlignment = 'none' | 'left' | 'center' | 'right'

/** A block of an article's body. Its text is plain text, so a page escapes it and nothing needs sanitising. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | {
      kind: 'picture'
      pictureId: number
      uri: string
      caption: string
      width: number
      height: number
      alignment: PictureAlignment
      /** Size in the text from the position window: a number of px, a percentage, or `auto`; without it the page decides. */
      currentWidth?: number | string | undefined
      currentHeight?: number | string | undefined
      /** Alternative text. */
      description?: string | undefined
    }

/** A whole article for its page. */
export interface Article extends ArticleSummary {
  blocks: ArticleBlock[]
}

/** Summary of an article in a list; `picture` is the first picture of its body. */
export interface ArticleSummary {
  Id: number
  slug: string
  title: string
  teaser: string
  date: Date
  authorId: number
  authorName: string
  /** True when only the author can see the article. */
  isDraft: boolean
  picture: Extract<ArticleBlock, { kind: 'picture' }> | null
}
