import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { Picture } from '../../src/pix/picture/Picture'
import { expectFaults } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

declare const foyer: Foyer

const CUP = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')
const LOST = { kind: 'cut', share: 0 } as const

const seriesTitled = (page: Page, title: string) =>
  page.evaluate(
    async wanted =>
      ((await (await fetch('/pix/series/by/1001?from=0')).json()) as { Title: string }[]).filter(
        ({ Title }) => Title === wanted,
      ).length,
    title,
  )

test('with `idempotency` a repeated upload, save, voucher or blog post is done only once if the first response was lost', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const library = libraryPage(page)
  const keys: string[] = []
  /** Presses the button of the form’s notice about a missing response. */
  const tryAgain = async () => {
    const notice = page.getByRole('alert').filter({ hasText: 'Das Portal ist gerade nicht erreichbar' })
    await expect(notice).toBeVisible()
    await expect(library.dialog).toHaveCount(0)
    await notice.getByRole('button', { name: 'Erneut versuchen' }).click()
  }
  page.on('request', request => keys.push(...[request.headers()['idempotency-key'] ?? []].flat()))
  await page.goto('/playground')
  await page.evaluate(() => foyer.configure({ idempotency: true }))

  await test.step('an upload', async () => {
    line.add({ method: 'POST', path: /by\/1001\.json$/, times: 1, fault: LOST })
    await page.evaluate(() => foyer.pix.manage().opened)
    const uploading = page.getByRole('dialog', { name: 'Bilder hochladen' })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      library.window.getByRole('button', { name: 'Bilder hochladen' }).click(),
    ])
    await chooser.setFiles({ name: 'Nur einmal.jpg', mimeType: 'image/jpeg', buffer: CUP })
    await uploading.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(uploading).toHaveCount(0)
    await expect(library.tiles.first()).toHaveAccessibleName(/^Nur einmal/)
    const stored = await page.evaluate(
      async () =>
        (await (await fetch('/pix/pictures/by/1001?from=0&limit=36&filter=Nur%20einmal')).json()) as Picture[],
    )
    expect(stored).toHaveLength(1)
  })

  await test.step('a save', async () => {
    line.add({ method: 'POST', path: /^\/pix\/series$/, times: 1, fault: LOST })
    await library.window.getByRole('button', { name: 'Neue Serie' }).click()
    const title = page.getByRole('textbox', { name: 'Titel', exact: true })
    await title.fill('Nur eine')
    await title.press('Enter')
    await expect(title).toHaveValue('Nur eine')
    await tryAgain()
    await expect(title).toHaveCount(0)
    expect(await seriesTitled(page, 'Nur eine')).toBe(1)
    await library.window.getByRole('button', { name: 'Schließen' }).click()
  })

  await test.step('a voucher', async () => {
    line.add({ path: /action=set_acl_by_voucher/, times: 1, fault: LOST })
    await page.evaluate(() => foyer.register.open('voucher', { voucherRole: 'filmmaker' }).opened)
    const code = page.getByRole('textbox', { name: 'Gutscheincode' })
    await code.fill('UFER-FILM-2027')
    await code.press('Enter')
    await expect(code).toHaveValue('UFER-FILM-2027')
    await Promise.all([page.waitForEvent('domcontentloaded'), tryAgain()])
    await page.goto('/profile')
    await expect(page.getByText('Freigeschaltet: ')).toContainText('Filmschaffende')
  })

  await test.step('a blog post', async () => {
    line.add({ path: /m=new_article_and_blog_item/, times: 1, fault: LOST })
    await page.goto('/blog')
    await page.evaluate(() => foyer.configure({ idempotency: true }))
    await page.getByRole('button', { name: 'Beitrag schreiben' }).click()
    await page.getByRole('combobox', { name: 'Thema' }).selectOption({ index: 1 })
    const title = page.getByRole('textbox', { name: 'Überschrift' })
    await title.fill('Nur ein Beitrag')
    await title.press('Enter')
    await tryAgain()
    await page.waitForURL('**/articles/nur-ein-beitrag')
    await page.goto('/blog')
    await expect(page.getByRole('link', { name: 'Nur ein Beitrag', exact: true })).toHaveCount(1)
  })
  // Keys of the save, the voucher and the post, each sent twice. An upload has its key among its fields.
  expect(keys).toHaveLength(6)
  expect(new Set(keys).size).toBe(3)
})
