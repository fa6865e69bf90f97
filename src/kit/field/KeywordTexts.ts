/** The texts of a keyword list besides its label. */
export interface KeywordTexts {
  /** On the button that adds what was typed. */
  add: string
  /** The label of the select box of given keywords, and its first line while none is chosen. */
  assigned?: string
  /** The name of a keyword's X button. */
  remove: (keyword: string) => string
  /** Spoken when keywords were added or removed. */
  added: (keywords: string) => string
  removed: (keyword: string) => string
}
