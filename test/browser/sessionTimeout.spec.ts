import type { Page, Request } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { Picture } from '../../src/pix/picture/Picture'
import { seededAccount } from '../support/seededAccount'
import { expectFaults, uploadPicture } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

declare const foyer: Foyer

const PASSWORD = 'Uferlicht*2026'
const TEXTS = { Titel: 'Kran im Frost', Untertitel: 'Morgens um sieben', Copyright: 'H. Ahlers', Ort: 'Stade' }

const meta = (page: Page) => page.getByRole('dialog', { name: 'Bild bearbeiten' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Ihr Konto' })
/** Returns a field of the login layer's form, which is in the page's own tree. */
const input = (page: Page, name: RegExp) => page.getByLabel(name).and(page.locator('[data-foyer-form] input'))
const field = (page: Page, name: string) => meta(page).getByRole('textbox', { name, exact: true })

test('[UI-DLG-04] a session that ends while a picture is described: the person logs in inside the window, by keyboard, and saves the typed values', async ({
  authorPage: page,
  watch,
}) => {
  expectFaults(watch)
  await page.goto('/playground')
  await page.evaluate(
    account => foyer.configure({ templates: { register: true }, auth: { accountId: 1001, account } }),
    seededAccount.author,
  )
  await uploadPicture(page, 'Unbeschrieben')
  const id = await page.evaluate(
    async () => ((await (await fetch('/pix/pictures/by/1001?from=0&limit=1')).json()) as { Id: number }[])[0]!.Id,
  )
  const saved = page.evaluate(
    wanted => new Promise<Picture>(resolve => void foyer.pix.meta(wanted, { onSave: resolve })),
    id,
  )
  for (const [name, text] of Object.entries(TEXTS)) await field(page, name).fill(text)
  const address = page.url()

  await page.context().clearCookies()
  await meta(page).getByRole('button', { name: 'Speichern' }).click()
  const told = page.getByRole('alertdialog', { name: 'Nicht angemeldet' })
  await expect(told.getByRole('button', { name: 'Anmelden' })).toBeFocused()
  await page.keyboard.press('Enter')

  await test.step('a second person at the device neither sees nor sends the typed values', async () => {
    const sent: string[] = []
    const listen = (request: Request) =>
      void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    page.on('request', listen)
    await input(page, /^E-Mail-Adresse oder Kontoname/).fill(seededAccount.layerMember)
    await page.keyboard.press('Enter')
    await input(page, /^Passwort/).fill('Wattwanderung3')
    await page.keyboard.press('Enter')
    await expect(
      login(page).getByRole('heading', { name: `Sie sind jetzt als ${seededAccount.layerMember} angemeldet.` }),
    ).toBeVisible()
    expect(await login(page).evaluate(dialog => getComputedStyle(dialog, '::backdrop').backgroundColor)).toBe(
      'rgb(24, 26, 30)',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog', { name: 'Seite neu laden?' }).getByRole('button', { name: 'Abbrechen' }).click()
    await login(page)
      .getByRole('button', { name: `Als ${seededAccount.author} anmelden` })
      .press('Enter')
    expect(sent).toEqual(['/register-login/api/register_login', '/register/ajax.php'])
    page.off('request', listen)
  })
  await expect(input(page, /^E-Mail-Adresse oder Kontoname/)).toHaveValue(seededAccount.author)
  await page.keyboard.press('Enter')
  const password = input(page, /^Passwort/)
  await expect(password).toBeFocused()
  await page.keyboard.type('nicht dieses')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(login(page).getByRole('button', { name: 'Weiter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(login(page)).toHaveCount(0)

  for (const [name, text] of Object.entries(TEXTS)) await expect(field(page, name)).toHaveValue(text)
  await meta(page).getByRole('button', { name: 'Speichern' }).click()
  expect(await saved).toMatchObject({
    Id: id,
    Title: TEXTS.Titel,
    Subtitle: TEXTS.Untertitel,
    Copyright: TEXTS.Copyright,
    Place: TEXTS.Ort,
  })
  await expect(meta(page)).toBeHidden()
  expect(page.url()).toBe(address)
})

test('a list that could not be loaded because the session had ended loads by itself after the log-in', async ({
  page,
  watch,
}) => {
  expectFaults(watch)
  await page.goto('/playground')
  await page.evaluate(account => {
    foyer.configure({ templates: false, auth: { accountId: 1001, account } })
    void foyer.pix.select()
  }, seededAccount.author)
  await page.getByRole('alertdialog', { name: 'Nicht angemeldet' }).getByRole('button', { name: 'Anmelden' }).click()
  await expect(input(page, /^E-Mail-Adresse oder Kontoname/)).toBeFocused()
  await page.keyboard.press('Enter')
  await input(page, /^Passwort/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await login(page).getByRole('button', { name: 'Weiter' }).click()
  await expect(libraryPage(page).tiles.first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
