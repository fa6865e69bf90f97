import ts from 'typescript'

/** Every value that a file of stories gives to a prop, in JSX and in `args`, as the code writes it without quotes. Where it is worked out, every text of the file may be meant. */
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
  const visit = (node: ts.Node, act: (node: ts.Node) => void): void => {
    act(node)
    node.forEachChild(inner => visit(inner, act))
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
