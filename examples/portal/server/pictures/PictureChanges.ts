import type { PictureRow } from './PictureRow'

/** What a meta form changes: the columns it names, the descriptions, and the share groups it switches on or off. */
export interface PictureChanges {
  columns: Partial<
    Pick<
      PictureRow,
      'title' | 'subtitle' | 'keywords' | 'copyright' | 'originator' | 'agency' | 'date' | 'place' | 'link' | 'rights'
    >
  >
  /** By language id; an empty text removes the description, a language that is not named keeps its own. */
  descriptions: Record<string, string>
  shareGroups: Map<number, boolean>
}
