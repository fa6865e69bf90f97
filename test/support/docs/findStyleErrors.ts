import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokens } from '../../../src/kit/theme/tokens'
import type { DocBlock } from './DocBlock'

/** Returns the errors in a block of styles: an unknown token or part, a rule that is not closed. */
export function findStyleErrors(root: string, { code, path, line }: DocBlock): string[] {
  const parts = [...readFileSync(join(root, 'src/kit/theme/PartName.ts'), 'utf8').matchAll(/\| '([\w-]+)'/g)].map(
    ([, name]) => name!,
  )
  const names = Object.keys({ ...tokens.light, ...tokens.shared })
  const rows = code.split('\n').flatMap((row, index) => {
    const unknown = [
      ...[...row.matchAll(/--foyer-([\w-]+):/g)]
        .map(([, name]) => name!)
        .filter(name => !names.includes(name))
        .map(name => `there is no token ${name}`),
      ...[...row.matchAll(/::part\(([\w-]+)\)/g)]
        .map(([, name]) => name!)
        .filter(name => !parts.includes(name))
        .map(name => `there is no part ${name}`),
    ]
    return unknown.map(error => `${path}:${line + index}: ${error}`)
  })
  const isClosed = code.split('{').length === code.split('}').length
  return isClosed ? rows : [...rows, `${path}:${line}: a rule is not closed`]
}
