import { join } from 'node:path'
import type { Snippet } from './Snippet'

/**
 * Changes the import addresses in snippets. If another block of the same document extends the imported file, the snippet
 * imports the extended copy, which `readSnippets` places beside the file.
 */
export function linkSnippets(snippets: readonly Snippet[]): Snippet[] {
  return snippets.map(snippet => ({
    ...snippet,
    code: snippet.code.replaceAll(/(?<= from ')\.[^']+(?=')/g, address => {
      const target = join(snippet.path, '..', address)
      const added = snippets.find(
        ({ path, block }) =>
          block.path === snippet.block.path && path !== block.place && block.place.replace(/\.tsx?$/, '') === target,
      )
      return added ? `${address}-${added.block.line}` : address
    }),
  }))
}
