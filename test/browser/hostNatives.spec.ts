import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/hostPageTest'
import { useLibraryOnHostPage } from './support/useLibraryOnHostPage'

declare const foyer: Foyer

test('over a page whose scripts add an enumerable member to every object: responses are read, and a form keeps its values', async ({
  authorPage: page,
}) => {
  await page.addInitScript(() => {
    ;(Object.prototype as { extend?: unknown }).extend = () => {}
  })
  await useLibraryOnHostPage(page, 'plain')
  await page.evaluate(() => foyer.event.detail(null).opened)
  const title = page.getByRole('dialog').getByRole('textbox').first()
  await title.fill('Lesung am Ufer')
  await expect(title).toHaveValue('Lesung am Ufer')
  await page.evaluate(() => foyer.configure({ auth: { account: '' } }))
  await page.evaluate(() => foyer.register.login().opened)
  await expect(page.getByLabel(/^E-Mail-Adresse/).and(page.locator('input'))).toBeVisible()
})

test('over a page without Array.prototype.at: the picture library and the overview of events open', async ({
  authorPage: page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  await useLibraryOnHostPage(page, 'plain')
  await page.evaluate(() => foyer.event.overview().opened)
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
})

test('over a page with images named activeElement, defaultView and cookie: windows open and close, and the focus comes back', async ({
  authorPage: page,
}) => {
  await page.goto('/pages/plain/')
  await page.evaluate(() => {
    for (const name of ['activeElement', 'defaultView', 'cookie'])
      document.body.append(Object.assign(document.createElement('img'), { name, alt: '' }))
  })
  const focused = () =>
    page.evaluate(() => {
      const read = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get
      return (read?.call(document) as Element | null)?.id
    })
  const edit = page.getByRole('button', { name: 'Artikel bearbeiten' })
  for (const open of ['manage', 'overview', 'login'] as const) {
    await edit.focus()
    await page.evaluate(
      call =>
        ({
          manage: () => foyer.pix.manage(),
          overview: () => foyer.event.overview(),
          login: () => foyer.register.login(),
        })[call]().opened,
      open,
    )
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    // The keyboard works in the window at once.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await focused()).toBe('edit')
  }
})

test('over a page whose old script has a global variable module: foyer.umd.js defines foyer and leaves the variable unchanged', async ({
  authorPage: page,
}) => {
  await page.addInitScript(() => Object.assign(window, { module: { name: 'slider' } }))
  await page.route('**/foyer/foyer.js', route =>
    route.fulfill({ path: 'dist/foyer.umd.js', contentType: 'text/javascript' }),
  )
  await page.goto('/pages/plain/')
  expect(await page.evaluate(() => [typeof foyer.pix.select, Reflect.get(window, 'module')])).toEqual([
    'function',
    { name: 'slider' },
  ])
})
