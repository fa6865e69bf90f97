import { join } from 'node:path'
import type { Snippet } from './Snippet'

/**
 * Lets a snippet import the additions that another block of its document makes to an existing file. The block is
 * written beside the file, and the snippet then imports the block instead of the file.
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
