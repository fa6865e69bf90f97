import ts from 'typescript'
import { findImportErrors } from './findImportErrors'
import { findNestingErrors } from './findNestingErrors'
import { findStyleErrors } from './findStyleErrors'
import type { SourceText } from './SourceText'

/**
 * Finds what in the library's sources breaks the floors or the house style.
 * @param files every file of `src`
 * @returns one line for each fault: where, what, and which rule
 */
export function findFloorErrors(files: readonly SourceText[]): string[] {
  const sources = files.map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return [
    ...findNameErrors(files.map(file => file.path)),
    ...sources.flatMap(findImportErrors),
    ...sources.flatMap(findStyleErrors),
    ...sources.flatMap(findNestingErrors),
  ]
}

function findNameErrors(paths: readonly string[]): string[] {
  const pathOfName = new Map<string, string>()
  const pathOfFolded = new Map<string, string>()
  return paths.flatMap(path => {
    const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
    // The texts of a language have the same files as those of every other.
    const sameName = path.startsWith('src/labels/texts/') ? undefined : pathOfName.get(name)
    const folded = path.toLowerCase().replace(/\.tsx?$/, '')
    const sameFolded = pathOfFolded.get(folded)
    pathOfName.set(name, path)
    pathOfFolded.set(folded, path)
    return [
      ...(sameName === undefined ? [] : [`${path}: its name stands twice, also at ${sameName}`]),
      ...(sameFolded === undefined || sameName !== undefined
        ? []
        : [`${path}: differs from ${sameFolded} in case only, which is one file on some disks`]),
      ...(name === 'index' && path !== 'src/index.ts' ? [`${path}: only src/index.ts is an index file`] : []),
    ]
  })
}
