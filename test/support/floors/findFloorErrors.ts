import ts from 'typescript'
import { findCircleErrors } from './findCircleErrors'
import { findImportErrors } from './findImportErrors'
import { findStyleErrors } from './findStyleErrors'
import type { SourceText } from './SourceText'

/**
 * Finds violations of the rules for names, imports and style in the library's sources. The rules for imports concern
 * the floors into which the code of `src` is divided (CONTRIBUTING.md).
 * @param files every file of `src`
 * @returns one line per violation, which begins with the file's path
 */
export function findFloorErrors(files: readonly SourceText[]): string[] {
  const sources = files.map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return [
    ...findNameErrors(files.map(file => file.path)),
    ...findCircleErrors(sources),
    ...sources.flatMap(findImportErrors),
    ...sources.flatMap(findStyleErrors),
  ]
}

function findNameErrors(paths: readonly string[]): string[] {
  const pathOfName = new Map<string, string>()
  const pathOfFolded = new Map<string, string>()
  return paths.flatMap(path => {
    const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
    // All languages have the same files of texts.
    const sameName = path.startsWith('src/labels/texts/') ? undefined : pathOfName.get(name)
    const folded = path.toLowerCase().replace(/\.tsx?$/, '')
    const sameFolded = pathOfFolded.get(folded)
    pathOfName.set(name, path)
    pathOfFolded.set(folded, path)
    return [
      ...(sameName === undefined ? [] : [`${path}: has the same name as ${sameName}`]),
      ...(sameFolded === undefined || sameName !== undefined
        ? []
        : [`${path}: differs from ${sameFolded} only in case, so both are the same file on some disks`]),
      ...(name === 'index' && path !== 'src/index.ts' ? [`${path}: only src/index.ts is an index file`] : []),
    ]
  })
}
