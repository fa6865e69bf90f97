import ts from 'typescript'

/** Attributes whose value a person sees or a screen reader reads. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'heading',
  'hint',
  'label',
  'okText',
  'cancelText',
  'placeholder',
  'text',
  'title',
])
const WORD = /\p{L}{2,}/u

/** Finds texts in a component that are hard-coded and should be labels. Returns one line each: `path:line: text`. */
export function findLiteralTexts(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const note = (node: ts.Node, text: string) => {
    if (WORD.test(text))
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression) &&
      ts.isJsxElement(node.parent)
    )
      note(node, node.expression.text)
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.has(node.name.getText(file)) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      note(node, node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
