import { expect } from '@playwright/test'
import { findBarriers } from '../support/findBarriers'
import { findClippedTexts } from '../support/findClippedTexts'
import { findLabelKeys } from '../support/findLabelKeys'
import { showWindow } from '../support/showWindow'
import { storyTest } from '../support/storyTest'
import { windowNames } from '../support/windowStates'

const PHONE = { width: 375, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const MOST_PER_WINDOW_MS = 20_000
const LOOKS = [
  { name: 'on a phone', viewport: PHONE, globals: {} },
  { name: 'for a finger, on a phone', viewport: PHONE, globals: { density: 'touch' } },
  { name: 'from right to left', viewport: DESKTOP, globals: { direction: 'rtl' } },
  { name: 'from right to left, on a phone', viewport: PHONE, globals: { direction: 'rtl' } },
  { name: 'in English, on a phone', viewport: PHONE, globals: { language: 'en' } },
  { name: 'in Polish, on a phone', viewport: PHONE, globals: { language: 'pl' } },
  { name: 'in the pseudo-locale, from right to left', viewport: PHONE, globals: { language: 'pseudo', direction: 'rtl' } },
  { name: 'laid out by the portal’s templates', viewport: DESKTOP, globals: { layout: 'template' } },
  { name: 'laid out by the portal’s templates, on a phone', viewport: PHONE, globals: { layout: 'template' } },
  { name: 'before the portal answers', viewport: PHONE, globals: { network: 'silent' } },
  { name: 'while the portal is away', viewport: PHONE, globals: { network: 'failing' }, expected: /503|Das Portal ist gerade nicht erreichbar/ },
] as const

storyTest.afterEach(({ stories }) => stories.page.setViewportSize(DESKTOP))

for (const { name: look, viewport, globals, ...rest } of LOOKS) {
  storyTest(`every window ${look}`, async ({ storybook, stories }) => {
    storyTest.setTimeout(30_000 + windowNames.length * MOST_PER_WINDOW_MS)
    await stories.page.setViewportSize(viewport)
    const faults: string[] = []
    for (const name of windowNames) {
      const { faults: found, dialog } = await showWindow(stories, storybook.entries, name, globals)
      const clipped = await dialog.evaluate(findClippedTexts)
      const keys = (await stories.page.evaluate(findLabelKeys)).map(key => `shows the key ${key}`)
      const isExpected = (fault: string) => 'expected' in rest && rest.expected.test(fault)
      faults.push(...[...found.filter(fault => !isExpected(fault)), ...clipped, ...keys, ...(await findBarriers(stories.page))].map(fault => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
