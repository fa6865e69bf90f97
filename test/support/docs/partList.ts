import { join } from 'node:path'
import ts from 'typescript'
import { docText } from './docText'

/** Returns the parts of a window that a page's style sheet can address. */
export function partList(program: ts.Program, root: string): string {
  const declaration = program
    .getSourceFile(join(root, 'src/kit/theme/PartName.ts'))
    ?.statements.find(statement => ts.isTypeAliasDeclaration(statement))
  if (!declaration || !ts.isUnionTypeNode(declaration.type))
    throw new Error('src/kit/theme/PartName.ts declares no parts.')
  const checker = program.getTypeChecker()
  const symbol = checker.getSymbolAtLocation(declaration.name)
  const names = declaration.type.types.map(type => `\`${type.getText().slice(1, -1)}\``)
  return `${symbol ? docText(checker, symbol) : ''}\n\n${names.join(', ')}`
}
