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
    }
