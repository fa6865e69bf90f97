import type { PictureAlignment } from './PictureAlignment'

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
