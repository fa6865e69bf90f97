import { join } from 'node:path'
import ts from 'typescript'
import type { Snippet } from './Snippet'

/**
 * Errors of strict TypeScript that don't apply to a page's script: possibly missing values, and missing types of
 * parameters.
 */
const STRICT_CODES = [2531, 2532, 2533, 7006, 7031, 18047, 18048, 18049]

/** Returns the type errors in the snippets, one line each, with file and line of the documentation. */
export function findTypeErrors(program: ts.Program, root: string, snippets: readonly Snippet[]): string[] {
  return snippets.flatMap(({ path, block, offset, isLoose }) => {
    const source = program.getSourceFile(join(root, path))
    if (!source) return [`${block.path}:${block.line}: the compiler did not get this block`]
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found
      .filter(({ code }) => !isLoose || !STRICT_CODES.includes(code))
      .map(
        ({ start = 0, messageText }) =>
          `${block.path}:${block.line + offset + source.getLineAndCharacterOfPosition(start).line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      )
  })
}
