import { within } from '@testing-library/react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { createCore } from '../../src/core'
import { makeControl } from './makeControl'

/**
 * Opens a window of the picture library in jsdom, as a page's call with these arguments does. `root` has the queries of
 * Testing Library for the window's content.
 */
export function openPixWindow(
  callName: 'pix.meta' | 'pix.position',
  given: readonly unknown[],
  config: FoyerConfig = {},
) {
  const { control } = makeControl()
  const core = createCore(() => ({ language: 'de_DE', translations: false, auth: { accountId: 1001 }, ...config }))
  core.open(callName, given, control)
  const host = document.querySelector('foyer-root:last-of-type')
  return { root: within(host!.shadowRoot!.querySelector<HTMLElement>('div')!), control }
}
