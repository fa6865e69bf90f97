import type { DocBlock } from './DocBlock'
import { findCommandErrors } from './findCommandErrors'
import { findHeaderErrors } from './findHeaderErrors'
import { findPageErrors } from './findPageErrors'
import { findStyleErrors } from './findStyleErrors'

/** Returns the errors in a block, except type errors. A block in a language that is not listed here is an error too. */
export function findBlockErrors(root: string, block: DocBlock): string[] {
  switch (block.language) {
    case 'ts':
    case 'tsx':
    case 'js':
    case 'jsx':
      // `findTypeErrors` checks these.
      return []
    case 'mermaid':
      // A diagram has no code to check.
      return []
    case 'html':
      return findPageErrors(root, block)
    case 'css':
      return findStyleErrors(root, block)
    case 'sh':
      return findCommandErrors(root, block)
    case 'http':
      return findHeaderErrors(block)
    case 'json':
      return findJsonErrors(block)
    default:
      return [
        `${block.path}:${block.line}: nothing checks a block of '${block.language}'; use html, css, js, jsx, ts, tsx, json, sh, http or mermaid`,
      ]
  }
}

function findJsonErrors({ code, path, line }: DocBlock): string[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    return [`${path}:${line}: ${(error as Error).message}`]
  }
}
