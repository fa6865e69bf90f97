import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { findBarriers } from './support/findBarriers'
import { findLabelKeys } from './support/findLabelKeys'
import { storyTest } from './support/storyTest'

const MOST_PER_STORY_MS = 15_000
const folder = fileURLToPath(new URL('../../stories', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.stories.tsx'))
  .sort()

for (const file of files) {
  storyTest(
    `the stories of ${file.replace('.stories.tsx', '')} render, play, show no label key and are accessible, in light and dark`,
    async ({ storybook, stories }) => {
      const entries = storybook.entries.filter(
        ({ type, importPath }) => type === 'story' && importPath === `./stories/${file}`,
      )
      expect(entries, 'the built Storybook has its stories').not.toEqual([])
      // A file may have one story or thirty.
      storyTest.setTimeout(30_000 + entries.length * MOST_PER_STORY_MS)
      const errors: string[] = []
      for (const { id, tags } of entries) {
        const faulty = await (tags.includes('own-page') ? stories.open(id) : stories.follow(id))
        const keys = await stories.page.evaluate(findLabelKeys)
        const found = [...faulty, ...keys.map(key => `shows the key ${key}`), ...(await findBarriers(stories.page))]
        errors.push(...found.map(error => `${id}: ${error}`))
      }
      expect(errors).toEqual([])
    },
  )
}
