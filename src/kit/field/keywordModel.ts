/** What became of keywords that a person wanted to add. */
export interface KeywordResult {
  /** The list with those that were taken. */
  readonly keywords: readonly string[]
  /** Those that were new and were taken. */
  readonly added: readonly string[]
  /** Those that may not be taken, as they were typed. */
  readonly refused: readonly string[]
  /** Why the first of them may not be taken. */
  readonly reason?: string
}

/** What a list takes for a keyword. */
export interface ValidateKeyword {
  /** Writes a typed keyword as the list keeps it. */
  readonly tidy: (typed: string) => string
  /** Says why a keyword can't be taken, undefined when it can. */
  readonly refuse: (keyword: string) => string | undefined
}

const SEPARATORS = /[,;\t\r\n]+/

/** Takes a text apart at commas, semicolons, tabs and line ends; empty pieces are dropped. */
export function splitKeywords(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')
}

/** Adds the keywords of a text to a list. Those that the list has already are ignored; a refused one does not hold up the others. */
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
