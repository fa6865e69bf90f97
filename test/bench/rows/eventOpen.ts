import type { Page } from '@playwright/test'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { firstEventId } from '../firstEventId'
import { cacheResponses } from '../cacheResponses'
import { stubEvents } from '../stubEvents'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import { openEventWindow } from '../openEventWindow'
import { traceScriptAndLayout } from '../traceScriptAndLayout'

const ROUNDS = 9
const WARM_UP = 5
const FEW = 50
const CONTROLS = ':is(input, textarea, select)'

/**
 * Measures script, style and layout when the overview and the editor open with chunks and data loaded. Peer:
 * hand-written native dialogs with the same rows and fields.
 */
export async function eventOpen(stage: BenchStage): Promise<BenchRow[]> {
  return [await overviewOpen(stage, FEW), await overviewOpen(stage, stage.events), await detailOpen(stage)]
}

async function measure(page: Page, openLibrary: () => Promise<void>, openBare: () => Promise<void>) {
  const take = (open: () => Promise<void>) => async () => {
    const cost = await traceScriptAndLayout(page, open)
    await closeOpened(page)
    return cost
  }
  await measurePairs(WARM_UP, take(openLibrary), take(openBare))
  return measurePairs(ROUNDS, take(openLibrary), take(openBare))
}

async function overviewOpen(stage: BenchStage, count: number): Promise<BenchRow> {
  const page = await openAuthorPage(stage, ['eventPage'])
  // Without the stub, the portal returns the first page of all events.
  if (count === FEW) await stubEvents(page, stage.portal, FEW)
  await cacheResponses(page)
  await openEventWindow(page)
  const { lines, elements } = await countIn(page, 'foyer-root', '.line')
  await closeOpened(page)
  await page.evaluate(async () => {
    globalThis.eventResponse ??= await (await fetch('/event/api/event_cluster?Customer=uferland&p=1')).text()
  })
  const openBare = () =>
    page.evaluate(
      shown =>
        new Promise<void>(done => {
          setTimeout(() => {
            globalThis.closeOpened = eventStage.openTable(eventStage.readRows(eventResponse), shown)
            requestAnimationFrame(() => setTimeout(done))
          })
        }),
      lines,
    )
  await openBare()
  const bare = await countIn(page, 'bare-root', '.line')
  await closeOpened(page)
  // The peers are written by hand and may lack newer parts of the library.
  const difference =
    bare.elements === elements
      ? ''
      : `; THEY DIFFER: ${bare.elements} elements to the library's ${elements}, mend test/bench/peers`
  const taken = await measure(page, () => openEventWindow(page), openBare)
  await page.context().close()
  return {
    what: `${count} events: overview, warm open: script, style and layout`,
    unit: 'ms',
    ...taken,
    limit: { kind: 'atMostTimes', value: 3 },
    note: `native dialog with the same ${lines} rows by hand; processor time${difference}`,
  }
}

async function detailOpen(stage: BenchStage): Promise<BenchRow> {
  const page = await openAuthorPage(stage, ['eventPage'])
  await cacheResponses(page)
  const id = await firstEventId(page)
  await openEventWindow(page, id)
  const fields = (await countIn(page, 'foyer-root', `form ${CONTROLS}`)).lines
  const buttons = (await countIn(page, 'foyer-root', 'form button')).lines
  await closeOpened(page)
  const openBare = () =>
    page.evaluate(
      counts =>
        new Promise<void>(done => {
          setTimeout(() => {
            globalThis.closeOpened = eventStage.openForm(...counts)
            requestAnimationFrame(() => setTimeout(done))
          })
        }),
      [fields, buttons] as const,
    )
  const taken = await measure(page, () => openEventWindow(page, id), openBare)
  await page.context().close()
  return {
    what: 'event editor, warm open: script, style and layout',
    unit: 'ms',
    ...taken,
    limit: { kind: 'atMostTimes', value: 5 },
    note: `native dialog with ${fields} fields with label and help, and ${buttons} buttons, by hand; processor time`,
  }
}

const countIn = (page: Page, root: string, selector: string) =>
  page.evaluate(
    ([name, what]) => {
      const shadow = document.querySelector(name)?.shadowRoot
      return {
        lines: shadow?.querySelectorAll(what).length ?? 0,
        elements: shadow?.querySelectorAll(`${what} *`).length ?? 0,
      }
    },
    [root, selector] as const,
  )
