/** Result of adding keywords. */
export interface KeywordResult {
  /** The list with the added keywords. */
  readonly keywords: readonly string[]
  /** The new keywords that were added. */
  readonly added: readonly string[]
  /** The keywords that were refused, as typed. */
  readonly refused: readonly string[]
  /** The reason for the first refusal. */
  readonly reason?: string
}

/** The rules for the keywords of a list. */
export interface ValidateKeyword {
  /** Returns a typed keyword in the form that the list stores. */
  readonly tidy: (typed: string) => string
  /** Returns the reason why a keyword is refused; undefined if it is accepted. */
  readonly refuse: (keyword: string) => string | undefined
}

const SEPARATORS = /[,;\t\r\n]+/

/** Splits a text at commas, semicolons, tabs and line ends. Drops empty parts. */
export function splitKeywords(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
}

/**
 * Adds the keywords of a text to a list. Ignores those that the list already has. If a keyword is refused, the other
 * keywords are still added.
 */
export function addKeywords(
  keywords: readonly string[],
  text: string,
  { tidy, refuse }: ValidateKeyword,
): KeywordResult {
  const all = new Set(keywords)
  const refused: string[] = []
  const reasons: string[] = []
  for (const typed of splitKeywords(text)) {
    const keyword = tidy(typed)
    const reason = refuse(keyword)
    if (reason === undefined) all.add(keyword)
    else {
      refused.push(typed)
      reasons.push(reason)
    }
  }
  const next = [...all]
  return {
    keywords: next,
    added: next.slice(keywords.length),
    refused,
    ...(reasons[0] !== undefined && { reason: reasons[0] }),
  }
}
