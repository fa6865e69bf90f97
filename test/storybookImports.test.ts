/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { listImports } from './support/floors/listImports'

const root = join(__dirname, '..')

/** Returns the file of a relative import; undefined if it is not a script of the repository. */
function resolveScript(from: string, target: string): string | undefined {
  const path = join(dirname(from), target)
  return [path, `${path}.ts`, `${path}.tsx`].find(
    file => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile(),
  )
}

test('nothing that Storybook loads in the browser imports a module of Node', () => {
  const open = ['.storybook', 'stories']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(root, folder, name)),
    )
    .filter(file => /\.tsx?$/.test(file))
  const seen = new Set(open)
  const errors: string[] = []
  // The loop also visits the files that it adds.
  for (const file of open) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    for (const { target, kind, line } of listImports(source)) {
      if (target === undefined || kind === 'type') continue
      if (target.startsWith('node:')) errors.push(`${relative(root, file)}:${line} imports ${target}`)
      const imported = target.startsWith('.') ? resolveScript(file, target) : undefined
      if (imported === undefined || seen.has(imported)) continue
      seen.add(imported)
      open.push(imported)
    }
  }
  expect(seen).toContain(join(root, 'examples/portal/server/templates/templateFiles.ts'))
  expect(errors).toEqual([])
})
