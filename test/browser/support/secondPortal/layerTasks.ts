import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../../../src/api/Foyer'
import { fieldOf } from '../../../portals/PortalCall'
import { expect, type SecondTasks, type SecondVisit } from './secondPortalTest'

declare const foyer: Foyer

const window = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const layer = (page: Page) => window(page, 'Ihr Konto')
/** Returns a field of the layer's form, which is in the page's own tree. */
const secret = (page: Page, name: string) => page.locator(`[data-foyer-form] [name=${name}]`)
const enter = async (page: Page, name: string, text: string) => {
  await secret(page, name).fill(text)
  await secret(page, name).press('Enter')
}
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true })
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()
/** Runs an action that reloads the page. */
const reloadBy = (page: Page, action: () => Promise<void>) => Promise.all([page.waitForEvent('load'), action()])

const PASSWORD = 'Orgelpfeife9'

/** The tasks of the layers: log-in, new account, password mail, temporary account, new password and migration. */
export const layerTasks: SecondTasks = async visit => {
  const { page, portal } = visit
  const { state } = portal
  const open = async () => {
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(secret(page, 'account')).toBeVisible()
  }
  await visit.visit()

  await visit.step('log in', async () => {
    await open()
    await enter(page, 'account', 'kantor')
    await enter(page, 'password', 'Orgel')
    await expect(page.getByText('Das Passwort stimmt nicht.').first()).toBeAttached()
    await enter(page, 'password', 'Orgelpfeife#8')
    await expect(layer(page)).toContainText('Willkommen im Kulturkreis')
    await reloadBy(page, () => press(layer(page), 'Weiter'))
    expect([...state.sessions.values()]).toEqual([18])
  })
  await visit.visit()

  await visit.step('a new account', async () => {
    await open()
    await enter(page, 'account', 'neu@kulturkreis.test')
    await secret(page, 'new_password').fill(PASSWORD)
    await secret(page, 'firstname').fill('Ada')
    await enter(page, 'surname', 'Weil')
    await expect(layer(page)).toContainText('Fast geschafft')
    await expect(layer(page)).toContainText('Bitte bestätigen Sie die Mail.')
    await reloadBy(page, () => press(layer(page), 'Fertig'))
    expect(new URL(page.url()).hash).toBe('#stream')
    expect(state.members.at(-1)).toMatchObject({
      account: 'neu@kulturkreis.test',
      password: PASSWORD,
      person: { firstname: 'Ada', surname: 'Weil' },
    })
  })

  await visit.step('an account that is not confirmed, and a password mail', async () => {
    await open()
    await enter(page, 'account', 'offen@kulturkreis.test')
    await expect(layer(page)).toContainText('Die Registrierung ist noch nicht abgeschlossen.')
    await layer(page).getByRole('tab', { name: 'Passwort vergessen' }).click()
    await enter(page, 'email', 'offen@kulturkreis.test')
    await expect(page.getByText('Die Mail ist unterwegs.').first()).toBeVisible()
    const sent = portal.received.find(call => fieldOf(call, 'm') === 'send_password_mail')!
    expect([fieldOf(sent, 'account'), fieldOf(sent, 'project')]).toEqual(['offen@kulturkreis.test', 'kulturkreis'])
  })

  await visit.step('a temporary account', () => fillTemporary(visit))

  await visit.step('a new password', async () => {
    await page.evaluate(() => foyer.register.passwordChange().opened)
    await secret(page, 'account').fill('kantor')
    await secret(page, 'password').fill(PASSWORD)
    await page.getByRole('switch').click()
    await page.locator('[data-foyer-form]').getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(window(page, 'Passwort ändern')).toContainText('Ihr Passwort ist geändert.')
    expect(state.members.find(({ account }) => account === 'kantor')?.password).toBe(PASSWORD)
  })

  // Only the reference portal has a summary of a migration. The second portal responds with 404.
  visit.watch.expectTrouble(/tmp_account_summary|Failed to load resource: .* 404/)
  await visit.visit(17)
  await visit.step('the migration', async () => {
    const move = window(page, 'Angaben übernehmen')
    await press(move, 'Jetzt übernehmen')
    await expect(move).toContainText('Übernommen')
    expect(state.temporary.size).toBe(0)
    await reloadBy(page, () => press(move, 'Fertig'))
  })
}

/** Saves a temporary account, changes one field, and expects the others to be unchanged. */
async function fillTemporary({ page, portal: { state } }: SecondVisit): Promise<void> {
  await page.goto(page.url().replace(/#.*/, ''))
  await page.evaluate(() => foyer.register.temporaryIntro().opened)
  await press(window(page, 'Mitmachen'), 'Ohne Registrierung')
  await press(window(page, 'Mitmachen'), 'Weiter')
  const form = window(page, 'Vorläufiges Konto')
  await form.getByRole('combobox', { name: 'Kontoart' }).selectOption({ label: 'Einzelperson' })
  await form.getByRole('combobox', { name: 'Geschlecht' }).selectOption({ label: 'Frau' })
  await field(form, 'Vorname').fill('Ada')
  await field(form, 'Künstlername').fill('Die "Flut" & Söhne')
  await reloadBy(page, () => press(form, 'Speichern'))
  const [id] = [...state.temporary.keys()]
  const saved = { gender: '2', taccount_type_id: '9', firstname: 'Ada', surname: '', aliasname: '', existmail: '' }
  expect(state.temporary.get(id!)).toEqual({ ...saved, artistname: 'Die "Flut" & Söhne' })
  await page.evaluate(() => foyer.register.temporaryAccount().opened)
  await expect(field(form, 'Vorname')).toHaveValue('Ada')
  await expect(form.getByRole('combobox', { name: 'Kontoart' }).locator(':checked')).toHaveText('Einzelperson')
  await field(form, 'Nachname').fill('Weil')
  await reloadBy(page, () => press(form, 'Speichern'))
  expect(state.temporary.get(id!)).toEqual({ ...saved, artistname: 'Die "Flut" & Söhne', surname: 'Weil' })
}
