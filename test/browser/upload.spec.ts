import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Foyer } from '../../src/api/Foyer'
import { runAxe } from './support/runAxe'
import { expectFaults, openLibrary } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'
import { openUpload } from './support/openUpload'
import { decodingBombAsJpeg } from './support/untrueFiles'

declare const foyer: Foyer

const MB = 1024 ** 2
const cup = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: cup })
const upload = { method: 'POST', path: /^\/pix\/pictures\/by\/1001\.json$/ }

/** Returns the number of the account's pictures that a search for a text finds. */
async function countTitled(page: Page, text: string): Promise<number> {
  const found: unknown = await (await page.request.get(`/pix/pictures/by/1001?filter=${text}`)).json()
  return Array.isArray(found) ? found.length : 0
}

test('[PIX-MAN-06] [UI-UPL-04] [UI-UPL-07] each refused file is struck through in red with its own reason, previews are upright, and Cancel aborts the request', async ({
  authorPage: page,
  line,
}) => {
  line.add({ ...upload, fault: { kind: 'hang' } })
  const { dialog, button, choose } = await openUpload(page)
  const halves = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#00f' } })
    .composite([{ input: { create: { width: 30, height: 60, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const sent = page.waitForRequest(request => request.url().endsWith('.json') && request.method() === 'POST')
  await choose([
    { name: 'Auf der Seite.jpg', mimeType: 'image/jpeg', buffer: halves },
    { name: 'IMG_4711.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') },
    {
      name: 'Vom Telefon.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
    { name: 'Leer.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'Skript.gif', mimeType: 'image/gif', buffer: Buffer.from('<script>alert(1)</script>') },
    { name: 'Jahresprogramm.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ])
  const request = await sent
  const reasons = {
    'IMG_4711.HEIC': /HEIC wird nicht angenommen.*JPEG/,
    'Vom Telefon.jpg': /HEIC wird nicht angenommen.*JPEG/,
    'Leer.png': /Die Datei ist leer/,
    'Skript.gif': /weder JPEG noch PNG noch GIF/,
    'Jahresprogramm.pdf': /Dieser Dateityp wird nicht angenommen/,
  }
  for (const [name, reason] of Object.entries(reasons)) {
    const item = dialog.getByRole('listitem').filter({ hasText: name })
    await expect(item).toContainText(reason)
    const struck = item.locator('s')
    await expect(struck).toHaveText(name)
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through')
    const [red = 0, green = 0, blue = 0] = await struck.evaluate(element =>
      (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  }
  const preview = dialog.getByRole('listitem').filter({ hasText: 'Auf der Seite.jpg' }).locator('canvas')
  await preview.scrollIntoViewIfNeeded()
  await expect(preview).toHaveAttribute('width', '40')
  const colours = await preview.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(20, 0, 1, 40)
    return [8, 32].map(y => (data[4 * y]! > 200 ? 'red' : data[4 * y + 2]! > 200 ? 'blue' : 'other'))
  })
  // The orientation turns the picture, so its red left half is on top.
  expect(colours).toEqual(['red', 'blue'])
  expect(await runAxe(page)).toEqual([])
  const stopped = page.waitForEvent('requestfailed', failed => failed === request)
  await button('Abbrechen').click()
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(dialog).toHaveCount(0)
})

test('a file whose header declares too many pixels is not decoded for a preview; the next file gets its preview', async ({
  authorPage: page,
  line,
}) => {
  line.add({ ...upload, fault: { kind: 'hang' } })
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window)
    const decoded: string[] = Object.assign(window, { decoded: [] }).decoded
    window.createImageBitmap = ((file: File, options: ImageBitmapOptions) => {
      decoded.push(file.name)
      return decode(file, options)
    }) as typeof window.createImageBitmap
  })
  const { dialog, button, choose } = await openUpload(page)
  await choose([{ ...photo('Bombe.jpg'), buffer: decodingBombAsJpeg(cup) }, photo('Danach.jpg')])
  const previews = dialog.getByRole('listitem').locator('canvas')
  await expect(previews.last()).toHaveAttribute('width', '40')
  expect(await page.evaluate(() => (window as unknown as { decoded: string[] }).decoded)).toEqual(['Danach.jpg'])
  await button('Abbrechen').click()
  await expect(dialog).toHaveCount(0)
})

test('the library shows a picture that is uploaded right after a search was cleared, although the list was requested before the upload', async ({
  authorPage: page,
}) => {
  const { library, dialog, choose } = await openUpload(page)
  await library.search.fill('schafe')
  await expect(library.tiles).toHaveCount(1)
  let [resolveRead, sendOld] = [() => {}, () => {}]
  const isRead = new Promise<void>(resolve => (resolveRead = resolve))
  const isUploaded = new Promise<void>(resolve => (sendOld = resolve))
  await page.route(
    /\/pix\/pictures\/by\/1001\?from=0&limit=36$/,
    async route => {
      const old = await route.fetch()
      resolveRead()
      await isUploaded
      // The window may have aborted the request.
      await route.fulfill({ response: old }).catch(() => {})
    },
    { times: 1 },
  )
  await page.route(/\/pix\/pictures\/by\/1001\.json$/, async route => {
    await isRead
    await route.continue()
  })
  await library.search.fill('')
  await choose([photo('Nach dem Suchen.jpg')])
  await expect(dialog).toHaveCount(0)
  sendOld()
  await expect(library.tiles.first()).toHaveAccessibleName(/^Nach dem Suchen/)
})

test('[PIX-UPL-03] [PIX-UPL-04] more than 20 MB at once are refused, and sent in parts on request; after an interruption only the missing files are sent', async ({
  authorPage: page,
  line,
  watch,
}, testInfo) => {
  expectFaults(watch)
  const { library, dialog, button, choose } = await openUpload(page)
  // The newest rule applies first: the first request passes, and only the response to the second is lost.
  line.add({ ...upload, times: 1, fault: { kind: 'cut', share: 0 } })
  line.add({ ...upload, times: 1, fault: { kind: 'delay', milliseconds: 0 } })
  const posts = () => line.asked.filter(asked => asked.startsWith('POST')).length
  const paths = ['Erster Teil.jpg', 'Zweiter Teil.jpg', 'Dritter Teil.jpg'].map(name => testInfo.outputPath(name))
  // Decoders ignore bytes after a JPEG's end.
  for (const path of paths) writeFileSync(path, Buffer.concat([cup, Buffer.alloc(7 * MB)]))
  await choose(paths)
  await button('Nicht anpassen').click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Zusammen sind die Dateien zu groß. Bitte laden Sie auf einmal weniger als 20 MB hoch.',
  )
  await expect(button('OK')).toBeFocused()
  expect(posts()).toBe(0)
  await button('In 2 Teilen hochladen').press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Das Portal ist gerade nicht erreichbar')
  await expect(dialog.getByRole('alert')).toContainText('2 von 3 sind gespeichert')
  await expect(dialog.getByText('Gespeichert', { exact: true })).toHaveCount(2)
  await expect(button('Erneut versuchen')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(library.tiles.first()).toHaveAccessibleName(/^Dritter Teil/)
  await expect(library.tiles.nth(1)).toHaveAccessibleName(/^Erster Teil/)
  expect(posts()).toBe(3)
  expect(await countTitled(page, 'Dritter Teil')).toBe(1)
})

test('[PIX-MAN-05] [PIX-MAN-49] the library shows a pasted picture at its final position at once, named after the time; from a dropped folder it takes the pictures, but no hidden files', async ({
  authorPage: page,
  line,
}, testInfo) => {
  await page.clock.install()
  const { library, dialog } = await openUpload(page)
  const scroller = library.window.getByRole('grid').locator('..')
  const scrolled = () => scroller.evaluate(element => element.scrollTop)
  await library.tiles.first().focus()
  for (let row = 1; row <= 4; row++) await page.keyboard.press('ArrowDown')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.evaluate(content => {
    // Timers of a second or more end 1000 s later, because the paste must not depend on them.
    const wait = window.setTimeout
    window.setTimeout = ((does: () => void, milliseconds = 0) =>
      wait(does, milliseconds < 1000 ? milliseconds : milliseconds + 1e6)) as typeof setTimeout
    const clipboardData = new DataTransfer()
    clipboardData.items.add(
      new File([Uint8Array.from(atob(content), sign => sign.charCodeAt(0))], 'image.png', { type: 'image/jpeg' }),
    )
    // As in a browser where no element has the focus.
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    )
  }, cup.toString('base64'))
  await expect(library.tiles.first()).toHaveAccessibleName(/^Zwischenablage \d{4}-\d\d-\d\d \d\d-\d\d-\d\d/)
  await expect(dialog).toHaveCount(0)
  await expect.poll(scrolled).toBe(0)
  // The new tile is aligned with its neighbours at once.
  const readBoxes = () => Promise.all([0, 1, 3].map(index => library.tiles.nth(index).boundingBox()))
  const boxes = await readBoxes()
  const [fresh, beside, below] = boxes.map(box => box ?? { x: 0, y: 0, width: 0, height: 0 })
  expect([beside?.y, beside?.width, below?.x]).toEqual([fresh?.y, fresh?.width, fresh?.x])
  // Later nothing moves, and nothing is loaded again.
  await page.clock.fastForward(1e6 + 5000)
  expect(await readBoxes()).toEqual(boxes)

  const folder = testInfo.outputPath('Ausstellung')
  mkdirSync(join(folder, 'Saal 1'), { recursive: true })
  writeFileSync(join(folder, 'Plakat.jpg'), cup)
  writeFileSync(join(folder, 'Saal 1', 'Vitrine.jpg'), cup)
  for (const hidden of ['.DS_Store', 'Thumbs.db']) writeFileSync(join(folder, 'Saal 1', hidden), 'x')
  const box = await library.tiles.first().boundingBox()
  const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      ...place,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    })
  }
  await expect(library.window.getByRole('gridcell', { name: /^Plakat/ })).toBeVisible()
  await expect(library.window.getByRole('gridcell', { name: /^Vitrine/ })).toBeVisible()
  // No file was refused, so the dialog has closed by itself.
  await expect(dialog).toHaveCount(0)
  expect(line.asked.filter(asked => asked.startsWith('GET /pix/pictures/by/1001?from=0'))).toHaveLength(1)
})

test('[PIX-UPL-08] [PIX-UPL-09] [PIX-UPL-10] with the upload transport ‘frame’ a form in a hidden frame sends the files; an error is shown, and the frame is removed', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const { library, dialog, button, choose } = await openUpload(page)
  await page.keyboard.press('Escape')
  await page.evaluate(() => foyer.configure({ pix: { uploadTransport: 'frame' } }))
  await openLibrary(page, library)
  const answer = (status: number, body: string, type = 'application/xml') =>
    ({ kind: 'answer', status, body, headers: { 'content-type': type } }) as const
  const faults = [
    {
      fault: answer(413, '<error status="413" type="string">Die Datei a.jpg ist zu groß &amp; schwer.</error>'),
      says: 'Die Datei a.jpg ist zu groß & schwer.',
    },
    { fault: answer(200, '<error status="415" type="string">Das ist kein Bild.</error>'), says: 'Das ist kein Bild.' },
    {
      fault: answer(
        502,
        '<html><head><title>502</title></head><body><h1>502 Bad Gateway</h1></body></html>',
        'text/html',
      ),
      says: '502 Bad Gateway',
    },
    {
      fault: answer(200, '<html><body>Willkommen</body></html>', 'text/html'),
      says: 'konnte nicht gelesen werden',
      isShown: true,
    },
    {
      fault: answer(200, '<a type="object" numeric="1"><b type="object"><c key="Id" type="string">x</c></b></a>'),
      says: 'konnte nicht gelesen werden',
      isShown: true,
    },
    { fault: answer(200, '<a type="object" numeric="1"><b'), says: 'konnte nicht gelesen werden', isShown: true },
    { fault: { kind: 'refuse' } as const, says: 'konnte nicht gelesen werden', isShown: true },
  ]
  let isFirst = true
  for (const { fault, says, isShown } of faults) {
    line.add({ method: 'POST', path: /by\/1001\.xml$/, fault })
    if (isFirst) await choose([photo('Im Rahmen.jpg'), photo('Auch im Rahmen.jpg')])
    else await button('Erneut versuchen').click()
    isFirst = false
    await expect(dialog.getByRole('alert').first()).toContainText(says)
    if (isShown) await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  // The portal stores the files, and only its response is lost: trying again stores nothing twice.
  line.add({ method: 'POST', path: /by\/1001\.xml$/, fault: { kind: 'cut', share: 0 } })
  await button('Erneut versuchen').click()
  await expect(dialog.getByRole('progressbar')).not.toHaveAttribute('value')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await line.reset()
  await button('Erneut versuchen').click()
  await expect(dialog).toHaveCount(0)
  await expect(library.tiles.first()).toHaveAccessibleName(/^Im Rahmen/)
  await expect(library.tiles.nth(1)).toHaveAccessibleName(/^Auch im Rahmen/)
  expect(await countTitled(page, 'Rahmen')).toBe(2)
  await expect(page.locator('iframe')).toHaveCount(0)
})

for (const policy of ["form-action 'none'", "frame-src 'none'"]) {
  test(`the upload says that the page’s policy ${policy} forbids the hidden frame`, async ({
    authorPage: page,
    watch,
  }) => {
    expectFaults(watch)
    await page.route('**/pages/plain/', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    })
    const { dialog, choose, library } = await openUpload(page)
    await page.keyboard.press('Escape')
    await page.evaluate(() => foyer.configure({ pix: { uploadTransport: 'frame' } }))
    await openLibrary(page, library)
    await choose(photo('Verboten.jpg'))
    await expect(dialog.getByRole('alert')).toContainText(
      'Die Sicherheitsregeln dieser Seite oder des Browsers lassen das Hochladen nicht zu.',
    )
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}
