import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { listImports } from '../floors/listImports'
import { readSources } from '../floors/readSources'
import type { KitVariant } from './KitVariant'
import { listVariants } from './listVariants'

/** A part of the kit that windows are made of. */
export interface KitPartFound {
  readonly name: string
  /** Its stories, whether they are there or not. */
  readonly storyFile: string
  readonly variants: readonly KitVariant[]
}

/** Every part of the kit that a window draws itself, or that has stories anyway, with all looks that its props can give it. */
export function listKitParts(root: string): KitPartFound[] {
  const files = readSources(root)
  const drawn = new Set(
    files.filter(({ path }) => !path.startsWith('src/kit/')).flatMap(({ path, text }) => targetsOf(path, text)),
  )
  const parts = files
    .filter(({ path }) => path.startsWith('src/kit/') && path.endsWith('.tsx'))
    .map(({ path }) => ({ path, storyFile: path.replace('src/', 'stories/').replace('.tsx', '.stories.tsx') }))
    .filter(({ path, storyFile }) => drawn.has(path.replace('.tsx', '')) || existsSync(join(root, storyFile)))
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, root)
  const program = ts.createProgram(
    parts.map(({ path }) => join(root, path)),
    options,
  )
  return parts.map(({ path, storyFile }) => {
    const name = posix.basename(path, '.tsx')
    return { name, storyFile, variants: listVariants(program, join(root, path), name) }
  })
}

function targetsOf(path: string, text: string): string[] {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  return listImports(source).flatMap(({ target, kind }) =>
    target?.startsWith('.') && kind !== 'type' ? [posix.join(posix.dirname(path), target)] : [],
  )
}
