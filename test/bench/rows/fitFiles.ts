import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { openAuthorPage } from '../openAuthorPage'
import { traceLongestTask } from '../traceLongestTask'

declare const foyer: Foyer
declare global {
  /** Drops the photos on the open library. */
  var dropPhotos: () => void
}

const FILES = 50
/** Time limit in ms for one photo on a busy machine. */
const PHOTO_LIMIT = 20_000
/** Limit in ms for the longest task, during which the page can't react to input. */
const LIMIT = { kind: 'atMost', value: 50 } as const

/** Makes a noisy photo of 24 megapixels as JPEG, above the portal's size limit for one file, and as WebP. */
async function makePhotos(): Promise<Record<'jpeg' | 'webp', Buffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888', noise } })
  const pixels = await photo.raw().toBuffer()
  const copy = () => sharp(pixels, { raw: { width: 6000, height: 4000, channels: 3 } })
  return {
    jpeg: await copy().jpeg({ quality: 85 }).toBuffer(),
    webp: await copy().webp({ quality: 60, effort: 0 }).toBuffer(),
  }
}

/**
 * Measures the longest task of the main thread, from the drop of 50 photos of 24 megapixels until all are adapted and
 * sent. Every second photo is a WebP. Adapts the photos in a worker, and then in the page itself, as under a Content
 * Security Policy that forbids workers. Stores nothing on the portal.
 */
export async function fitFiles(stage: BenchStage): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  const photos = await makePhotos()
  for (const place of ['in a worker', 'in the page'] as const) {
    const page = await openAuthorPage(stage)
    await page.route('**/pix/pictures/by/*.json', route => route.fulfill({ json: [] }))
    for (const [kind, body] of Object.entries(photos))
      await page.route(`**/bench-photo.${kind}`, route => route.fulfill({ body, contentType: `image/${kind}` }))
    if (place === 'in the page') await page.evaluate(refuseWorkers)
    await page.evaluate(prepare, FILES)
    await page.evaluate(() => foyer.pix.manage().opened)
    const begun = performance.now()
    const ours = await traceLongestTask(page, () => dropAndAdapt(page))
    const seconds = (performance.now() - begun) / 1000
    rows.push({
      what: `from the drop of ${FILES} photos of 24 megapixels until they are adapted ${place}: longest task`,
      unit: 'ms',
      ours,
      limit: LIMIT,
      note: `processor time; ${(seconds / FILES).toFixed(1)} s for each photo`,
    })
    await page.context().close()
  }
  return rows
}

/** Makes every worker fail, as a Content Security Policy that forbids workers does. */
function refuseWorkers(): void {
  globalThis.Worker = function refuse() {
    throw new DOMException('No workers', 'SecurityError')
  } as unknown as typeof Worker
}

/** Loads the photos and defines `dropPhotos`. */
async function prepare(count: number): Promise<void> {
  const [jpeg, webp] = await Promise.all(
    ['jpeg', 'webp'].map(async kind => (await fetch(`/bench-photo.${kind}`)).blob()),
  )
  const dataTransfer = new DataTransfer()
  for (let index = 0; index < count; index += 1) {
    const photo = index % 2 ? webp! : jpeg!
    dataTransfer.items.add(
      new File([photo], `Messung ${index}.${photo.type.replace('image/', '')}`, { type: photo.type }),
    )
  }
  globalThis.dropPhotos = () =>
    document
      .querySelector('foyer-root')
      ?.shadowRoot?.querySelector('[role=grid]')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, composed: true, cancelable: true, dataTransfer }))
}

/** Drops the photos, agrees to adapt all of them, and waits until they are adapted and sent. */
async function dropAndAdapt(page: Page): Promise<void> {
  const dialogs = page.locator('foyer-root dialog')
  const timeout = FILES * PHOTO_LIMIT
  await page.evaluate(() => dropPhotos())
  await dialogs
    .locator('li')
    .nth(FILES - 1)
    .waitFor({ timeout })
  const boxes = await dialogs.locator('li').getByRole('checkbox', { checked: true }).count()
  if (boxes !== FILES) throw new Error(`The question offers ${boxes} of ${FILES} photos.`)
  await dialogs.getByRole('button').last().click()
  await dialogs.nth(1).waitFor({ state: 'detached', timeout })
}
