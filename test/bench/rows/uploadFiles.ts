import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { BenchRow } from '../BenchRow'
import type { BenchStage } from '../BenchStage'
import { measurePairs } from '../measurePairs'
import { openAuthorPage } from '../openAuthorPage'
import type { UppyWindow } from '../peers/UppyWindow'

declare const foyer: Foyer
declare global {
  /** Makes fifty new files of 1 MB. */
  var makeFiles: () => Promise<File[]>
}

const FILES = 50
const ROUNDS = 3
// Number of files of each request. The library sends less than 20 MB per request.
const POSTS = [19, 19, 12]

/**
 * Measures the time from the click to the end of an upload of 50 files of 1 MB in the dialog. Peers: the same requests
 * by a bare `fetch`, and Uppy.
 */
export async function uploadFiles(stage: BenchStage): Promise<BenchRow[]> {
  const page = await openAuthorPage(stage)
  await page.evaluate(prepare, FILES)
  // Otherwise the dialog offers smaller files before it offers several posts.
  await page.evaluate(() => foyer.configure({ pix: { convertFiles: false } }))
  await page.evaluate(() => foyer.pix.manage().opened)
  const library = () => page.evaluate(uploadByDialog, { count: FILES, posts: POSTS.length })
  const bare = () => page.evaluate(uploadByFetch, POSTS)
  await library()
  await bare()
  const taken = await measurePairs(ROUNDS, library, bare)
  const peer = await openAuthorPage(stage, ['uppyPage'])
  await peer.evaluate(prepare, FILES)
  const uppy = () => peer.evaluate(uploadByUppy)
  await uppy()
  const takenBesideUppy = await measurePairs(ROUNDS, library, uppy)
  await peer.context().close()
  await removeNewest(page, FILES * 4 * (ROUNDS + 1))
  await page.context().close()
  return [
    {
      what: `upload of ${FILES} files of 1 MB`,
      unit: 'ms',
      ...taken,
      limit: { kind: 'atMostTimes', value: 1.15 },
      note: 'the same posts by a bare fetch, one after the other',
    },
    {
      what: `upload of ${FILES} files of 1 MB, beside Uppy`,
      unit: 'ms',
      ...takenBesideUppy,
      limit: { kind: 'atMostTimes', value: 1 },
      note: 'Uppy with its XHR upload: one request per file, five at a time',
    },
  ]
}

/**
 * Defines `makeFiles`, which makes the files from a picture of the library. Extra bytes at the end, which decoders
 * ignore, make each file new and 1 MB large.
 */
function prepare(count: number): void {
  globalThis.makeFiles = async () => {
    const [picture] = (await (await fetch('/pix/pictures/by/1001?limit=1')).json()) as { Uri: string }[]
    const content = await (await fetch(picture?.Uri ?? '')).blob()
    return Array.from({ length: count }, (_, index) => {
      const rest = new Uint8Array(1024 ** 2 - content.size)
      crypto.getRandomValues(rest.subarray(0, 64))
      return new File([content, rest], `Messung ${index}.jpg`, { type: 'image/jpeg' })
    })
  }
}

async function uploadByDialog({ count, posts }: { count: number; posts: number }): Promise<number> {
  const root = document.querySelector('foyer-root')?.shadowRoot
  const dialogs = () => [...(root?.querySelectorAll('dialog') ?? [])]
  // Uses an observer, because checking in each frame would force rendering although nothing moves.
  const until = <T>(read: () => T | undefined | false): Promise<T> =>
    new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        watching.disconnect()
        reject(new Error(`The upload did not continue for a minute. The dialog: ${dialogs().at(-1)?.textContent}`))
      }, 60_000)
      const check = () => {
        const found = read()
        if (!found) return
        clearTimeout(tooLong)
        watching.disconnect()
        resolve(found)
      }
      const watching = new MutationObserver(check)
      if (root) watching.observe(root, { childList: true, subtree: true, characterData: true })
      check()
    })
  const dataTransfer = new DataTransfer()
  for (const file of await makeFiles()) dataTransfer.items.add(file)
  root
    ?.querySelector('[role=grid]')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, composed: true, cancelable: true, dataTransfer }))
  const button = await until(() => {
    const dialog = dialogs()[1]
    const last = [...(dialog?.querySelectorAll('button') ?? [])].at(-1)
    return dialog?.querySelectorAll('li').length === count && last?.textContent.includes(String(posts)) && last
  })
  const begun = performance.now()
  button.click()
  await until(() => dialogs().length === 1)
  return performance.now() - begun
}

async function uploadByFetch(posts: readonly number[]): Promise<number> {
  const files = await makeFiles()
  const begun = performance.now()
  for (const count of posts) {
    const body = new FormData()
    body.append('series', '')
    body.append('upload_key', crypto.randomUUID())
    for (const file of files.splice(0, count)) body.append('image_upload[]', file, file.name)
    const answer = await fetch('/pix/pictures/by/1001.json', { method: 'POST', body })
    if (!answer.ok) throw new Error(`The portal refused the upload with ${answer.status}: ${await answer.text()}`)
    await answer.json()
  }
  return performance.now() - begun
}

const uploadByUppy = async (): Promise<number> => (peerWindow as UppyWindow).upload(await makeFiles())

/** Removes the uploaded pictures, so that the next benches find the library unchanged. */
async function removeNewest(page: Page, count: number): Promise<void> {
  await page.evaluate(async limit => {
    const pictures = (await (await fetch(`/pix/pictures/by/1001?limit=${limit}`)).json()) as {
      Id: number
      Title: string | null
    }[]
    for (const { Id } of pictures.filter(picture => picture.Title?.startsWith('Messung '))) {
      await fetch(`/pix/pictures/${Id}`, { method: 'POST', body: new URLSearchParams({ method: 'DELETE' }) })
    }
  }, count)
}
