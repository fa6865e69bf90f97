import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { FoyerPicturePicker } from '../../src/elements/FoyerPicturePicker'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

declare const foyer: Foyer

const picker = (page: Page, id: string) => page.locator(`#${id}`)
const sent = (page: Page) => page.locator('#sent')
const submit = (page: Page) => page.getByRole('button', { name: 'Absenden' }).click()

/** Returns the accessible names of the page's groups. */
async function groupNames(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ role }) => role?.value === 'group').map(({ name }) => name?.value as unknown)
}

/** Selects the first pictures of the open library and inserts them, by keyboard. */
async function insert(page: Page, count: number): Promise<void> {
  const library = libraryPage(page)
  await library.tiles.first().focus()
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Space')
    if (index < count - 1) await page.keyboard.press('ArrowRight')
  }
  await library.selection.getByRole('button', { name: 'Einfügen' }).focus()
  await page.keyboard.press('Enter')
  await expect(library.window).toHaveCount(0)
}

test('picture fields of a form: their label focuses them, the keyboard fills them, the browser’s Back restores them; they can be required, changed, sent, reset and disabled', async ({
  authorPage: page,
}) => {
  await page.goto('/pages/elements/')
  const library = libraryPage(page)
  const heard = await page.evaluateHandle(() => {
    const events: string[] = []
    for (const type of ['change', 'foyer:result'])
      document.addEventListener(type, event => events.push(`${(event.target as Element).id} ${type}`))
    return events
  })
  await submit(page)
  await expect(sent(page)).toHaveText('')
  expect(
    await picker(page, 'cover').evaluate((element: FoyerPicturePicker) => [
      element.validity.valueMissing,
      element.validationMessage,
    ]),
  ).toEqual([true, 'Bitte wählen Sie ein Bild.'])
  await expect(picker(page, 'cover').getByRole('button')).toHaveAccessibleDescription('Bitte wählen Sie ein Bild.')

  // A click on the label focuses the button. Enter then opens the library.
  await page.getByText('Titelbild', { exact: true }).click()
  const choose = picker(page, 'cover').getByRole('button', { name: 'Bild wählen' })
  await expect(choose).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(library.tiles.first()).toBeVisible()
  await insert(page, 1)
  await expect(picker(page, 'cover').getByRole('img')).toHaveCount(1)
  expect(await groupNames(page)).toEqual(['Titelbild', 'Galerie', 'Weiteres', 'Logo'])
  const cover = await picker(page, 'cover').evaluate((element: FoyerPicturePicker) => element.value)
  await expect(picker(page, 'cover').getByRole('button', { name: 'Anderes Bild wählen' })).toBeFocused()

  // The button shows the page's own text. Removing a picture moves the focus to the button of the next picture.
  await picker(page, 'gallery').getByRole('button', { name: 'Galerie füllen' }).click()
  await expect(library.tiles.first()).toBeVisible()
  // Inserting the first picture has cleared the marks.
  await expect(library.selection).toHaveCount(0)
  await insert(page, 3)
  await expect(picker(page, 'gallery').getByRole('img')).toHaveCount(3)
  expect(await heard.jsonValue()).toEqual([
    'cover change',
    'cover foyer:result',
    'gallery change',
    'gallery foyer:result',
  ])
  await picker(page, 'gallery')
    .getByRole('button', { name: /entfernen$/ })
    .nth(1)
    .click()
  await expect(picker(page, 'gallery').getByRole('img')).toHaveCount(2)
  await expect(
    picker(page, 'gallery')
      .getByRole('button', { name: /entfernen$/ })
      .nth(1),
  ).toBeFocused()
  await expect(picker(page, 'gallery').getByRole('status')).toHaveText('Gewählte Bilder: 2')
  const gallery = (await picker(page, 'gallery').evaluate((element: FoyerPicturePicker) => element.value)).split(',')
  await submit(page)
  await expect(sent(page)).toHaveText(
    `title=Fr%C3%BChling+an+der+Oste&cover=${cover}&gallery=${gallery[0]}&gallery=${gallery[1]}`,
  )
  expect(await runAxe(page)).toEqual([])

  // Going back in the history restores the value with its pictures.
  await page.goto('/pages/plain/')
  await page.goBack()
  await expect(picker(page, 'gallery').getByRole('img')).toHaveCount(2)
  await picker(page, 'gallery').getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(picker(page, 'gallery').getByRole('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(picker(page, 'cover').getByRole('img')).toHaveCount(0)

  await page.locator('#further').evaluate((fieldset: HTMLFieldSetElement) => (fieldset.disabled = true))
  await expect(picker(page, 'logo').getByRole('button')).toBeDisabled()
  await expect(picker(page, 'events').getByRole('button', { name: 'Meine Veranstaltungen' })).toBeDisabled()
})

test('elements work if they are added late, moved, removed while their window is open, or given picture ids by the page', async ({
  authorPage: page,
}) => {
  await page.goto('/pages/elements/')
  const library = libraryPage(page)
  // Properties that were set before the element was defined take effect. The pictures of the element's value load when
  // the element becomes visible.
  const ids = await page.evaluate(async () => {
    const pictures = (await (await fetch('/pix/pictures/by/1001?from=0&limit=2')).json()) as { Id: number }[]
    const [first, second] = pictures.map(({ Id }) => Id)
    const late = document.implementation.createHTMLDocument().createElement('foyer-picture-picker')
    late.id = 'late'
    late.multiple = true
    late.setAttribute('value', `${first},${second},x,${second}`)
    document.querySelector('#place')!.append(late)
    return `${first},${second}`
  })
  const late = picker(page, 'late')
  await late.scrollIntoViewIfNeeded()
  expect(
    await late.evaluate((element: FoyerPicturePicker) => [
      element.value,
      element.hasAttribute('multiple'),
      element.form,
    ]),
  ).toEqual([ids, true, null])
  await expect(late.getByRole('img')).toHaveCount(2)
  await late.getByRole('button', { name: 'Weitere Bilder wählen' }).click()
  await expect(library.tiles.first()).toBeVisible()
  // Moving the element keeps its window; removing it closes the window.
  await late.evaluate(element => document.querySelector('#further')!.append(element))
  expect(await late.evaluate((element: FoyerPicturePicker) => element.form?.id)).toBe('article')
  await expect(library.window).toHaveCount(1)
  await late.evaluate(element => element.remove())
  await expect(library.window).toHaveCount(0)

  // The overview of own events, as a window and inside the element.
  await picker(page, 'events').getByRole('button', { name: 'Meine Veranstaltungen' }).click()
  await expect(page.getByRole('dialog', { name: 'Meine Veranstaltungen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(picker(page, 'events').getByRole('button')).toBeFocused()
  await picker(page, 'events').evaluate(element => element.toggleAttribute('inline', true))
  await expect(picker(page, 'events').getByRole('region', { name: 'Meine Veranstaltungen' })).toBeVisible()
  await picker(page, 'events').evaluate(element => element.toggleAttribute('inline', false))
  await expect(picker(page, 'events').getByRole('button', { name: 'Meine Veranstaltungen' })).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('foyer-root').length)).toBe(0)
})

test('the page gets each event and each error of an element once, and every request has the page’s headers', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/^console\.error: FoyerError/)
  watch.expectTrouble(/pictures\/by|status of 503/)
  await page.goto('/pages/elements/')
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of ['foyer:open', 'foyer:close'])
      document.addEventListener(name, event => heard.push(name, (event as CustomEvent<unknown>).detail))
    foyer.configure({ headers: { 'X-Page': 'form' }, onError: error => heard.push(error.code), reload() {} })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0))
  const sentHeaders: unknown[] = []
  page.on('request', request => {
    if (/\/(pix|event)\//.test(request.url()) && ['fetch', 'xhr'].includes(request.resourceType()))
      sentHeaders.push(`${request.method()} ${request.headers()['x-page']}`)
  })
  const closed = (call: string) => ['foyer:close', { call, hasResult: false }]

  // Refuses the list of pictures from here on, because the call with the wrong option already prefetches this list.
  await page.route('**/pix/pictures/by/**', route => route.fulfill({ status: 503, body: 'busy' }))
  const cover = picker(page, 'cover')
  await cover.evaluate(element => element.setAttribute('min-width', 'wide'))
  await cover.getByRole('button').click()
  await expect.poll(heard).toEqual(['CALL_WRONG_ARGUMENT'])
  await cover.evaluate(element => element.removeAttribute('min-width'))

  await cover.getByRole('button').click()
  const opening: unknown[] = []
  await expect.poll(async () => opening.push(...(await heard()))).toBe(3)
  expect(opening).toEqual(expect.arrayContaining(['foyer:open', { call: 'pix.select' }, 'REQUEST_REFUSED']))
  await page.keyboard.press('Escape')
  await expect(libraryPage(page).window).toHaveCount(0)
  expect(await heard()).toEqual(closed('pix.select'))

  await page.unroute('**/pix/pictures/by/**')
  await cover.getByRole('button').click()
  await expect(libraryPage(page).tiles.first()).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await libraryPage(page).window.getByRole('button', { name: 'Bilder hochladen' }).click()
  await (await choosing).setFiles('examples/portal/seed/pictures/kaffeetasse.jpg')
  await expect(libraryPage(page).tiles.filter({ hasText: 'kaffeetasse' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(libraryPage(page).window).toHaveCount(0)
  expect(await heard()).toEqual(['foyer:open', { call: 'pix.select' }, ...closed('pix.select')])

  await picker(page, 'events').getByRole('button', { name: 'Meine Veranstaltungen' }).click()
  await expect.poll(heard).toEqual(['foyer:open', { call: 'event.overview' }])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await heard()).toEqual(closed('event.overview'))
  expect(new Set(sentHeaders)).toEqual(new Set(['GET form', 'POST form']))
})
