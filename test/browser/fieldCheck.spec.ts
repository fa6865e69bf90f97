import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { Picture } from '../../src/pix/picture/Picture'
import { markTemplate } from './support/markTemplate'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare const chosen: Picture[] | null

// Rules of axe about duplicate landmarks. They are off, because they also count the page's landmarks behind the modal
// window.
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']
const check = (page: Page) => page.getByRole('dialog', { name: 'Angaben ergänzen' })
const field = (page: Page, name: string) => check(page).getByRole('textbox', { name })
const button = (page: Page, name: string) => check(page).getByRole('button', { name, exact: true })
const causes = (page: Page) =>
  check(page).getByRole('list', { name: 'Bilder, denen Angaben fehlen' }).getByRole('listitem')

/**
 * Leaves the account's first complete picture unchanged, and empties title and credit of the given number of complete
 * pictures after it. Returns the ids of all these pictures.
 */
function makeFailing(page: Page, count: number): Promise<number[]> {
  return page.evaluate(async wanted => {
    const { accountId } = JSON.parse(document.querySelector('[data-foyer-config]')!.textContent).auth
    const pictures = await fetch(`/pix/pictures/by/${accountId}?from=0&limit=30`).then(answer => answer.json())
    const ids = pictures
      .filter((picture: { Title: string; Copyright: string }) => picture.Title && picture.Copyright)
      .slice(0, wanted + 1)
      .map(({ Id }: { Id: number }) => Id)
    for (const id of ids.slice(1))
      await fetch(`/pix/pictures/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ method: 'PUT', title: '', copyright: '' }),
      })
    return ids
  }, count)
}

/**
 * Stores marks of pictures in localStorage, as an earlier visit would. Opens the picker, presses 'Einfügen' and waits
 * for the field check. The page's `chosen` gets the result when the picker closes.
 */
async function insert(page: Page, ids: readonly number[]) {
  await page.evaluate(async marked => {
    const { accountId } = JSON.parse(document.querySelector('[data-foyer-config]')!.textContent).auth
    localStorage.setItem('foyer.pix.accountId', JSON.stringify(accountId))
    localStorage.setItem('foyer.pix.collectedPictures', JSON.stringify(marked))
    Object.assign(globalThis, { chosen: null })
    const handle = foyer.pix.select()
    void handle.result.then(result => Object.assign(globalThis, { chosen: result }))
    await handle.opened
  }, ids)
  await page.getByRole('region', { name: 'Markierte Bilder' }).getByRole('button', { name: 'Einfügen' }).click()
  await expect(field(page, 'Titel')).toBeFocused()
}

async function fillIn(page: Page, title: string, copyright: string) {
  await field(page, 'Titel').fill(title)
  await field(page, 'Copyright').fill(copyright)
}

test.beforeEach(async ({ authorPage: page }) => {
  await page.goto('/playground')
})

for (const layout of ['the built-in layout', 'the portal’s template']) {
  test(`[PIX-CHK-17] with ${layout}: an editor walks through the missing fields, copies a credit, goes back, and inserts all pictures [PIX-CHK-11] [PIX-CHK-13]`, async ({
    page,
  }) => {
    const [correct = 0, first = 0, second = 0, third = 0] = await makeFailing(page, 3)
    const posts: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().includes('/pix/pictures/'))
        posts.push(`${new URL(request.url()).pathname} ${decodeURIComponent(request.postData() ?? '')}`)
    })
    if (layout === 'the built-in layout') await page.evaluate(() => foyer.configure({ templates: false }))
    await insert(page, [third, correct, first, second])
    await expect(check(page).getByText('Bild 1 von 3', { exact: true })).toBeVisible()
    await expect(check(page).getByText('Insgesamt ausgewählt: 4')).toBeVisible()
    await expect(causes(page)).toHaveText(
      [third, first, second].map(id => `Bild ${id} ohne TitelTitel: Angabe fehlt · Copyright: Angabe fehlt`),
    )
    await expect(causes(page).first()).toHaveAttribute('aria-current', 'step')
    expect(await runAxe(page, axe => axe.disableRules(LANDMARKS))).toEqual([])
    await expect(button(page, 'Zurück')).toHaveCount(0)
    await page.keyboard.type('   ')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Titel')).toHaveAccessibleDescription(/Angabe fehlt/)
    expect(posts).toEqual([])
    await fillIn(page, 'Drei', 'Imke')
    // Only the credit has a button that copies it to the further pictures.
    await expect(check(page).getByRole('button', { name: /^Für alle weiteren Bilder übernehmen/ })).toHaveCount(1)
    await check(page).getByRole('button', { name: 'Für alle weiteren Bilder übernehmen: Copyright' }).click()
    await expect(button(page, 'Speichern und weiter')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(check(page).getByText('Bild 2 von 3', { exact: true })).toBeVisible()
    await expect(field(page, 'Titel')).toBeFocused()
    await expect(causes(page).first()).toHaveText('DreiVollständig')
    await expect(field(page, 'Copyright')).toHaveValue('Imke')
    await field(page, 'Titel').fill('Eins')
    await button(page, 'Zurück').click()
    await expect(field(page, 'Titel')).toHaveValue('Drei')
    await expect(button(page, 'Zurück')).toHaveCount(0)
    await button(page, 'Speichern und weiter').click()
    await expect(field(page, 'Titel')).toHaveValue('Eins')
    await page.keyboard.press('Enter')
    await expect(check(page).getByText('Bild 3 von 3', { exact: true })).toBeVisible()
    await button(page, 'Zurück').click()
    await expect(field(page, 'Titel')).toHaveValue('Eins')
    await button(page, 'Speichern und weiter').click()
    await expect(check(page).getByText('Bild 3 von 3', { exact: true })).toBeVisible()
    await field(page, 'Titel').fill('Zwei')
    await expect(button(page, 'Speichern und weiter')).toHaveCount(0)
    await button(page, 'Speichern und einfügen').click()
    await expect(page.locator('foyer-root')).toHaveCount(0)
    const result = await page.evaluate(() => chosen!.map(({ Id, Title, Copyright }) => [Id, Title, Copyright]))
    expect([result[0], ...result.slice(2)]).toEqual([
      [third, 'Drei', 'Imke'],
      [first, 'Eins', 'Imke'],
      [second, 'Zwei', 'Imke'],
    ])
    expect(result[1]?.[0]).toBe(correct)
    // Nothing is sent twice.
    expect(posts).toEqual([
      `/pix/pictures/${third} method=PUT&title=Drei&copyright=Imke`,
      `/pix/pictures/${first} method=PUT&title=Eins&copyright=Imke`,
      `/pix/pictures/${second} method=PUT&title=Zwei&copyright=Imke`,
    ])
  })
}

test('[PIX-CHK-16] after a failed save, the typed values stay, and the window asks before it closes [PIX-WIN-09]', async ({
  page,
  watch,
}) => {
  const [, first = 0] = await makeFailing(page, 1)
  await insert(page, [first])
  await expect(check(page).getByText('Bild 1 von 1', { exact: true })).toHaveCount(0)
  watch.expectTrouble(/500/)
  await page.route(`**/pix/pictures/${first}`, route => route.fulfill({ status: 500, body: 'Der Speicher ist voll.' }))
  await fillIn(page, 'Markt', 'Imke')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByText('Der Speicher ist voll.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(field(page, 'Titel')).toHaveValue('Markt')
  await expect(button(page, 'Aus der Auswahl entfernen')).toHaveCount(0)
  await button(page, 'Abbrechen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(field(page, 'Copyright')).toHaveValue('Imke')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(check(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Markierte Bilder' })).toContainText('1 markiert')
})

test('[PIX-WIN-05] with the portal’s template: a deleted picture or another account’s picture can be removed from the selection before the insertion', async ({
  page,
  watch,
}) => {
  const asked = page.waitForRequest(
    request => request.method() === 'GET' && new URL(request.url()).pathname === '/pix/template/picfieldcheck',
  )
  await markTemplate(page, '/pix/template/picfieldcheck')
  const [correct = 0, gone = 0, foreign = 0] = await makeFailing(page, 2)
  await insert(page, [gone, foreign, correct])
  await asked
  await expect(check(page).getByRole('link', { name: 'Hilfe' })).toHaveAttribute('href', /^http:\/\/[^/]+\/support$/)
  await check(page).evaluate(dialog => Promise.all(dialog.getAnimations().map(animation => animation.finished)))
  expect(await check(page).boundingBox()).toMatchObject({ width: 680, height: 630 })
  watch.expectTrouble(/404/)
  watch.expectTrouble(/403/)
  await page.evaluate(
    id => fetch(`/pix/pictures/${id}`, { method: 'POST', body: new URLSearchParams({ method: 'DELETE' }) }),
    gone,
  )
  await page.route(`**/pix/pictures/${foreign}`, route =>
    route.fulfill({ status: 403, body: 'Nur die Eigentümerin darf das.' }),
  )
  for (const text of [/gibt es nicht mehr\. Es kann/, /Sie dürfen sie nicht ergänzen/]) {
    await expect(check(page).getByRole('heading', { name: 'Vom Portal' })).toBeVisible()
    await fillIn(page, 'Markt', 'Imke')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(check(page).getByText(text)).toBeVisible()
    await button(page, 'Aus der Auswahl entfernen').click()
  }
  await expect(page.locator('foyer-root')).toHaveCount(0)
  expect(await page.evaluate(() => chosen!.map(({ Id }) => Id))).toEqual([correct])
})
