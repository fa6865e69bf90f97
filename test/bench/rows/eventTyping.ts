import type { Page } from '@playwright/test'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { firstEventId } from '../firstEventId'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import { openEventWindow } from '../openEventWindow'
import { timeToPaint } from '../timeToPaint'

const SLOWDOWN = 4
const WARM_UP = 5
const ROUNDS = 25

/**
 * Measures the time from a key press in the title to the frame that shows the letter, on a slow CPU. Peer: a bare input
 * in a dialog with 9 fields and 20 buttons.
 */
export async function eventTyping(stage: BenchStage): Promise<BenchRow[]> {
  const [ours, bare] = [await openSlowPage(stage), await openSlowPage(stage)]
  await openEventWindow(ours, await firstEventId(ours))
  await bare.evaluate(() => eventStage.openForm(9, 20))
  await focusFirst(ours, 'foyer-root', '[role=tabpanel] input[type=text]')
  await focusFirst(bare, 'bare-root', 'input')
  const take = (page: Page) => () => timeToPaint(page, 'keydown', () => page.keyboard.press('e'))
  await measurePairs(WARM_UP, take(ours), take(bare))
  const taken = await measurePairs(ROUNDS, take(ours), take(bare))
  await ours.context().close()
  await bare.context().close()
  return [
    {
      what: `event editor: key to paint in the title, processor ${SLOWDOWN}× slower`,
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 2 },
      note: 'bare input in a native dialog',
    },
  ]
}

async function openSlowPage(stage: BenchStage): Promise<Page> {
  const page = await openAuthorPage({ portal: stage.portal, browser: stage.uncappedBrowser }, ['eventPage'])
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

const focusFirst = (page: Page, root: string, selector: string) =>
  page.evaluate(
    ([name, what]) => {
      const field = document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>(what)
      if (!field) throw new Error(`There is no ${what} in ${name}.`)
      field.focus()
    },
    [root, selector] as const,
  )
