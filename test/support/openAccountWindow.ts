import { within } from '@testing-library/react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { createCore } from '../../src/core'
import { makeControl } from './makeControl'

/** Opens an account window for a test in jsdom by a page's call; `root` finds visible content in it. */
export async function openAccountWindow(callName: string, given: readonly unknown[] = [], config: FoyerConfig = {}) {
  const reload = jest.fn()
  const { control, close } = makeControl()
  const frame = createCore(() => ({ language: 'de_DE', translations: false, reload, ...config }))
  await frame.load(callName)
  frame.open(callName, given, control)
  const host = [...document.querySelectorAll('foyer-root')].at(-1)
  const root = within(host!.shadowRoot!.querySelector<HTMLElement>('div')!)
  return { root, control, reload, host: host!, close }
}
