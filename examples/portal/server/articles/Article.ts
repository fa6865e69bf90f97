/** Where a picture stands in the text around it, in the words of the position window. */
type PictureAlignment = 'none' | 'left' | 'center' | 'right'

/** One piece of an article's body; text is plain text, so a page escapes it and nothing needs sanitising. */
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
      /** The size in the text as the position window gives it: a number of px, a percentage, or `auto`; without it the page decides. */
      currentWidth?: number | string | undefined
      currentHeight?: number | string | undefined
      /** What the picture shows, for those who cannot see it. */
      description?: string | undefined
    }

/** A whole article as its page shows it. */
export interface Article extends ArticleSummary {
  blocks: ArticleBlock[]
}

/** What a list of articles shows of one article; `picture` is the first picture of its body. */
export interface ArticleSummary {
  Id: number
  slug: string
  title: string
  teaser: string
  date: Date
  authorId: number
  authorName: string
  /** Whether only the author sees it yet. */
  isDraft: boolean
  picture: Extract<ArticleBlock, { kind: 'picture' }> | null
}
