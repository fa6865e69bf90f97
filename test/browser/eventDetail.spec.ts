import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { runAxe } from './support/runAxe'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

/** Rules of axe that are off, because the portal's page and the portal's window template each have a header. */
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-unique']
const findBarriers = (page: Page) => runAxe(page, axe => axe.include('foyer-root').disableRules(LANDMARKS))
const editor = (page: Page) => page.getByRole('dialog', { name: /^(Neue Veranstaltung|Veranstaltung bearbeiten)$/ })
const field = (page: Page, name: string) => editor(page).getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true }).click()
/** Returns the portal's data of an event. */
const clusterOf = (page: Page, id: number) =>
  page.evaluate(
    async eventId =>
      (await fetch(`/event/api/event_cluster/cluster/${eventId}?Customer=uferland`)).json() as Promise<
        Record<string, unknown>
      >,
    id,
  )

test.describe('the editor of an event', () => {
  test('[EVT-DET-10] [EVT-DET-48] an author enters a festival with translations and pictures of the library, saves the festival, and changes it on a phone', async ({
    authorPage: page,
  }) => {
    const asked: string[] = []
    const saves: URLSearchParams[] = []
    page.on('request', request => {
      asked.push(new URL(request.url()).pathname)
      if (request.method() === 'POST' && request.url().includes('/cluster/'))
        saves.push(new URLSearchParams(request.postData() ?? ''))
    })
    await page.goto('/events')
    await page.getByRole('button', { name: 'Veranstaltung eintragen' }).click()
    await expect(field(page, 'Titel')).toBeVisible()
    expect(asked).toContain('/event/templates/event_detail.html')
    expect(await findBarriers(page)).toEqual([])

    await field(page, 'Titel').focus()
    await page.keyboard.type('Fest der <b>kleinen</b> Bühnen')
    // The draft is not offered in another tab.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('foyer.event.draft.')).length),
      )
      .toBe(1)
    const other = await page.context().newPage()
    await other.goto('/events')
    await other.getByRole('button', { name: 'Veranstaltung eintragen' }).click()
    await expect(other.getByRole('dialog', { name: 'Neue Veranstaltung', exact: true })).toBeVisible()
    await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(2)
    await expect(other.getByText('ungespeicherte Eingaben')).toHaveCount(0)
    await other.close()
    // The portal's template keeps the tab bar visible.
    await field(page, 'Karten').focus()
    await expect(editor(page).getByRole('tablist')).toBeInViewport({ ratio: 1 })
    await field(page, 'Beginn').focus()
    await page.keyboard.type('11/9/27')
    await field(page, 'Uhrzeit (Beginn)').focus()
    await page.keyboard.type('1730')
    await expect(field(page, 'Beginn')).toHaveValue('11.09.2027')
    await field(page, 'Ende').focus()
    await page.keyboard.type('10.09.2027')
    await press(page, 'Weiter')
    await expect(field(page, 'Ende')).toBeFocused()
    await expect(field(page, 'Ende')).toHaveAccessibleDescription(
      /^Das Ende liegt vor dem Beginn\. .*geben Sie bitte auch das Enddatum an\./,
    )
    await expect(field(page, 'Uhrzeit (Beginn)')).toHaveValue('17:30')
    await expect(editor(page).getByRole('switch')).not.toBeChecked()
    expect(await findBarriers(page)).toEqual([])
    await field(page, 'Ende').fill('13.09.2027')
    await press(page, 'Weiter')
    await expect(field(page, 'Beschreibung')).toBeFocused()
    await field(page, 'Beschreibung').fill('Drei Tage.\n\nSieben Bühnen.')
    await press(page, 'Weiter')
    await editor(page).getByRole('combobox', { name: 'Formale Kategorie' }).selectOption({ index: 1 })
    await press(page, 'Weiter')
    await field(page, 'Titel auf Englisch').fill('Festival of small stages')
    await press(page, 'Weiter')
    await field(page, 'Beschreibung auf Polnisch').fill('Trzy dni.')
    await press(page, 'Weiter')

    const library = libraryPage(page)
    await press(page, 'Bilder auswählen')
    await library.tiles.nth(0).getByRole('checkbox').check()
    await library.tiles.nth(1).getByRole('checkbox').check()
    await library.selection.getByRole('button', { name: /einfügen/i }).click()
    await expect(library.window).toHaveCount(0)
    const thumbnails = editor(page).getByRole('img', { name: /^Bild \d/ })
    await expect(thumbnails).toHaveCount(2)
    for (const thumbnail of await thumbnails.all())
      await expect
        .poll(() =>
          thumbnail.evaluate(
            (picture: HTMLImageElement) => picture.complete && Math.max(picture.naturalWidth, picture.naturalHeight),
          ),
        )
        .toBe(300)
    expect(await findBarriers(page)).toEqual([])
    await editor(page).getByRole('button', { name: 'Bild 1 bearbeiten' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Bild bearbeiten' }).getByRole('textbox', { name: 'Titel', exact: true }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page, 'Vorschau')
    await expect(page.getByRole('heading', { name: 'Fest der <b>kleinen</b> Bühnen' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+Enter')
    await expect(editor(page)).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Meine Veranstaltungen' })).toBeVisible()
    const [sent] = saves
    expect([
      sent?.get('method'),
      sent?.get('IdEventType'),
      sent?.get('DateFrom'),
      sent?.get('DateTo'),
      sent?.get('IsPublished'),
    ]).toEqual(['POST', '2', '2027-09-11T17:30:00', '2027-09-13T00:00:00', '1'])
    const list = await page.evaluate(
      async () =>
        (await fetch('/event/api/event_cluster?Customer=uferland&search=&date=2027-09-12&p=1')).json() as Promise<{
          EventClusters: { Id: number; MlTitle: string }[]
        }>,
    )
    const id = list.EventClusters.find(({ MlTitle }) => MlTitle === 'Fest der <b>kleinen</b> Bühnen')!.Id
    expect(await clusterOf(page, id)).toMatchObject({
      MlTitleTranslated: 'Festival of small stages',
      DescriptionTranslatedPl: 'Trzy dni.',
      DateTo: '2027-09-13T00:00:00',
      Pictures: [{}, {}],
    })

    // Saves on a phone, after another request has saved the same event.
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/events')
    await page.evaluate(eventId => {
      const trigger = document.createElement('button')
      Object.assign(trigger.dataset, { foyer: 'event.detail', foyerOptions: String(eventId) })
      document.body.append(trigger)
      trigger.click()
    }, id)
    const choice = editor(page).getByRole('combobox', { name: 'Bereiche der Veranstaltung' })
    await expect(choice).toBeVisible()
    await expect(editor(page).getByRole('tab')).toHaveCount(0)
    expect(await findBarriers(page)).toEqual([])
    await field(page, 'Titel').fill('Fest der großen Bühnen')
    await choice.selectOption('Beschreibung')
    await expect(field(page, 'Beschreibung')).toHaveValue('Drei Tage.\n\nSieben Bühnen.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await page.evaluate(
      eventId =>
        fetch(`/event/api/event_cluster/cluster/${eventId}`, {
          method: 'POST',
          body: new URLSearchParams({ method: 'PUT', Customer: 'uferland', PriceUrl: 'https://karten.example/fest' }),
        }),
      id,
    )
    await press(page, 'Speichern')
    await expect(editor(page)).toHaveCount(0)
    expect(await clusterOf(page, id)).toMatchObject({
      MlTitle: 'Fest der großen Bühnen',
      PriceUrl: 'https://karten.example/fest',
      DateFrom: '2027-09-11T17:30:00',
      DateTo: '2027-09-13T00:00:00',
      EventDateTime: '17:30',
    })
  })

  for (const [ids, parts] of [
    [
      '[EVT-DET-03] [EVT-DET-04] [EVT-DET-08]',
      {
        Veranstaltung: ['textbox', 'Titel'],
        Beschreibung: ['textbox', 'Beschreibung'],
        Themen: ['combobox', 'Formale Kategorie'],
      },
    ],
    [
      '[EVT-DET-05] [EVT-DET-06] [EVT-DET-07]',
      {
        Englisch: ['textbox', 'Beschreibung auf Englisch'],
        Polnisch: ['textbox', 'Beschreibung auf Polnisch'],
        Bilder: ['button', 'Bilder auswählen'],
      },
    ],
  ] as const)
    test(`${ids} on a phone, the form’s parts are chosen from a list: ${Object.keys(parts).join(', ')}`, async ({
      authorPage: page,
    }) => {
      await page.setViewportSize({ width: 375, height: 740 })
      await page.goto('/events')
      await page.getByRole('button', { name: 'Veranstaltung eintragen' }).click()
      const choice = editor(page).getByRole('combobox', { name: 'Bereiche der Veranstaltung' })
      for (const [part, [role, name]] of Object.entries(parts)) {
        await choice.selectOption(part)
        await expect(editor(page).getByRole(role, { name, exact: true })).toBeVisible()
      }
    })

  test('[EVT-DET-37] the tree of many characteristics is 3000 px high if the page has room for it', async ({
    authorPage: page,
  }) => {
    const characteristics = Array.from({ length: 200 }, (_, index) => ({
      title: `Merkmal ${index + 1}`,
      data: [],
      href: `#${index + 1}`,
      dataAttrs: { id: `${index + 1}` },
    }))
    await page.route('**/event/api/event_cluster/categories*', async route =>
      route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), characteristics } }),
    )
    await page.setViewportSize({ width: 1280, height: 8000 })
    await page.goto('/events')
    await page.evaluate(() => foyer.event.detail(null, { tab: 'Topics' }).opened)
    await editor(page).getByRole('combobox', { name: 'Merkmale', exact: true }).click()
    const tree = editor(page).getByRole('tree')
    await expect.poll(async () => (await tree.boundingBox())?.height).toBe(3000)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(tree).toBeInViewport({ ratio: 1 })
  })

  test('Escape closes the preview on keydown, so that the next key reaches the editor', async ({
    authorPage: page,
  }) => {
    await page.goto('/events')
    await page.getByRole('button', { name: 'Veranstaltung eintragen' }).click()
    await press(page, 'Vorschau')
    const heading = page.getByRole('heading', { name: 'Vorschau', exact: true })
    await expect(heading).toBeVisible()
    const left = await heading.evaluate(element => {
      const root = element.getRootNode() as ShadowRoot
      const open = () => root.querySelectorAll('dialog[open]').length
      const before = open()
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
      )
      return before - open()
    })
    expect(left).toBe(1)
    await page.keyboard.press('Control+Enter')
    await expect(field(page, 'Titel')).toBeFocused()
  })
})
