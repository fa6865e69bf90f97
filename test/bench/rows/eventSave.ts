import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { closeOpened } from '../closeOpened'
import { firstEventId } from '../firstEventId'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import { openEventWindow } from '../openEventWindow'

declare global {
  /** The last save request on the page, by the library or by the bench itself. */
  var lastSave: { readonly url: string; readonly body: string; readonly answered: number } | undefined
}

const WARM_UP = 3
const ROUNDS = 15

/**
 * Measures the time from the click on 'save' to the portal's response. This includes the request that reads the event
 * before the save. Peer: the same two calls by `fetch`.
 */
export async function eventSave(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage)
  const id = await firstEventId(page)
  await page.evaluate(noteSaves)
  let round = 0
  const library = async () => {
    await openEventWindow(page, id)
    const time = await page.evaluate(saveByWindow, `https://verein.example/${(round += 1)}`)
    await closeOpened(page)
    return time
  }
  const bare = () => page.evaluate(saveByFetch)
  await measurePairs(WARM_UP, library, bare)
  const taken = await measurePairs(ROUNDS, library, bare)
  await page.context().close()
  return [
    {
      what: 'event editor: save, from the click to the response',
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 3 },
      note: 'the same two calls by a bare fetch',
    },
  ]
}

/** Records the last save request and the time of its response. Runs in the page. */
function noteSaves(): void {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = request.method === 'POST' ? await request.clone().text() : ''
    const answer = await ask(request)
    if (body.includes('MlTitle=')) globalThis.lastSave = { url: request.url, body, answered: performance.now() }
    return answer
  }
}

/** Changes the web link, saves, and returns the duration of the save in ms. Runs in the page. */
async function saveByWindow(link: string): Promise<number> {
  const FRAMES = 300
  const shadow = document.querySelector('foyer-root')?.shadowRoot
  const field = () => shadow?.querySelector<HTMLInputElement>('input[inputmode=url]')
  const button = () => shadow?.querySelector<HTMLButtonElement>('form button[type=submit]')
  // The form renders when the event has loaded.
  for (let frame = 0; frame < FRAMES && !(field() && button()); frame += 1) await new Promise(requestAnimationFrame)
  if (!field() || !button()) throw new Error('The editor has no field for the link or no save button.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), link)
  field()?.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await new Promise(requestAnimationFrame)
  globalThis.lastSave = undefined
  const start = performance.now()
  button()?.click()
  const hasSaved = () => lastSave !== undefined
  while (!hasSaved()) await new Promise(resolve => setTimeout(resolve))
  return lastSave!.answered - start
}

/** Reads the event again, repeats the last save, and returns the duration in ms. Runs in the page. */
async function saveByFetch(): Promise<number> {
  if (!lastSave) throw new Error('Nothing was saved yet.')
  const { url, body } = lastSave
  const form = new URLSearchParams(body)
  // The event has a new `ChangeDate` by now, so the portal would refuse the old one with 409.
  form.delete('IfChangeDate')
  const sent = form.toString()
  const start = performance.now()
  await (await fetch(`${url}?Customer=uferland`)).json()
  await (await fetch(url, { method: 'POST', body: new URLSearchParams(sent) })).text()
  return performance.now() - start
}
