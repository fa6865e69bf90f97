import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from './support/hostPageTest'
import { openUpload } from './support/openUpload'

const cup = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')

test('the upload offers to turn a WebP into a JPEG, and a transparent WebP into a PNG', async ({
  authorPage: page,
  line,
}) => {
  const { library, dialog, button, choose } = await openUpload(page)
  const started = page.waitForEvent('worker')
  await choose([
    { name: 'Tasse.webp', mimeType: 'image/webp', buffer: await sharp(cup).webp().toBuffer() },
    {
      name: 'Logo.webp',
      mimeType: 'image/webp',
      buffer: await sharp({
        create: { width: 80, height: 60, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
      })
        .webp({ lossless: true })
        .toBuffer(),
    },
  ])
  await expect(dialog.getByRole('checkbox', { name: 'Tasse.webp' })).toHaveAccessibleName(/WebP wird zu JPEG/)
  await expect(dialog.getByRole('checkbox', { name: 'Logo.webp' })).toHaveAccessibleName(/WebP wird zu PNG/)
  // The build stores the worker's code as a text. Only a running worker shows that this code is complete.
  expect(await (await started).evaluate('typeof converter.convert')).toBe('function')
  expect(line.asked.filter(asked => asked.startsWith('POST'))).toEqual([])
  await button('Anpassen und hochladen').click()
  await expect(dialog).toHaveCount(0)
  await expect(library.tiles.first()).toHaveAccessibleName(/^Tasse/)
})

for (const name of ['plakat', 'plakat.pdf', '.plakat'])
  test(`the upload offers to adapt a single WebP with the name ‘${name}’, because the content decides, not the name`, async ({
    authorPage: page,
  }) => {
    const { library, dialog, button, choose } = await openUpload(page)
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : ''
    await choose({ name, mimeType, buffer: await sharp(cup).webp().toBuffer() })
    await expect(dialog.getByRole('checkbox', { name })).toHaveAccessibleName(/WebP wird zu JPEG/)
    await button('Anpassen und hochladen').click()
    await expect(dialog).toHaveCount(0)
    await expect(library.tiles.first()).toHaveAccessibleName(/^\.?plakat/)
  })

test('the upload offers nothing for a single file that is not a picture, and says that its type is not accepted', async ({
  authorPage: page,
}) => {
  const { dialog, button, choose } = await openUpload(page)
  await choose({ name: 'Rechnung', mimeType: '', buffer: Buffer.from('%PDF-1.7') })
  // The button shows only after the file was read.
  await expect(button('OK')).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expect(dialog.getByRole('listitem')).toContainText('Dieser Dateityp wird nicht angenommen.')
})

test('the upload names a file that is deleted on the device before it is adapted, and adapts the others', async ({
  authorPage: page,
}, testInfo) => {
  const { library, dialog, button, choose } = await openUpload(page)
  const paths = ['Verschoben.webp', 'Geblieben.webp'].map(name => testInfo.outputPath(name))
  for (const path of paths) writeFileSync(path, await sharp(cup).webp().toBuffer())
  await choose(paths)
  await expect(dialog.getByRole('checkbox', { name: 'Verschoben.webp' })).toBeVisible()
  rmSync(paths[0]!)
  await button('Anpassen und hochladen').click()
  const moved = dialog.getByRole('listitem').filter({ hasText: 'Verschoben.webp' })
  await expect(moved).toContainText('Die Datei kann nicht gelesen werden')
  await expect(library.window.getByRole('gridcell', { name: /^Geblieben/ })).toHaveCount(1)
  await expect(moved).toBeVisible()
})

const withoutWorkers = {
  'without a canvas for workers': () => Reflect.deleteProperty(window, 'OffscreenCanvas'),
  'on a page that refuses workers': () => {
    window.Worker = function refuse() {
      throw new TypeError('This page needs trusted addresses.')
    } as unknown as typeof Worker
  },
}
for (const [name, prepare] of Object.entries(withoutWorkers))
  test(`${name}, the library adapts pictures in the page itself`, async ({ authorPage: page }) => {
    await page.addInitScript(prepare)
    const { library, dialog, button, choose } = await openUpload(page)
    await choose({ name: `Tasse ${name}.webp`, mimeType: 'image/webp', buffer: await sharp(cup).webp().toBuffer() })
    await button('Anpassen und hochladen').click()
    await expect(dialog).toHaveCount(0)
    await expect(library.tiles.first()).toHaveAccessibleName(new RegExp(`^Tasse ${name}`))
  })

/** Prevents the worker from starting one of its tasks. */
function holdTask(task: string): void {
  const { postMessage } = Worker.prototype as { readonly postMessage: (...message: unknown[]) => void }
  Worker.prototype.postMessage = function post(...[message, ...rest]: unknown[]) {
    if ((message as readonly unknown[])[0] !== task) postMessage.call(this, message, ...rest)
  }
}
const steps = {
  inspect: { name: 'while the files are read', label: 'Die Dateien werden geprüft …' },
  '': { name: 'at the question' },
  convert: { name: 'while pictures are adapted', label: 'Die Bilder werden angepasst …' },
}
for (const [task, { name, label }] of Object.entries<{ name: string; label?: string }>(steps))
  test(`Cancel ${name} sends nothing, and the file can be chosen again`, async ({ authorPage: page, line }) => {
    await page.addInitScript(holdTask, task)
    const { dialog, button, choose } = await openUpload(page)
    const file = { name: 'Tasse.webp', mimeType: 'image/webp', buffer: await sharp(cup).webp().toBuffer() }
    await choose(file)
    if (task === 'convert') await button('Anpassen und hochladen').click()
    if (label) await expect(dialog.getByRole('progressbar', { name: label })).toBeVisible()
    else await expect(button('Anpassen und hochladen')).toBeVisible()
    if (task === 'convert') await expect(dialog.getByRole('region', { name: 'Ausgewählte Dateien' })).toBeFocused()
    await button('Abbrechen').click()
    await expect(dialog).toHaveCount(0)
    await choose(file)
    await expect(dialog).toBeVisible()
    expect(line.asked.filter(asked => asked.startsWith('POST'))).toEqual([])
  })
