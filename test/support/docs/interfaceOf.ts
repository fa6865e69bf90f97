import { join } from 'node:path'
import ts from 'typescript'

/** Returns the type of an interface that a file declares. */
export function interfaceOf(program: ts.Program, root: string, path: string, name: string): ts.Type {
  const declaration = program
    .getSourceFile(join(root, path))
    ?.statements.find(statement => ts.isInterfaceDeclaration(statement) && statement.name.text === name)
  if (!declaration) throw new Error(`${path} declares no interface ${name}.`)
  return program.getTypeChecker().getTypeAtLocation(declaration)
}
