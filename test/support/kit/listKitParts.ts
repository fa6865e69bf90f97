import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { readSources } from '../floors/readSources'
import type { KitVariant } from './KitVariant'
import { listVariants } from './listVariants'

/** A component of the kit, with the variants of its props. */
export interface KitPartFound {
  readonly name: string
  /** Path of its stories, such as `stories/kit/control/Button.stories.tsx`. The file may be missing. */
  readonly storyFile: string
  readonly variants: readonly KitVariant[]
}

/** Lists the kit's components that other folders import or that have stories, with all variants of their props. */
export function listKitParts(root: string): KitPartFound[] {
  const files = readSources(root)
  const rendered = new Set(
    files.filter(({ path }) => !path.startsWith('src/kit/')).flatMap(({ path, text }) => importedBy(path, text)),
  )
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, root)
  const kitFiles = files.map(({ path }) => path).filter(path => path.startsWith('src/kit/') && path.endsWith('.tsx'))
  const program = ts.createProgram(
    kitFiles.map(path => join(root, path)),
    options,
  )
  return kitFiles.flatMap(path =>
    listComponents(program, join(root, path)).flatMap(component => {
      const { name } = component
      const storyFile = join(posix.dirname(path).replace('src/', 'stories/'), `${name}.stories.tsx`)
      if (!rendered.has(`${path} ${name}`) && !existsSync(join(root, storyFile))) return []
      return [{ name, storyFile, variants: listVariants(program.getTypeChecker(), component) }]
    }),
  )
}

/** Returns the components that a file exports: callable values with a component's name, without contexts. */
function listComponents(program: ts.Program, file: string): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return []
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z][a-z]/.test(name))
    .filter(symbol => symbol.flags & ts.SymbolFlags.Value)
    .filter(symbol => {
      const type = checker.getTypeOfSymbol(symbol)
      return type.getCallSignatures().length > 0 && !type.getProperty('Provider')
    })
}

/** Returns the named imports of a file as path and name, such as `src/kit/control/Button.tsx Button`. */
function importedBy(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const names = importClause?.namedBindings
    if (!ts.isStringLiteral(moduleSpecifier) || !names || !ts.isNamedImports(names)) return []
    const file = `${posix.join(posix.dirname(path), moduleSpecifier.text)}.tsx`
    return names.elements.map(({ name, propertyName }) => `${file} ${(propertyName ?? name).text}`)
  })
}
