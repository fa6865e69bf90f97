import type { DocBlock } from './DocBlock'
import { findCommandFaults } from './findCommandFaults'
import { findHeaderFaults } from './findHeaderFaults'
import { findPageFaults } from './findPageFaults'
import { findStyleFaults } from './findStyleFaults'

/** What is wrong with a block, its types aside; a language that nothing checks is a fault too. */
export function findBlockFaults(root: string, block: DocBlock): string[] {
  switch (block.language) {
    case 'ts':
    case 'tsx':
    case 'js':
    case 'jsx':
      // The compiler looks at these.
      return []
    case 'html':
      return findPageFaults(root, block)
    case 'css':
      return findStyleFaults(root, block)
    case 'sh':
      return findCommandFaults(root, block)
    case 'http':
      return findHeaderFaults(block)
    case 'json':
      return findJsonFaults(block)
    default:
      return [
        `${block.path}:${block.line}: nothing checks a block of '${block.language}'; use html, css, js, ts, tsx, json, sh or http`,
      ]
  }
}

function findJsonFaults({ code, path, line }: DocBlock): string[] {
  try {
    JSON.parse(code)
    return []
  } catch (error) {
    return [`${path}:${line}: ${(error as Error).message}`]
  }
}
