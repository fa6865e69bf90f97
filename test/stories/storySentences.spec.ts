import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import ts from 'typescript'

const folder = fileURLToPath(new URL('../../stories', import.meta.url))
const SENTENCE = /^['‘'A-Z0-9].{8,220}[.?!]$/s

/** Returns the docstring of an export or of `meta`, which Storybook shows on the page of its stories. */
function sentenceOf(source: ts.SourceFile, node: ts.Node): string {
  const comment = ts.getLeadingCommentRanges(source.text, node.getFullStart())?.at(-1)
  const text = comment ? source.text.slice(comment.pos, comment.end) : ''
  return text.startsWith('/**')
    ? text
        .replace(/^\/\*\*|\s*\*\/$|^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
    : ''
}

test('every story, and every file of stories, has a describing sentence', () => {
  const errors: string[] = []
  let stories = 0
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.stories.tsx'),
  )) {
    const source = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, true)
    for (const node of source.statements.filter(ts.isVariableStatement)) {
      const name = node.declarationList.declarations[0]?.name.getText(source) ?? ''
      const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
      if (!isExported && name !== 'meta') continue
      if (isExported) stories += 1
      if (!SENTENCE.test(sentenceOf(source, node))) errors.push(`${path}: ${name} says '${sentenceOf(source, node)}'`)
    }
  }
  expect(stories).toBeGreaterThan(300)
  expect(errors).toEqual([])
})
