import ts from 'typescript'

/**
 * Returns the values that a file of stories gives to each prop, in JSX and in `args`, as written but without quotes. If
 * a value is computed, all texts in the file count as its possible values.
 */
export function readGivenProps(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const source = ts.createSourceFile('stories.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const given = new Map<string, Set<string>>()
  const texts: string[] = []
  const add = (name: string, values: readonly string[]) =>
    given.set(name, new Set([...(given.get(name) ?? []), ...values]))
  const valuesOf = (value: ts.Expression | undefined) => {
    if (!value) return ['true']
    if (ts.isStringLiteralLike(value)) return [value.text]
    return /^(?:true|false|undefined)$/.test(value.getText()) ? [value.getText()] : ['worked out', 'true', ...texts]
  }
  const visit = (node: ts.Node, visitNode: (node: ts.Node) => void): void => {
    visitNode(node)
    node.forEachChild(inner => visit(inner, visitNode))
  }
  visit(source, node => ts.isStringLiteralLike(node) && texts.push(node.text))
  visit(source, node => {
    if (ts.isJsxAttribute(node))
      add(
        node.name.getText(),
        valuesOf(
          node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer,
        ),
      )
    else if (ts.isPropertyAssignment(node)) add(node.name.getText(), valuesOf(node.initializer))
    else if (ts.isShorthandPropertyAssignment(node)) add(node.name.getText(), valuesOf(node.name))
  })
  return given
}
