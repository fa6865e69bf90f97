import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { Picture } from '../../src/pix/picture/Picture'
import { expectFaults, uploadPicture } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

declare const foyer: Foyer

const LIST = /\/pictures\/by\/1001\?/

/** Puts two triggers at the top of the page. */
const addTriggers = (page: Page, marks: readonly [one: string, two: string]) =>
  page.evaluate(
    ([one, two]) =>
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<button data-foyer="${one}">Eins</button><button data-foyer="${two}">Zwei</button>`,
      ),
    marks,
  )

for (const [what, fault] of [
  ['was refused', { kind: 'answer', status: 502, body: 'Bad Gateway' }],
  ['got no response', { kind: 'refuse' }],
] as const) {
  test(`a list whose prefetch ${what} is requested again by the window, once the portal works`, async ({
    authorPage: page,
    line,
    watch,
  }) => {
    expectFaults(watch)
    await page.clock.install()
    await page.goto('/profile')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    line.add({ path: LIST, fault })
    await page.getByRole('button', { name: 'Meine Bilder verwalten' }).hover()
    // Waits until the code that the hover requests has loaded.
    await page.evaluate(() => foyer.preload('pix.manage'))
    await expect.poll(() => line.asked.filter(asked => LIST.test(asked)).length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await line.reset()
    await page.clock.fastForward(3500)
    await page.mouse.down()
    await page.mouse.up()
    const library = libraryPage(page)
    await expect(library.tiles.first()).toBeVisible()
    await expect(library.dialog).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  })
}

test('the overview that follows a save shows the saved event, although the list was prefetched before the save', async ({
  authorPage: page,
}) => {
  await page.goto('/playground')
  const { Id, MlTitle } = await page.evaluate(async () => {
    foyer.configure({ customer: 'uferland' })
    const { EventClusters } = (await (await fetch('/event/api/event_cluster?Customer=uferland&p=1')).json()) as {
      EventClusters: readonly { Id: number; IdEventType: number; MlTitle: string }[]
    }
    return EventClusters.find(({ IdEventType }) => IdEventType === 1)!
  })
  await addTriggers(page, ['event.overview', `event.detail" data-id="${Id}`])
  await page.evaluate(() => foyer.preload('event.detail'))
  const isHere = page.waitForResponse(/event_cluster\?/)
  await page.getByRole('button', { name: 'Eins', exact: true }).hover()
  await isHere
  await page.getByRole('button', { name: 'Zwei', exact: true }).click()
  const title = page
    .getByRole('dialog', { name: 'Veranstaltung bearbeiten' })
    .getByRole('textbox', { name: 'Titel', exact: true })
  await title.fill('Völlig neuer Titel')
  await title.press('Control+Enter')
  const overview = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
  const rows = overview.locator('[data-index]')
  await rows.first().hover()
  // Scrolls to the event, because only rows near the visible part render.
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    expect(await rows.allInnerTexts()).toContainEqual(expect.stringMatching(/Völlig neuer Titel/))
  }).toPass()
  await expect(rows.filter({ hasText: MlTitle })).toHaveCount(0)
})

test('after a prefetch, the library shows neither the old title of a changed picture nor a picture whose deletion was still running', async ({
  authorPage: page,
  line,
}) => {
  const library = libraryPage(page)
  await page.goto('/playground')
  await uploadPicture(page, 'Alter Titel')
  const id = await page.evaluate(
    async () => ((await (await fetch('/pix/pictures/by/1001?from=0&limit=1')).json()) as Picture[])[0]!.Id,
  )
  await addTriggers(page, ['pix.manage', `pix.meta" data-id="${id}`])
  const trigger = page.getByRole('button', { name: 'Eins', exact: true })
  await page.evaluate(() => foyer.preload('pix.meta'))
  const isHere = page.waitForResponse(LIST)
  await trigger.hover()
  await isHere
  await page.getByRole('button', { name: 'Zwei', exact: true }).click()
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Titel', exact: true })
  await title.fill('Neuer Titel')
  await title.press('Control+Enter')
  await expect(title).toHaveCount(0)
  await trigger.click()
  await expect(library.tiles.first()).toHaveAccessibleName(/^Neuer Titel/)

  line.add({ method: 'POST', path: /\/pix\/pictures\/\d+$/, times: 1, fault: { kind: 'delay', milliseconds: 1000 } })
  await library.tiles.first().hover()
  await library.tiles
    .first()
    .getByRole('button', { name: /löschen/i })
    .click()
  const deleted = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().endsWith(`/pix/pictures/${id}`),
  )
  await library.dialog.getByRole('button', { name: /löschen/i }).click()
  const isAsked = page.waitForResponse(LIST)
  // The focus returns to the trigger, which prefetches the list before the deletion has finished.
  await page.keyboard.press('Escape')
  await expect(library.window).toHaveCount(0)
  await isAsked
  await (await deleted).finished()
  await page.keyboard.press('Enter')
  await expect(library.tiles.first()).toBeVisible()
  await expect(library.tiles.filter({ hasText: 'Neuer Titel' })).toHaveCount(0)
})
