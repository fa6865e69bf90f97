import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { FrameWindowName } from '../../src/api/RegisterApi'
import { seededAccount } from '../support/seededAccount'
import { expectFaults } from './support/hostPageSteps'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const PASSWORD = 'Uferlicht*2026'
const NEW_PASSWORD = 'Moorfrosch-7'

const open = (page: Page, name: FrameWindowName) => page.evaluate(wanted => foyer.register.open(wanted).opened, name)
const field = (page: Page, name: string) => page.getByRole('dialog').locator(`[name=${name}]`)
const form = (page: Page) => page.locator('[data-foyer-form]')

/** Ends the session, so that the portal refuses the action, and logs in by the layer over the window. */
async function outliveSession(page: Page, action: () => Promise<void>): Promise<void> {
  await page.context().clearCookies()
  await action()
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'Sie sind nicht oder nicht mehr angemeldet' })
    .getByRole('button', { name: 'Anmelden' })
    .click()
  const layer = page.getByRole('dialog', { name: 'Ihr Konto' })
  const account = form(page).locator('[name=account]:not(:disabled)')
  await expect(account.and(page.getByLabel(/^E-Mail-Adresse oder Kontoname/))).toHaveValue(seededAccount.author)
  await page.keyboard.press('Enter')
  const password = form(page).locator('[name=password]')
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await layer.getByRole('button', { name: 'Weiter' }).click()
  await expect(layer).toHaveCount(0)
}

test('[REG-NAD-13] typed values survive a reload and the end of the session, but are not shown to another person', async ({
  page,
  portal,
  watch,
}) => {
  expectFaults(watch)

  await test.step('restores a visitor’s values after a reload', async () => {
    await page.goto('/login')
    await open(page, 'nameaddress')
    await field(page, 'firstname').fill('Jördis')
    await field(page, 'street').fill('Am Geheimweg')
    await page.reload()
    await open(page, 'nameaddress')
    await expect(page.getByText('Ihre Angaben von vorhin sind wieder da.')).toBeVisible()
    await expect(field(page, 'firstname')).toHaveValue('Jördis')
    await expect(field(page, 'street')).toHaveValue('Am Geheimweg')
  })

  await test.step('shows none of these values to a person who logs in later', async () => {
    const [name = '', value = ''] = (await portal.signIn(seededAccount.author)).split('=')
    await page.context().addCookies([{ name, value, url: portal.url }])
    await page.goto('/profile')
    await open(page, 'nameaddress')
    await expect(field(page, 'firstname')).toHaveValue('Henrike')
    await expect(page.getByText('Ihre Angaben von vorhin sind wieder da.')).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Geheimweg')
  })

  await test.step('continues after a log-in by the layer over the window', async () => {
    await field(page, 'description').fill('Fotografin und Schleusenwärterin')
    await field(page, 'terms').check()
    const send = page.getByRole('button', { name: 'Weiter' })
    await outliveSession(page, () => send.click())
    await expect(field(page, 'description')).toHaveValue('Fotografin und Schleusenwärterin')
    await send.click()
    await expect(page.getByText('Ihre Angaben sind gespeichert.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
  })

  await test.step('keeps a typed new password while a second form, for the log-in, is in the page’s own tree, and does not store the password', async () => {
    await page.goto('/profile?language=de')
    await open(page, 'passwdchange')
    const password = form(page).locator('[name=register_passwdchange_input_password]')
    await password.fill(NEW_PASSWORD)
    await outliveSession(page, () => form(page).getByRole('button', { name: 'Passwort ändern' }).click())
    await expect(password).toHaveValue(NEW_PASSWORD)
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
    ).not.toContain(NEW_PASSWORD)
  })
})

test('[REG-FRM-02] a long window of the registration frame is 680 × 610 px large, a short one has the same width and less height', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const size = () => dialog.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight])
  await page.goto('/login')
  await open(page, 'nameaddress')
  await expect.poll(size).toEqual([680, 610])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open(page, 'voucher')
  const [width, height] = await size()
  expect(width).toBe(680)
  expect(height).toBeLessThan(600)
})

test('after a failed request, the token of a mailed link stays in the page’s address, and OK sends it again', async ({
  page,
  watch,
}) => {
  expectFaults(watch)
  await page.route('**/register/ajax.php', route => route.abort())
  await page.goto('/?register_token=verlegt&text=Deich')
  await expect(page.getByRole('dialog')).toContainText('Das hat leider nicht geklappt.')
  expect(new URL(page.url()).searchParams.get('register_token')).toBe('verlegt')
  await page.unroute('**/register/ajax.php')
  await page.keyboard.press('Enter')
  // The portal does not know this token.
  await expect(page.getByRole('dialog', { name: 'Link ungültig' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?text=Deich')
})
