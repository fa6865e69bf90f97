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

interface Variant {
  readonly name: string
  readonly viewport: typeof PHONE
  readonly globals: Readonly<Record<string, string>>
  readonly forcedColors?: 'active'
  /** Errors that the variant itself causes; the test ignores them. */
  readonly expected?: RegExp
}

const VARIANTS: readonly Variant[] = [
  { name: 'on a phone', viewport: PHONE, globals: {} },
  { name: 'dark, on a phone', viewport: PHONE, globals: { scheme: 'dark' } },
  { name: 'in forced colours', viewport: DESKTOP, globals: {}, forcedColors: 'active' },
  { name: 'with controls for touch, on a phone', viewport: PHONE, globals: { density: 'touch' } },
  { name: 'from right to left', viewport: DESKTOP, globals: { direction: 'rtl' } },
  { name: 'from right to left, on a phone', viewport: PHONE, globals: { direction: 'rtl' } },
  { name: 'in English, on a phone', viewport: PHONE, globals: { language: 'en' } },
  { name: 'in Polish, on a phone', viewport: PHONE, globals: { language: 'pl' } },
  {
    name: 'in the pseudo-locale, from right to left',
    viewport: PHONE,
    globals: { language: 'pseudo', direction: 'rtl' },
  },
  { name: 'laid out by the portal’s templates', viewport: DESKTOP, globals: { layout: 'template' } },
  { name: 'laid out by the portal’s templates, on a phone', viewport: PHONE, globals: { layout: 'template' } },
  { name: 'before the portal responds', viewport: PHONE, globals: { network: 'silent' } },
  {
    name: 'while the portal is unreachable',
    viewport: PHONE,
    globals: { network: 'failing' },
    expected: /503|Das Portal ist gerade nicht erreichbar|the built-in layout shows, because it could not be fetched/,
  },
]

storyTest.afterEach(async ({ stories }) => {
  await stories.page.setViewportSize(DESKTOP)
  await stories.page.emulateMedia({ forcedColors: 'none' })
})

for (const { name: variant, viewport, globals, forcedColors, expected } of VARIANTS) {
  storyTest(
    `every window ${variant} logs nothing unexpected, shows no label key, cuts off no text and is accessible`,
    async ({ storybook, stories }) => {
      storyTest.setTimeout(30_000 + windowNames.length * MOST_PER_WINDOW_MS)
      await stories.page.setViewportSize(viewport)
      await stories.page.emulateMedia({ forcedColors: forcedColors ?? 'none' })
      const errors: string[] = []
      for (const name of windowNames) {
        await storyTest.step(name, async () => {
          const { errors: said, dialog } = await showWindow(stories, storybook.entries, name, globals)
          const found = [
            ...said.filter(error => !expected?.test(error)),
            ...(await dialog.evaluate(findClippedTexts)),
            ...(await stories.page.evaluate(findLabelKeys)).map(key => `shows the key ${key}`),
            ...(await findBarriers(stories.page)),
          ]
          errors.push(...found.map(error => `${name}: ${error}`))
        })
      }
      expect(errors).toEqual([])
    },
  )
}
