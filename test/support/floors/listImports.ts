import ts from 'typescript'

/** One import of a file. */
export interface ImportFound {
  /** The imported path; undefined if it is not a plain string. */
  readonly target: string | undefined
  readonly line: number
  readonly kind: 'type' | 'value' | 'load' | 'reExport'
}

/**
 * Lists every import, re-export, `import()` and `require()` of a file. An `import type`, and an `import()` in a type,
 * have the kind `type`. A re-export of values is listed twice, with the kinds `value` and `reExport`.
 */
export function listImports(source: ts.SourceFile): ImportFound[] {
  const found: ImportFound[] = []
  const add = (node: ts.Node, target: ts.Node | undefined, kind: ImportFound['kind']): void => {
    const text = target && ts.isStringLiteralLike(target) ? target.text : undefined
    found.push({ target: text, kind, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, node.importClause?.isTypeOnly ? 'type' : 'value')
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      if (!node.isTypeOnly) add(node, node.moduleSpecifier, 'value')
      add(node, node.moduleSpecifier, 'reExport')
    } else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
      add(node, node.moduleReference.expression, 'value')
    } else if (ts.isImportTypeNode(node)) {
      add(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, 'type')
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], 'load')
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require') {
      add(node, node.arguments[0], 'value')
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
