/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { SOURCES } from './stories/support/buildStorybook.mjs'
import { listImports } from './support/floors/listImports'

const root = join(__dirname, '..')

/** Returns the file of a relative import; undefined if it is not a script of the repository. */
function resolveScript(from: string, target: string): string | undefined {
  const path = join(dirname(from), target)
  return [path, `${path}.ts`, `${path}.tsx`].find(
    file => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile(),
  )
}

/** Returns the scripts that Storybook loads in the browser, the folders of their globs, and their imports of Node. */
function walkImports(): { scripts: string[]; globFolders: string[]; errors: string[] } {
  const open = ['.storybook', 'stories']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(root, folder, name)),
    )
    .filter(file => /\.tsx?$/.test(file))
  const seen = new Set(open)
  const globFolders: string[] = []
  const errors: string[] = []
  // The loop also visits the files that it adds.
  for (const file of open) {
    const text = readFileSync(file, 'utf8')
    for (const [, folder = ''] of text.matchAll(/import\.meta\.glob[^(]*\(\s*'([^'*]+)/g))
      globFolders.push(join(dirname(file), folder))
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    for (const { target, kind, line } of listImports(source)) {
      if (target === undefined || kind === 'type') continue
      if (target.startsWith('node:')) errors.push(`${relative(root, file)}:${line} imports ${target}`)
      const imported = target.startsWith('.') ? resolveScript(file, target) : undefined
      if (imported === undefined || seen.has(imported)) continue
      seen.add(imported)
      open.push(imported)
    }
  }
  return { scripts: open, globFolders, errors }
}

const { scripts, globFolders, errors } = walkImports()

test('nothing that Storybook loads in the browser imports a module of Node', () => {
  expect(scripts).toContain(join(root, 'examples/portal/server/templates/templateFiles.ts'))
  expect(errors).toEqual([])
})

test('a change of any file that Storybook loads leads to a new build', () => {
  const isSource = (path: string) => SOURCES.some(source => `${relative(root, path)}/`.startsWith(`${source}/`))
  expect(globFolders.length).toBeGreaterThan(1)
  expect([...scripts, ...globFolders].filter(path => !isSource(path)).map(path => relative(root, path))).toEqual([])
})
