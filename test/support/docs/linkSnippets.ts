import { join } from 'node:path'
import type { Snippet } from './Snippet'

/**
 * Lets a snippet import what another block of its document adds to an existing file: replaces the file in its imports
 * by the block, which is written beside the file.
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
