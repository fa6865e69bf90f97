import type { Foyer } from '../../src/api/Foyer'
import { delayRequests } from './support/delayRequests'
import { expectFaults } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

declare const foyer: Foyer

const VOUCHER = '**/register/ajax.php?*set_acl_by_voucher*'

test.describe('a window that is left while it sends', () => {
  test('stays until the voucher is redeemed, so that the page reloads before the person works on it', async ({
    authorPage: page,
  }) => {
    await page.goto('/pages/plain/')
    await page.evaluate(() => foyer.register.open('voucher', { voucherRole: 'filmmaker' }).opened)
    const send = await delayRequests(page, VOUCHER)
    const code = page.getByRole('textbox', { name: 'Gutscheincode' })
    await code.fill('UFER-FILM-2028')
    await Promise.all([page.waitForRequest(VOUCHER), code.press('Enter')])
    await page.keyboard.press('Escape')
    await expect(code).toBeVisible()
    const reloaded = page.waitForEvent('domcontentloaded')
    send()
    await reloaded
    await expect(code).toHaveCount(0)
  })

  test('does not reload a page that has closed the window by its handle', async ({ authorPage: page }) => {
    await page.goto('/pages/plain/')
    const reloads: string[] = []
    await page.exposeFunction('noteReload', (reason: string) => reloads.push(reason))
    await page.evaluate(() => {
      foyer.configure({ reload: Reflect.get(globalThis, 'noteReload') as (reason: string) => void })
      const handle = foyer.register.open('voucher', { voucherRole: 'venue' })
      Object.assign(globalThis, { handle })
      return handle.opened
    })
    const send = await delayRequests(page, VOUCHER)
    const code = page.getByRole('textbox', { name: 'Gutscheincode' })
    await code.fill('UFER-HAUS-2027')
    const [asked] = await Promise.all([page.waitForRequest(VOUCHER), code.press('Enter')])
    await page.evaluate(() => (Reflect.get(globalThis, 'handle') as { close(): void }).close())
    await expect(code).toHaveCount(0)
    send()
    await (await asked.response())?.finished()
    await page.evaluate(() => foyer.language.choose().opened)
    expect(reloads).toEqual([])
  })

  test('does not ask about discarding a post that is already being created, and opens its page', async ({
    authorPage: page,
  }) => {
    await page.goto('/blog')
    await page.getByRole('button', { name: 'Beitrag schreiben' }).click()
    await page.getByRole('combobox', { name: 'Thema' }).selectOption({ index: 1 })
    const title = page.getByRole('textbox', { name: 'Überschrift' })
    await title.fill('Ganz langsam')
    const send = await delayRequests(page, '**/page.json?*new_article_and_blog_item*')
    await Promise.all([page.waitForRequest(/new_article_and_blog_item/), title.press('Enter')])
    await page.keyboard.press('Escape')
    await expect(title).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    send()
    await page.waitForURL('**/articles/ganz-langsam*')
  })

  test('updates the library below with the saved picture', async ({ authorPage: page }) => {
    await page.goto('/playground')
    await page.evaluate(() => foyer.pix.manage().opened)
    const { tiles, dialog } = libraryPage(page)
    await tiles.first().focus()
    await page.keyboard.press('Enter')
    const title = page
      .getByRole('dialog', { name: 'Bild bearbeiten' })
      .getByRole('textbox', { name: 'Titel', exact: true })
    await title.fill('Im Gehen gespeichert')
    const send = await delayRequests(page, '**/pix/pictures/*', { method: 'POST' })
    await Promise.all([page.waitForRequest(request => request.method() === 'POST'), title.press('Control+Enter')])
    await page.keyboard.press('Escape')
    await expect(title).toBeVisible()
    await expect(dialog).toHaveCount(0)
    send()
    await expect(title).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
    await expect(tiles.first()).toHaveAccessibleName(/^Im Gehen gespeichert/)
  })
})

test('a voucher whose response was lost can be redeemed in a window that is opened again', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  await page.goto('/playground')
  // Without a key the portal can't tell a repeated call from a second one.
  await page.evaluate(() => foyer.configure({ idempotency: true }))
  const code = page.getByRole('textbox', { name: 'Gutscheincode' })
  const redeem = async () => {
    await page.evaluate(() => foyer.register.open('voucher', { voucherRole: 'filmmaker' }).opened)
    await code.fill('UFER-FILM-2029')
    await code.press('Enter')
  }
  line.add({ path: /action=set_acl_by_voucher/, times: 1, fault: { kind: 'cut', share: 0 } })
  await redeem()
  await expect(page.getByText(/Das Portal ist gerade nicht erreichbar/)).toBeVisible()
  // Waits for the end of the request, because the window stays open while a request is pending.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog', { name: 'Fenster schließen?' })
    .getByRole('button', { name: 'Schließen', exact: true })
    .click()
  await expect(code).toHaveCount(0)
  await Promise.all([page.waitForEvent('domcontentloaded'), redeem()])
  await page.goto('/profile')
  await expect(page.getByText('Freigeschaltet: ')).toContainText('Filmschaffende')
})

test('a double click on a trigger leaves its window open', async ({ authorPage: page }) => {
  await page.goto('/profile')
  const { window, tiles } = libraryPage(page)
  const button = page.getByRole('button', { name: 'Meine Bilder verwalten' })
  await button.click()
  await expect(tiles.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  const { x, y } = (await button.boundingBox())!
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.down()
  await page.mouse.up()
  await expect(window).toBeVisible()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(tiles.first()).toBeVisible()
  await expect(window).toBeVisible()
  // A single press beside the window still closes the window.
  await page.mouse.down()
  await page.mouse.up()
  await expect(window).toHaveCount(0)
})
