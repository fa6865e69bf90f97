import ts from 'typescript'

/** References to a specification, which the reader does not have. */
const SPECIFICATION =
  / ?\((?:see specification |image-library|portal-accounts|events) ?[^)]*\)|; see specification [^.]*/g

/**
 * Returns the comment above a declaration as one line, with the text of its `@throws` tag and without references to
 * specifications.
 */
export function docText(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const throwsTag = symbol.getJsDocTags(checker).find(({ name }) => name === 'throws')
  const throwing = throwsTag ? ` Throws ${ts.displayPartsToString(throwsTag.text).replace(/\.?$/, '.')}` : ''
  return `${ts.displayPartsToString(symbol.getDocumentationComment(checker))}${throwing}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(SPECIFICATION, '')
    .trim()
}
