import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { Picture } from '../../src/pix/picture/Picture'
import { runAxe } from './support/runAxe'
import { faultTable } from './support/faultTable'
import { delayRequests } from './support/delayRequests'
import { expectFaults, uploadPicture } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'

declare const foyer: Foyer

/** Rules of axe that are off, because the portal's page and its window template each have a header and a footer. */
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']
const TEMPLATE = '/pix/template/picmeta'
/** Template with all parts in a different order, the buttons for saving and cancelling first. */
const REORDERED = `<div data-layout="row"><button data-slot="save"></button><button data-slot="cancel"></button></div><h3>Vom Portal</h3><div data-slot="share-groups"></div><div data-slot="descriptions"></div>
${['Link', 'Place', 'Date', 'Agency', 'Originator', 'Copyright', 'Subtitle', 'Title', 'Keywords', 'Rights'].map(name => `<p data-slot="${name}"></p>`).join('')}<aside data-slot="info"></aside><div data-slot="preview"></div><footer><i data-slot="delete"></i><i data-slot="manage"></i></footer>`

const window = (page: Page) => page.getByRole('dialog', { name: 'Bild bearbeiten' })
const field = (page: Page, name: string) => window(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => window(page).getByRole('button', { name })
const load = (page: Page, id: number) =>
  page.evaluate(async wanted => (await (await fetch(`/pix/pictures/${wanted}`)).json()) as Picture, id)
const posts = (asked: readonly string[], id: number) => asked.filter(line => line === `POST /pix/pictures/${id}`).length
const draftsOf = (page: Page) => page.evaluate(() => localStorage.getItem('foyer.pix.metaDrafts'))

/** Changes a picture on the portal, as another editor would. */
const change = (page: Page, id: number, fields: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([wanted, body]) =>
      fetch(`/pix/pictures/${wanted}`, { method: 'POST', body: new URLSearchParams(body) }).then(
        response => response.status,
      ),
    [id, { method: 'PUT', ...fields }] as const,
  )

/** Opens the playground and uploads a new picture for one test. Returns the picture's id. */
async function givePicture(page: Page, title: string): Promise<number> {
  await page.goto('/playground')
  await page.evaluate(() => foyer.configure({ templates: false, auth: { accountId: 1001 } }))
  await uploadPicture(page, title)
  return page.evaluate(
    async () => ((await (await fetch('/pix/pictures/by/1001?from=0&limit=1')).json()) as { Id: number }[])[0]!.Id,
  )
}

async function open(page: Page, id: number): Promise<void> {
  await page.evaluate(wanted => foyer.pix.meta(wanted).opened, id)
  await expect(field(page, 'Titel')).toBeVisible()
}

for (const [name, template] of [
  ['the built-in layout', undefined],
  ['a template that reorders the parts', REORDERED],
] as const) {
  test(`[PIX-API-17] [PIX-CALL-06] [PIX-META-18] with ${name}: an editor fills in every field of a picture, and the caller gets the picture`, async ({
    authorPage: page,
    line,
  }) => {
    const id = await givePicture(page, 'Unbeschrieben')
    await change(page, id, {
      subtitle: 'Am Kai',
      rights: '2',
      keywords: 'Alt, Neu',
      'share_group[share_group_2]': 'true',
      'descriptions_by_id_language[2]': 'Old',
    })
    const before = await load(page, id)
    if (template) {
      await page.evaluate(() => foyer.configure({ templates: true }))
      await page.route(`**${TEMPLATE}`, route => route.fulfill({ contentType: 'text/html', body: template }))
    }
    const saved = page.evaluate(
      wanted => new Promise<Picture>(resolve => void foyer.pix.meta(wanted, { onSave: resolve })),
      id,
    )
    await expect(field(page, 'Titel')).toHaveValue('Unbeschrieben')

    await test.step('the window shows the stored values', async () => {
      if (template) await expect(window(page).getByText('Vom Portal')).toBeVisible()
      await expect(window(page).getByRole('img', { name: 'Unbeschrieben' })).toHaveAttribute(
        'src',
        new URL(before.Uri.replace(/\.jpg$/, '_t2.jpg'), page.url()).href,
      )
      await expect
        .poll(() =>
          window(page)
            .getByRole('img', { name: 'Unbeschrieben' })
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0)
      await expect(window(page)).toContainText(`${before.MetaTmedia!.Id} // ${id}`)
      await expect(window(page)).toContainText(/Angelegt\d\d\.\d\d\.\d{4}, \d\d:\d\d/)
      await expect(window(page)).toContainText('VonHenrike Ahlers')
      await expect(window(page)).toContainText(/Zuletzt geändert\d\d\.\d\d\.\d{4}, \d\d:\d\d/)
      await expect(window(page).getByRole('radio', { name: 'Stufe 3' })).toBeChecked()
      await expect(window(page).getByRole('radio')).toHaveCount(2)
      await expect(field(page, 'Untertitel')).toHaveValue('Am Kai')
      await expect(field(page, 'Schlagwörter')).toHaveValue('Alt, Neu')
      await expect(field(page, 'Beschreibung (Englisch)')).toHaveValue('Old')
      // Each text has its own `lang`, so that a screen reader pronounces it correctly.
      for (const [language, tag] of Object.entries({ Deutsch: 'de-DE', Englisch: 'en-GB', Polnisch: 'pl-PL' }))
        await expect(field(page, `Beschreibung (${language})`)).toHaveAttribute('lang', tag)
      const groups = window(page).getByRole('group', { name: 'Freigegeben für' }).getByRole('checkbox')
      expect(await groups.evaluateAll(list => list.map(box => (box as HTMLInputElement).checked))).toEqual([
        false,
        true,
        false,
      ])
      expect(line.asked.some(asked => /getMlBricks.*=share_group_headline(&|$)/.test(decodeURIComponent(asked)))).toBe(
        true,
      )
    })

    const texts = {
      Titel: 'Kran',
      Untertitel: 'Im Frost',
      Copyright: 'H. Ahlers',
      Urheber: 'Henrike',
      Agentur: 'Uferbild',
      Datum: 'Winter 2026',
      Ort: 'Stade',
      Link: 'https://stade.example/kran',
      Schlagwörter: 'Hafen, , Winter',
      'Beschreibung (Deutsch)': 'Ein Kran\nim Frost',
      'Beschreibung (Englisch)': '',
      'Beschreibung (Polnisch)': 'Żuraw',
    }
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
    await window(page).getByRole('radio', { name: 'Stufe 1' }).check()
    await window(page).getByRole('checkbox', { name: 'Redaktionen der Region' }).check()
    await window(page).getByRole('checkbox', { name: 'Museen und Archive' }).uncheck()
    expect(await runAxe(page, axe => axe.disableRules(LANDMARKS))).toEqual([])
    if (template) await button(page, 'Speichern').click()
    else await field(page, 'Beschreibung (Deutsch)').press('Control+Enter')

    const after = await saved
    await expect(window(page)).toHaveCount(0)
    expect(posts(line.asked, id)).toBe(2)
    expect(after).toEqual(await load(page, id))
    expect(after).toMatchObject({
      Title: 'Kran',
      Subtitle: 'Im Frost',
      Copyright: 'H. Ahlers',
      Originator: 'Henrike',
      Agency: 'Uferbild',
      Date: 'Winter 2026',
      Place: 'Stade',
      Link: 'https://stade.example/kran',
      Keywords: ['Hafen', 'Winter'],
      Rights: '1',
    })
    expect(
      Object.fromEntries(
        Object.entries(after.DescriptionsByIdLanguage).map(([language, text]) => [
          language,
          text.replace(/\r\n/g, '\n'),
        ]),
      ),
    ).toEqual({ 1: 'Ein Kran\nim Frost', 44: 'Żuraw' })
    expect(after.AvailabeShareGroups.map(({ Active }) => Active)).toEqual([true, false, false])
    expect(await draftsOf(page)).toBeNull()
  })
}

test('[PIX-WIN-03] [PIX-WIN-07] the meta window is laid out by its template and links to the configured help', async ({
  authorPage: page,
  line,
}) => {
  const id = await givePicture(page, 'Fenster')
  await page.evaluate(() => foyer.configure({ templates: true, hosts: { support: 'https://hilfe.example' } }))
  line.add({
    path: new RegExp(`^${TEMPLATE}$`),
    fault: { kind: 'answer', status: 200, body: REORDERED, headers: { 'content-type': 'text/html' } },
  })
  await open(page, id)
  await expect(window(page).getByRole('heading', { name: 'Vom Portal' })).toBeVisible()
  expect(line.asked).toContain(`GET ${TEMPLATE}`)
  await expect(window(page).getByRole('link', { name: 'Hilfe' })).toHaveAttribute(
    'href',
    'https://hilfe.example/support',
  )
})

test('[PIX-WIN-11] the meta window measures 680 × 630 px with a shadow, and its save button is visible', async ({
  authorPage: page,
}) => {
  const id = await givePicture(page, 'Fenster')
  await page.evaluate(() => foyer.configure({ templates: true }))
  await open(page, id)
  await window(page).evaluate(dialog => Promise.all(dialog.getAnimations().map(animation => animation.finished)))
  expect(await window(page).boundingBox()).toMatchObject({ width: 680, height: 630 })
  await expect(window(page)).not.toHaveCSS('box-shadow', 'none')
  await expect(button(page, 'Speichern')).toBeInViewport()
})

test('[PIX-WIN-08] [PIX-WIN-10] [PIX-WIN-12] the meta window keeps full size and typed values while the library opens over it and closes', async ({
  authorPage: page,
}) => {
  const id = await givePicture(page, 'Hin und zurück')
  await page.evaluate(() => foyer.configure({ templates: true }))
  await open(page, id)
  await button(page, 'Großansicht').click()
  await expect.poll(async () => (await window(page).boundingBox())!.width).toBeGreaterThan(1000)
  await field(page, 'Titel').fill('Getippt, nicht gespeichert')
  await button(page, 'Bilder verwalten').click()
  const library = page.getByRole('dialog', { name: 'Bilderarchiv' })
  await expect(library.getByRole('gridcell', { name: /^Hin und zurück/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(library).toHaveCount(0)
  await expect(field(page, 'Titel')).toHaveValue('Getippt, nicht gespeichert')
  await expect(button(page, 'Großansicht beenden')).toBeVisible()
})

test('[PIX-WIN-09] from the library: Cancel and saving both lead back to the library, which shows the saved title', async ({
  authorPage: page,
}) => {
  await givePicture(page, 'Aus dem Archiv')
  await page.evaluate(() => foyer.pix.manage().opened)
  const library = page.getByRole('dialog', { name: 'Bilderarchiv' })
  const edit = async (name: RegExp) => {
    await library.getByRole('gridcell', { name }).hover()
    await library.getByRole('gridcell', { name }).getByRole('button', { name: 'Bearbeiten' }).click()
  }
  await edit(/^Aus dem Archiv/)
  await expect(button(page, 'Bilder verwalten')).toBeVisible()
  await button(page, 'Abbrechen').click()
  await expect(window(page)).toHaveCount(0)
  await edit(/^Aus dem Archiv/)
  await field(page, 'Titel').fill('Zurück im Archiv')
  await field(page, 'Titel').press('Enter')
  await expect(window(page)).toHaveCount(0)
  await expect(library.getByRole('gridcell', { name: /^Zurück im Archiv/ })).toBeVisible()
})

test('typed values survive leaving by mistake and a reload, are offered again, and are deleted when the account changes', async ({
  authorPage: page,
}) => {
  const id = await givePicture(page, 'Entwurf')
  await open(page, id)
  await field(page, 'Titel').fill('Beinahe verloren')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Ohne Speichern schließen?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect(field(page, 'Titel')).toHaveValue('Beinahe verloren')
  await page.reload()
  await page.evaluate(() => foyer.configure({ templates: true }))
  await open(page, id)
  await expect(field(page, 'Titel')).toHaveValue('Entwurf')
  await expect(window(page).getByRole('status').filter({ hasText: 'ungespeicherte Änderungen vom' })).toBeVisible()
  // Typing into another field while a draft is offered loses neither the draft nor the typed text.
  await field(page, 'Ort').fill('Stade')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Schließen' }).click()
  await open(page, id)
  await button(page, 'Wiederherstellen').click()
  await expect(field(page, 'Titel')).toHaveValue('Beinahe verloren')
  await expect(field(page, 'Titel')).toBeFocused()
  await expect(field(page, 'Ort')).toHaveValue('Stade')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Schließen' }).click()
  await open(page, id)
  await button(page, 'Verwerfen').click()
  await expect.poll(() => draftsOf(page)).toBeNull()
  await field(page, 'Titel').fill('Von einem Konto')
  expect(await draftsOf(page)).toContain('Von einem Konto')
  await page.reload()
  await page.evaluate(() => foyer.configure({ auth: { accountId: 1002 } }))
  await page.evaluate(wanted => foyer.pix.meta(wanted).opened, id)
  await expect(field(page, 'Titel')).toHaveValue('Entwurf')
  await expect(button(page, 'Wiederherstellen')).toHaveCount(0)
  expect(await draftsOf(page)).toBeNull()
})

test('values that another person saved meanwhile stay; if both changed a field, the editor decides', async ({
  authorPage: page,
}) => {
  const id = await givePicture(page, 'Gemeinsam')
  await open(page, id)
  await field(page, 'Titel').fill('Mein Titel')
  await field(page, 'Agentur').fill('Uferbild')
  await change(page, id, { title: 'Deren Titel', place: 'Stade' })
  const question = page.getByRole('alertdialog', { name: 'Inzwischen geändert' })
  await button(page, 'Speichern').click()
  await expect(question).toContainText('überschrieben: Titel.')
  await page.keyboard.press('Escape')
  await expect(window(page).getByText('Titel: Deren Titel')).toBeVisible()
  await expect(field(page, 'Titel')).toHaveValue('Mein Titel')
  expect(await load(page, id)).toMatchObject({ Title: 'Deren Titel', Agency: '' })
  await button(page, 'Diese übernehmen').click()
  await expect(field(page, 'Titel')).toHaveValue('Deren Titel')
  await field(page, 'Untertitel').fill('Von mir')
  await change(page, id, { subtitle: 'Von denen' })
  await button(page, 'Speichern').click()
  await question.getByRole('button', { name: 'Überschreiben' }).click()
  await expect(window(page)).toHaveCount(0)
  expect(await load(page, id)).toMatchObject({
    Title: 'Deren Titel',
    Subtitle: 'Von mir',
    Agency: 'Uferbild',
    Place: 'Stade',
  })
})

test('[PIX-META-19] [PIX-META-22] a failed save keeps the typed values and can be repeated; several presses send one save', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const id = await givePicture(page, 'Hürdenlauf')
  await open(page, id)
  await field(page, 'Titel').fill('Im Ziel')
  const rule = { method: 'POST', path: new RegExp(`^/pix/pictures/${id}$`), times: 1 }
  for (const { name, fault, says } of faultTable.filter(({ isDone }) => !isDone)) {
    await test.step(name, async () => {
      line.add({ ...rule, fault })
      await button(page, 'Speichern').click()
      if (says) {
        await expect(page.getByRole('alertdialog')).toContainText(says)
        await page.keyboard.press('Escape')
      } else
        await expect(
          window(page).getByRole('alert').filter({ hasText: 'Das Portal ist gerade nicht erreichbar' }),
        ).toContainText('Erneut versuchen')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(field(page, 'Titel')).toHaveValue('Im Ziel')
    })
  }
  const sent = posts(line.asked, id)
  const answer = await delayRequests(page, `**/pix/pictures/${id}`, { method: 'POST' })
  await button(page, 'Speichern').dblclick()
  await field(page, 'Titel').press('Control+Enter')
  answer()
  await expect(window(page)).toHaveCount(0)
  expect(posts(line.asked, id) - sent).toBe(1)
  expect((await load(page, id)).Title).toBe('Im Ziel')
})

test('if a picture or the list of languages does not load, a press requests it again', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  const id = await givePicture(page, 'Lückenhaft')
  line.add({
    path: new RegExp(`^/pix/pictures/${id}$`),
    times: 1,
    fault: { kind: 'answer', status: 404, body: 'Das Bild gibt es nicht mehr.' },
  })
  line.add({ path: /^\/pix\/languages/, times: 1, fault: { kind: 'refuse' } })
  line.add({ path: /_t2\./, fault: { kind: 'answer', status: 404, body: '' } })
  await page.evaluate(wanted => foyer.pix.meta(wanted).opened, id)
  await expect(page.getByRole('alertdialog')).toContainText('Das Bild gibt es nicht mehr.')
  await page.keyboard.press('Escape')
  await button(page, 'Erneut versuchen').click()
  await expect(field(page, 'Titel')).toHaveValue('Lückenhaft')
  await expect(window(page)).toContainText('Bild konnte nicht geladen werden')
  await expect(window(page)).toContainText('Die Sprachen der Beschreibungen konnten nicht geladen werden.')
  await field(page, 'Titel').fill('Trotzdem')
  await button(page, 'Erneut versuchen').click()
  await expect(field(page, 'Beschreibung (Deutsch)')).toBeVisible()
  await expect(field(page, 'Titel')).toHaveValue('Trotzdem')
})

test('[PIX-META-17] with `pix.deleteInMeta`, Delete asks first and deletes the picture; otherwise only a message shows', async ({
  authorPage: page,
  line,
}) => {
  const id = await givePicture(page, 'Weg damit')
  await page.evaluate(() => foyer.configure({ pix: { deleteInMeta: false } }))
  const remove = async () => {
    await button(page, 'Löschen').click()
    await page.getByRole('alertdialog', { name: 'Löschen?' }).getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await open(page, id)
  await button(page, 'Löschen').click()
  const question = page.getByRole('alertdialog', { name: 'Löschen?', exact: true })
  await expect(question).toContainText('„Weg damit“ lässt sich hier nicht löschen.')
  await question.getByRole('button', { name: 'OK' }).click()
  await expect(field(page, 'Titel')).toHaveValue('Weg damit')
  expect(posts(line.asked, id)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(window(page)).toHaveCount(0)
  // The portal's own pages have the option on.
  await page.reload()
  await page.evaluate(() => foyer.configure({ templates: false, auth: { accountId: 1001 } }))
  const result = page.evaluate(async wanted => (await foyer.pix.meta(wanted).result) === undefined, id)
  await expect(field(page, 'Titel')).toBeVisible()
  await field(page, 'Titel').fill('Wird nicht mehr gebraucht')
  await remove()
  await expect(window(page)).toHaveCount(0)
  expect(await result).toBe(true)
  expect(
    await page.evaluate(
      async wanted =>
        ((await (await fetch('/pix/pictures/by/1001?from=0&limit=1000')).json()) as { Id: number }[]).some(
          ({ Id }) => Id === wanted,
        ),
      id,
    ),
  ).toBe(false)
  expect(await draftsOf(page)).toBeNull()
})
