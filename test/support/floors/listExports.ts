import ts from 'typescript'

/** A name that a file declares and exports. */
export interface ExportFound {
  readonly name: string
  readonly node: ts.Node
  /** True when the export is a value. A type does not exist at run time. */
  readonly isValue: boolean
  readonly isDefault: boolean
  /** True when the export has a docstring with at least one word. */
  readonly isDescribed: boolean
}

/** Lists the names that a file declares and exports, without re-exports. */
export function listExports(source: ts.SourceFile): ExportFound[] {
  const local = exportedByName(source)
  return source.statements.flatMap(statement => {
    if (ts.isExportAssignment(statement)) {
      return [
        { name: 'default', node: statement, isValue: true, isDefault: true, isDescribed: hasDocstring(statement) },
      ]
    }
    const isExported = hasModifier(statement, ts.SyntaxKind.ExportKeyword)
    const isDefault = hasModifier(statement, ts.SyntaxKind.DefaultKeyword)
    return namesOf(statement)
      .filter(name => isExported || local.has(name))
      .map(name => ({
        name,
        node: statement,
        isValue: !isType(statement),
        isDefault,
        isDescribed: hasDocstring(statement),
      }))
  })
}

function exportedByName(source: ts.SourceFile): Set<string> {
  const names = source.statements.flatMap(statement =>
    ts.isExportDeclaration(statement) &&
    !statement.moduleSpecifier &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(element => (element.propertyName ?? element.name).text)
      : [],
  )
  return new Set(names)
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap(part =>
            ts.isBindingElement(part) && ts.isIdentifier(part.name) ? [part.name.text] : [],
          ),
    )
  }
  if (ts.isFunctionDeclaration(statement) && !statement.body) return []
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    isType(statement)
  return isNamed ? [(statement as ts.DeclarationStatement).name?.text ?? 'default'] : []
}

function isType(statement: ts.Statement): boolean {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(modifier => modifier.kind === kind) === true
}

function hasDocstring(node: ts.Node): boolean {
  return ts
    .getJSDocCommentsAndTags(node)
    .some(doc => ts.isJSDoc(doc) && /\w/.test(ts.getTextOfJSDocComment(doc.comment) ?? ''))
}
