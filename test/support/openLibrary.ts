import { within } from '@testing-library/react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { createCore } from '../../src/core'
import type { PickOptions } from '../../src/config/PickOptions'
import { prepareJsdom } from '../../src/testing/prepareJsdom'
import { makeControl } from './makeControl'
import { skipStyles } from './skipStyles'

// Sizes of the picture list in jsdom, which has no layout. They give three columns.
const LIST_HEIGHT = 480
const LIST_WIDTH = 640

/** Opens the picture library for a test in jsdom by a page's call; `root` finds content in it. */
export function openLibrary(
  config: FoyerConfig = {},
  callName: 'pix.select' | 'pix.manage' = 'pix.select',
  options: PickOptions = {},
) {
  prepareJsdom({ width: LIST_WIDTH, height: LIST_HEIGHT })
  skipStyles()
  const chosen = jest.fn()
  const { control } = makeControl()
  const core = createCore(() => ({ language: 'de_DE', translations: false, auth: { accountId: 1001 }, ...config }))
  core.open(callName, [callName === 'pix.select' ? { ...options, onSelect: chosen } : {}], control)
  const host = document.querySelector('foyer-root:last-of-type')
  const root = within(host!.shadowRoot!.querySelector<HTMLElement>('div')!)
  return { root, chosen, control }
}
