import { within } from '@testing-library/react'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { createCore } from '../../src/core'
import { makeControl } from './makeControl'
import { skipStyles } from './skipStyles'

// Sizes of the list in jsdom, which has no layout.
const LIST_HEIGHT = 480
const LIST_WIDTH = 640

/** Opens the event overview in jsdom by a page's call. `findRoot` waits for it and returns queries for its content. */
export function openOverview(config: FoyerConfig = {}, options: object = {}) {
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, get: () => LIST_HEIGHT },
    clientWidth: { configurable: true, get: () => LIST_WIDTH },
    offsetHeight: { configurable: true, get: () => LIST_HEIGHT },
    offsetWidth: { configurable: true, get: () => LIST_WIDTH },
  })
  skipStyles()
  const reload = jest.fn()
  const { control, close } = makeControl()
  const core = createCore(() => ({
    language: 'de_DE',
    translations: false,
    auth: { account: 'henrike@uferland.example', accountId: 1001 },
    customer: 'uferland',
    reload,
    ...config,
  }))
  const opened = core.load('event.overview').then(() => core.open('event.overview', [options], control))
  const findRoot = async () => {
    await opened
    const host = [...document.querySelectorAll('foyer-root')].at(-1)
    return within(host!.shadowRoot!.querySelector<HTMLElement>('div')!)
  }
  return { findRoot, control, reload, close }
}
