import { readFileSync } from 'node:fs'
import { expect, type CDPSession, type Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import { seededAccount } from '../../support/seededAccount'
import { expectSamePage } from './expectSamePage'
import { hostPageEditor } from './hostPageEditor'
import { libraryPage } from './libraryPage'
import { openEditor } from './openEditor'

declare const foyer: Foyer

const CUP = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')

/**
 * Adds listeners that real pages have. They prevent scrolling by wheel or touch, selection, context menus, and the
 * effect of mouse presses. All except those for scrolling also remove the focus.
 */
export const addHostileScripts = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('wheel', event => event.preventDefault(), { passive: false })
    window.addEventListener('touchmove', event => event.preventDefault(), { passive: false })
    for (const type of ['selectstart', 'contextmenu', 'mousedown'])
      document.addEventListener(type, event => {
        event.preventDefault()
        ;(document.activeElement as HTMLElement | null)?.blur()
      })
  })

/**
 * Logs in by the layer, whose form is in the page's own tree. Clicks only the first field: after Enter, the layer
 * itself focuses the password.
 */
async function logIn(page: Page): Promise<void> {
  const layer = page.getByRole('dialog', { name: 'Ihr Konto' })
  const input = (name: RegExp) => page.getByLabel(name).and(page.locator('[data-foyer-form] input'))
  await page.evaluate(() => foyer.register.login({ onLogin: () => {} }).opened)
  await input(/^E-Mail-Adresse oder Kontoname/).click()
  await page.keyboard.type(seededAccount.layerMember)
  await page.keyboard.press('Enter')
  await expect(input(/^Passwort/)).toBeFocused()
  await page.keyboard.type('Wattwanderung3')
  await expect(input(/^Passwort/)).toHaveValue('Wattwanderung3')
  await page.keyboard.press('Enter')
  await expect(layer).toContainText('Jette')
  await layer.getByRole('button', { name: 'Weiter' }).click()
  await expect(layer).toHaveCount(0)
  const session = await page.evaluate(async () =>
    (
      await fetch('/register/ajax.php', { method: 'POST', body: new URLSearchParams({ action: 'get_session_data' }) })
    ).text(),
  )
  expect(session).toContain(seededAccount.layerMember)
}

let entered = 0

/** Enters a new event in the form, chooses a category, and saves the event. */
async function enterEvent(page: Page): Promise<void> {
  const editor = page.getByRole('dialog', { name: 'Neue Veranstaltung' })
  const field = (name: string) => editor.getByRole('textbox', { name, exact: true })
  const title = `Uferfest ${Date.now()}`
  // Each event has its own day, so that none looks like a duplicate of another.
  const day = String((entered += 1)).padStart(2, '0')
  await page.evaluate(() => {
    foyer.configure({ customer: 'uferland' })
    return foyer.event.detail(null).opened
  })
  await field('Titel').click()
  await page.keyboard.type(title)
  await expect(field('Titel')).toHaveValue(title)
  await field('Beginn').click()
  await page.keyboard.type(`${day}.09.2031`)
  await field('Uhrzeit (Beginn)').click()
  await page.keyboard.type('1730')
  const next = editor.getByRole('button', { name: 'Weiter', exact: true })
  await next.click()
  await expect(field('Beschreibung')).toBeFocused()
  await page.keyboard.type('Am Ufer.')
  await next.click()
  await editor.getByRole('combobox', { name: 'Formale Kategorie' }).selectOption({ index: 1 })
  await page.keyboard.press('Control+Enter')
  await expect(editor).toHaveCount(0)
  const list = await page.request.get(`/event/api/event_cluster?Customer=uferland&search=&date=2031-09-${day}&p=1`)
  expect(await list.text()).toContain(title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Meine Veranstaltungen' })).toHaveCount(0)
}

/** Uploads a picture into the library. */
async function upload(page: Page): Promise<void> {
  const { window, tiles } = libraryPage(page)
  const name = `Tasse ${Date.now()}`
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(tiles.first()).toBeVisible()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    window.getByRole('button', { name: 'Bilder hochladen' }).click(),
  ])
  await chooser.setFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: CUP })
  await expect(page.getByRole('dialog', { name: 'Bilder hochladen' })).toHaveCount(0)
  await expect(tiles.first()).toHaveAccessibleName(new RegExp(`^${name}`))
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
}

const tasks = { logIn, enterEvent, upload } as const
/** Listener that axios adds permanently when an upload loads it. */
const AXIOS_LISTENER = 'window message'

/** A whole task with the windows of one family: a log-in, a new event or an upload. */
export type FamilyTask = keyof typeof tasks

/** Titles of the tasks. */
export const familyTasks: Readonly<Record<FamilyTask, string>> = {
  logIn: 'a visitor logs in with the login layer',
  enterEvent: 'an event is entered and saved',
  upload: 'a picture is uploaded',
}

/**
 * Opens a page of `examples/pages` and its editing area, and does a task over the page. Expects the page to be
 * unchanged and its editing to continue.
 */
export async function useFamilyOnHostPage(page: Page, folder: string, task: FamilyTask): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  if (task === 'logIn') await page.context().clearCookies()
  await page.goto(`/pages/${folder}/`)
  await openEditor(page)
  await expectSamePage(
    page,
    session,
    () => tasks[task](page),
    undefined,
    task === 'upload' ? AXIOS_LISTENER : undefined,
  )
  const { area, caption, choose, apply, saved } = hostPageEditor(page)
  await expect(choose).toBeFocused()
  await expect(caption).toHaveValue('Noch nicht gespeichert')
  await caption.fill('An der Oste')
  await apply.click()
  await expect(saved).toHaveText('Übernommen: An der Oste')
  await expect(area).toBeHidden()
}
