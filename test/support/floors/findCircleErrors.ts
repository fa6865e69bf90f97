import { posix } from 'node:path'
import type ts from 'typescript'
import { listImports } from './listImports'

/**
 * Finds circular imports, also through `import()`, such as a part that imports the table that loads this part. Ignores
 * imports of types.
 * @returns one line for each circle, at its first file
 */
export function findCircleErrors(sources: readonly ts.SourceFile[]): string[] {
  const paths = new Set(sources.map(source => source.fileName))
  const importsOf = new Map(
    sources.map(source => [
      source.fileName,
      listImports(source).flatMap(({ kind, target }) =>
        kind === 'type' || !target?.startsWith('.') ? [] : (resolve(paths, source.fileName, target) ?? []),
      ),
    ]),
  )
  const finished = new Set<string>()
  const errors: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      const circle = [...trail.slice(trail.indexOf(path)), path]
      errors.push(`${path}: imports itself: ${circle.join(' > ')}`)
    } else if (!finished.has(path)) {
      for (const imported of importsOf.get(path) ?? []) visit(imported, [...trail, path])
      finished.add(path)
    }
  }
  for (const path of paths) visit(path, [])
  return errors
}

function resolve(paths: ReadonlySet<string>, from: string, target: string): string | undefined {
  const path = posix.join(posix.dirname(from), target)
  return ['.ts', '.tsx'].map(ending => path + ending).find(name => paths.has(name))
}
