import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { openAuthorPage } from '../openAuthorPage'
import { traceLongestTask } from '../traceLongestTask'

declare const foyer: Foyer
declare global {
  /** Makes photos of 24 megapixels that are too large for the portal. */
  var makePhotos: () => Promise<File[]>
}

const FILES = 50
/** Longest task in ms: the page can't react to input meanwhile. */
const LIMIT = { kind: 'atMost', value: 50 } as const

/**
 * Measures the longest task of the main thread while the upload dialog adapts 50 photos of 24 megapixels: in a worker,
 * and in the page itself, as under a Content Security Policy that forbids workers. Stores nothing on the portal.
 */
export async function fitFiles(stage: BenchStage): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const place of ['in a worker', 'in the page'] as const) {
    const page = await openAuthorPage(stage)
    await page.route('**/pix/pictures/by/*.json', route => route.fulfill({ json: [] }))
    if (place === 'in the page') await page.evaluate(refuseWorkers)
    await page.evaluate(prepare, FILES)
    await page.evaluate(() => foyer.pix.manage().opened)
    await openQuestion(page)
    const begun = performance.now()
    const ours = await traceLongestTask(page, () => page.evaluate(adaptAll))
    const seconds = (performance.now() - begun) / 1000
    rows.push({
      what: `adapting ${FILES} photos of 24 megapixels ${place}: longest task`,
      unit: 'ms',
      ours,
      limit: LIMIT,
      note: `processor time; ${(seconds / FILES).toFixed(1)} s for each photo`,
    })
    await page.context().close()
  }
  return rows
}

/** Makes every worker fail, as a Content Security Policy does. */
function refuseWorkers(): void {
  globalThis.Worker = function refuse() {
    throw new DOMException('No workers', 'SecurityError')
  } as unknown as typeof Worker
}

/** Defines `makePhotos`. Bytes after the end, which decoders ignore, make each file too large. */
function prepare(count: number): void {
  globalThis.makePhotos = async () => {
    const canvas = new OffscreenCanvas(6000, 4000)
    const context = canvas.getContext('2d')!
    for (let index = 0; index < 4000; index += 1) {
      context.fillStyle = `hsl(${index * 37}deg 60% 50%)`
      context.fillRect((index * 7919) % 6000, (index * 104_729) % 4000, 400, 300)
    }
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const rest = new Blob([new Uint8Array(12 * 1024 ** 2)])
    return Array.from(
      { length: count },
      (_, index) => new File([photo, rest], `Messung ${index}.jpg`, { type: 'image/jpeg' }),
    )
  }
}

/** Drops the photos on the library and waits for the question. */
async function openQuestion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const dataTransfer = new DataTransfer()
    for (const file of await makePhotos()) dataTransfer.items.add(file)
    document
      .querySelector('foyer-root')
      ?.shadowRoot?.querySelector('[role=grid]')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, composed: true, cancelable: true, dataTransfer }))
  })
  await page
    .locator('foyer-root dialog li')
    .nth(FILES - 1)
    .waitFor({ timeout: 300_000 })
}

/** Accepts the question, and waits until all photos are adapted and sent. */
function adaptAll(): Promise<void> {
  const root = document.querySelector('foyer-root')?.shadowRoot
  const dialogs = () => [...(root?.querySelectorAll('dialog') ?? [])]
  return new Promise(resolve => {
    const watching = new MutationObserver(() => {
      if (dialogs().length > 1) return
      watching.disconnect()
      resolve()
    })
    if (root) watching.observe(root, { childList: true, subtree: true })
    const accept = [...(dialogs()[1]?.querySelectorAll('button') ?? [])].at(-1)
    accept?.click()
  })
}
