import type { CDPSession, Page } from '@playwright/test'
import { settle } from './settle'

interface SceneSize {
  readonly width: number
  readonly height: number
  readonly isTouched: boolean
}

/** Changes the size of the open page, emulates touch if `isTouched`, and waits until nothing moves. */
export async function resizeScene(
  page: Page,
  devtools: CDPSession,
  { width, height, isTouched }: SceneSize,
  isWaiting = false,
): Promise<void> {
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: isTouched ? 5 : 1 })
  await page.setViewportSize({ width, height })
  await settle(page, isWaiting)
}
