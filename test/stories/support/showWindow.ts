import type { Locator } from '@playwright/test'
import type { StoryPage, StoryView } from './StoryPage'
import type { StoryEntry } from './storyTest'

const MOST_WAIT_MS = 8000

/**
 * Shows the default story of a window with the given toolbar settings, without its play function. Returns the window
 * and the errors.
 */
export async function showWindow(
  stories: StoryPage,
  entries: readonly StoryEntry[],
  windowName: string,
  globals: NonNullable<StoryView['globals']>,
): Promise<{ errors: string[]; dialog: Locator }> {
  const entry = entries.find(
    ({ type, tags }) => type === 'story' && tags.includes(windowName) && tags.includes('default'),
  )
  if (!entry) throw new Error(`No story is tagged ${windowName} and default.`)
  const errors = await stories.follow(entry.id, { globals, isStill: true })
  const dialog = stories.page.locator('foyer-root dialog[open]').last()
  await dialog.getByRole('heading').first().waitFor({ timeout: MOST_WAIT_MS })
  await stories.isSettled()
  return { errors, dialog }
}
