import type { DocBlock } from './DocBlock'
import { findCommandErrors } from './findCommandErrors'
import { findHeaderErrors } from './findHeaderErrors'
import { findPageErrors } from './findPageErrors'
import { findStyleErrors } from './findStyleErrors'

/** What is wrong with a block, its types aside; a language that nothing checks is a fault too. */
export function findBlockErrors(root: string, block: DocBlock): string[] {
  switch (block.language) {
    case 'ts':
    case 'tsx':
    case 'js':
    case 'jsx':
      // The compiler looks at these.
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
        `${block.path}:${block.line}: nothing checks a block of '${block.language}'; use html, css, js, ts, tsx, json, sh or http`,
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
