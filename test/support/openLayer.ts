import { screen, waitFor, within } from '@testing-library/react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { createCore } from '../../src/core'
import { makeControl } from './makeControl'

/** Opens a layer in jsdom by the page's call. `reload` records the reason and the address of each reload. */
export async function openLayer(callName: string, given: readonly unknown[] = [], config: FoyerConfig = {}) {
  const reload = jest.fn((_reason: string) => location.href)
  const { control, close } = makeControl()
  const core = createCore(() => ({ language: 'de_DE', translations: false, project: 'uferlicht', reload, ...config }))
  await core.load(callName)
  core.open(callName, given, control)
  await waitFor(() => expect(control.opened).toHaveBeenCalled(), { timeout: 20_000 })
  const host = [...document.querySelectorAll<HTMLElement>('foyer-root')].at(-1)!
  return {
    /** Finds content in the window's own tree. */
    root: within(host.shadowRoot!.querySelector<HTMLElement>('div')!),
    /** Finds content in the page's tree, where the forms with a password are. */
    page: screen,
    reload,
    control,
    async close() {
      close()
      await waitFor(() => expect(control.settled).toHaveBeenCalled())
    },
  }
}
