import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import ts from 'typescript'
import { tokens } from '../../src/kit/theme/tokens'
import { contrastPairs } from '../../stories/kit/theme/contrastPairs'
import { readSources } from '../support/floors/readSources'
import { storyTest } from './support/storyTest'

interface ShownContrast {
  readonly scheme: 'light' | 'dark'
  readonly front: string
  readonly ground: string
  readonly least: number
  readonly ratio: number
}

const PAGES = ['colour', 'type', 'space', 'radius', 'shadow', 'motion']

storyTest('every token of the theme is on the page of its kind', async ({ stories }) => {
  const shown: (string | null)[] = []
  for (const name of PAGES) {
    expect(await stories.follow(`tokens--${name}`)).toEqual([])
    shown.push(
      ...(await stories.page
        .locator('[data-token]')
        .evaluateAll(lines => lines.map(line => line.getAttribute('data-token')))),
    )
  }
  expect(shown.toSorted()).toEqual([...Object.keys(tokens.light), ...Object.keys(tokens.shared)].toSorted())
})

storyTest(
  'every pair of `contrastPairs` is on the page and has at least its promised contrast, in light and dark',
  async ({ stories }) => {
    expect(await stories.follow('tokens--colour')).toEqual([])
    const cells = await stories.page
      .locator('[data-contrast]')
      .evaluateAll(found => found.map(cell => cell.getAttribute('data-contrast') ?? ''))
    const figures = cells.map(cell => JSON.parse(cell) as ShownContrast)
    expect(figures).toHaveLength(contrastPairs.length * 2)
    expect(figures.filter(({ ratio, least }) => !(ratio >= least))).toEqual([])
  },
)

/** Returns the icons that the sources import, each with the number of files that import it. */
function listImportedIcons(): string[] {
  const counts = new Map<string, number>()
  for (const { path, text } of readSources(fileURLToPath(new URL('../..', import.meta.url)))) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue
      const names = statement.importClause?.namedBindings
      const isOfIcons = ts.isStringLiteral(statement.moduleSpecifier) && statement.moduleSpecifier.text === 'lucide'
      if (!isOfIcons || !names || !ts.isNamedImports(names)) continue
      for (const { isTypeOnly, propertyName, name } of names.elements)
        if (!isTypeOnly) counts.set((propertyName ?? name).text, (counts.get((propertyName ?? name).text) ?? 0) + 1)
    }
  }
  return [...counts].map(([name, files]) => `${name} ${files} ${files === 1 ? 'file' : 'files'}`)
}

storyTest('the page of icons shows the icons that the sources import, and in how many files', async ({ stories }) => {
  expect(await stories.follow('tokens--icons')).toEqual([])
  const cells = stories.page.locator('[data-icon]')
  const shown = await cells.evaluateAll(found =>
    found.map(cell => `${cell.getAttribute('data-icon')} ${cell.lastElementChild?.textContent}`),
  )
  expect(shown.toSorted()).toEqual(listImportedIcons().toSorted())
  expect(
    await cells.evaluateAll(found =>
      found.filter(cell => !cell.querySelector('svg')).map(cell => cell.getAttribute('data-icon')),
    ),
  ).toEqual([])
})
