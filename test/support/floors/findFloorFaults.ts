import ts from 'typescript'
import { findImportFaults } from './findImportFaults'
import { findNestingFaults } from './findNestingFaults'
import { findStyleFaults } from './findStyleFaults'
import type { SourceText } from './SourceText'

/**
 * Finds what in the library's sources breaks the floors or the house style.
 * @param files every file of `src`
 * @returns one line for each fault: where, what, and which rule
 */
export function findFloorFaults(files: readonly SourceText[]): string[] {
  const sources = files.map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return [...findNameFaults(files.map(file => file.path)), ...sources.flatMap(findImportFaults), ...sources.flatMap(findStyleFaults), ...sources.flatMap(findNestingFaults)]
}

function findNameFaults(paths: readonly string[]): string[] {
  const seen = new Map<string, string>()
  return paths.flatMap(path => {
    const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
    const other = seen.get(name)
    seen.set(name, path)
    return [
      ...(other === undefined ? [] : [`${path}: its name stands twice, also at ${other}`]),
      ...(name === 'index' && path !== 'src/index.ts' ? [`${path}: only src/index.ts is an index file`] : []),
    ]
  })
}
