import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import { faultWalkParts } from '../support/faultWalkParts'
import { expect } from '../support/hostPageTest'
import { libraryPage } from '../support/libraryPage'
import { testFaultWalks } from '../support/testFaultWalks'
import { walkFaultTable } from '../support/walkFaultTable'

declare const foyer: Foyer

const { PORTAL, unread, press, goKeyed } = faultWalkParts
const overviewOf = (page: Page) => page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
const addressOf = (page: Page) => page.getByRole('group', { name: /^Neue Adresse/ })

testFaultWalks([
  {
    title: 'changing several pictures',
    rule: { method: 'POST', path: /^\/pix\/pictures\/\d+/ },
    async open(page) {
      await goKeyed(page, '/playground')
      await page.evaluate(() => foyer.pix.manage().opened)
      const { tiles, selection } = libraryPage(page)
      await tiles.first().getByRole('checkbox').click()
      await selection.getByRole('combobox', { name: 'Aktion' }).selectOption({ label: 'Angaben ändern' })
      await selection.getByRole('button', { name: 'Ausführen' }).click()
      await page.getByRole('checkbox', { name: 'Copyright ändern' }).check()
    },
    typed: { 'role=dialog[name="Mehrere Bilder bearbeiten"] >> role=textbox[name="Copyright"]': 'Stadtarchiv' },
    act: page =>
      page
        .getByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })
        .getByRole('button', { name: /^(Speichern|Erneut versuchen)$/ })
        .click(),
    done: page => expect(page.getByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })).toHaveCount(0),
    // In a bulk edit, the list of failed pictures shows the reason, without a dialog.
    says: { '403 with a label': /: Kein Zugriff/, '403 as an access request': /: Kein Zugriff/ },
  },
  {
    title: 'unpublishing an event in the overview',
    rule: { method: 'POST', path: /^\/event\/api\/event_cluster\/cluster\/\d+/ },
    async open(page) {
      await goKeyed(page, '/playground')
      await page.evaluate(async () => {
        const body = new URLSearchParams({
          method: 'POST',
          Customer: 'uferland',
          IdEventType: '1',
          IsPublished: '1',
          MlTitle: 'Sturmflutabend',
          DateFrom: '2027-05-31T19:30:00',
          FormalCategoryId: '101',
        })
        await fetch('/event/api/event_cluster/cluster/', { method: 'POST', body })
        await foyer.event.overview().opened
      })
      await overviewOf(page).getByRole('button', { name: 'Suchen' }).click()
      await page.keyboard.type('sturmflutabend')
      await page.keyboard.press('Enter')
      await expect(overviewOf(page).locator('[data-index]')).toHaveCount(1)
    },
    typed: { 'role=dialog[name="Meine Veranstaltungen"] >> role=searchbox': 'sturmflutabend' },
    async act(page) {
      await overviewOf(page).locator('[data-index]').getByRole('button').click()
      await page.getByRole('menuitem', { name: 'Nicht mehr veröffentlichen' }).click()
    },
    done: page => expect(overviewOf(page).getByRole('button', { name: 'Rückgängig' })).toBeVisible(),
    // An unreadable response with status 2xx counts as success, unless it is empty. A deleted event disappears from the
    // list, with a message.
    without: fault => (unread(fault) && fault.name !== 'an empty response') || fault.name === '404',
    says: PORTAL,
  },
  {
    title: 'a new address',
    rule: { method: 'POST', path: /^\/event\/api\/address/ },
    async open(page) {
      await goKeyed(page, '/playground')
      await page.evaluate(() => foyer.event.detail(null).opened)
      const location = page.getByRole('combobox', { name: 'Veranstaltungsort', exact: true })
      await location.pressSequentially('Strandkorb der Störungen')
      await page.getByRole('option', { name: 'Neue Adresse anlegen' }).click()
      const city = addressOf(page).getByRole('combobox', { name: 'Ort', exact: true })
      await city.pressSequentially('Görl')
      await page
        .getByRole('option', { name: /^Görlitz/ })
        .first()
        .click()
      await addressOf(page).getByRole('combobox', { name: 'Kategorie' }).selectOption({ index: 1 })
    },
    typed: { 'role=group[name=/^Neue Adresse/] >> role=textbox[name="Straße und Hausnummer"]': 'Am Siel 3' },
    act: page => addressOf(page).getByRole('button', { name: 'Adresse speichern' }).click(),
    done: page => expect(addressOf(page)).toHaveCount(0),
    isKeyed: true,
    says: PORTAL,
  },
  {
    title: 'the editor in its overlay',
    rule: { path: /^\/event\/api\/auth/ },
    open: async page => void (await page.goto('/articles/was-auf-dem-dachboden-lag')),
    typed: {},
    async act(page) {
      const retry = page.getByRole('dialog', { name: 'Editor' }).getByRole('button', { name: 'Erneut versuchen' })
      await (
        (await retry.count()) > 0
          ? retry
          : page.getByRole('main').getByRole('button', { name: 'Text im Overlay bearbeiten', exact: true })
      ).click()
    },
    done: page => expect(page.frameLocator('foyer-root iframe').getByRole('heading', { level: 1 })).toBeVisible(),
    // The editor also works without a token.
    without: ({ name }) => name === 'an empty response',
    says: {
      ...PORTAL,
      ...Object.fromEntries(
        walkFaultTable
          .filter(({ says, fault }) => !says || fault.kind === 'rewrite')
          .map(({ name }) => [name, /Der Editor lässt sich gerade nicht öffnen/]),
      ),
    },
  },
  {
    title: 'deleting a blog post',
    rule: { path: /m=delete_article/ },
    async open(page) {
      await goKeyed(page, '/blog')
      await page.evaluate(async () => {
        const query = new URLSearchParams({
          m: 'new_article_and_blog_item',
          language_id: '1',
          title: 'Nur kurz',
          tag_id: '21',
          tag_group_id: '2',
        })
        const { article_id } = (await (await fetch(`/page.json?${query}`)).json()) as { article_id: number }
        await foyer.blog.deleteArticle(article_id).opened
      })
    },
    typed: {},
    act: press('Artikel löschen'),
    done: page => page.waitForURL('**/blog'),
    isKeyed: true,
    without: unread,
    says: PORTAL,
  },
])
