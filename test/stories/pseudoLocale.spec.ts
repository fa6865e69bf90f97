import { expect } from '@playwright/test'
import { findClippedTexts } from './support/findClippedTexts'
import { showWindow } from './support/showWindow'
import { storyTest } from './support/storyTest'
import { windowNames } from './support/windowStates'

const PHONE = { width: 375, height: 740 }
const MOST_PER_WINDOW_MS = 10_000

storyTest('on a phone, no window clips texts that are 40 % longer', async ({ storybook, stories }) => {
  storyTest.setTimeout(30_000 + windowNames.length * MOST_PER_WINDOW_MS)
  await stories.page.setViewportSize(PHONE)
  const errors: string[] = []
  for (const name of windowNames) {
    await storyTest.step(name, async () => {
      const { errors: found, dialog } = await showWindow(stories, storybook.entries, name, { language: 'pseudo' })
      const heading = await dialog.getByRole('heading').first().textContent()
      errors.push(
        ...[...found, ...(await dialog.evaluate(findClippedTexts))].map(error => `${name}: ${error}`),
        ...(heading?.startsWith('⟦') ? [] : [`${name}: its heading '${heading}' is no label`]),
      )
    })
  }
  expect(errors).toEqual([])
})
