import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../../../src/api/Foyer'
import type { FrameWindowName, RegisterOpenOptions } from '../../../../src/api/RegisterApi'
import { fieldOf } from '../../../portals/PortalCall'
import { expect, type SecondTasks, type SecondVisit } from './secondPortalTest'

declare const foyer: Foyer

const window = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** Returns a field of the form with the password, which is in the page's own tree. */
const secret = (page: Page, name: string) => page.locator(`[data-foyer-form] [name=${name}]`)
const pressSecret = (page: Page, name: string) =>
  page.locator('[data-foyer-form]').getByRole('button', { name, exact: true }).click()
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true })
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

const PASSWORD = 'Orgelpfeife#9'

/** The tasks of the registration frame: log-in, new account, name and address, doublets, voucher. */
export const registerTasks: SecondTasks = async visit => {
  const { page, portal } = visit
  const { state } = portal
  const open = (name: FrameWindowName, options: Pick<RegisterOpenOptions, 'voucherRole'> = {}) =>
    page.evaluate(given => foyer.register.open(given.name, given.options).opened, { name, options })
  const newest = () => state.members.at(-1)!
  await visit.visit()

  await visit.step('log in', async () => {
    await open('userpass')
    await secret(page, 'account').fill('kantor')
    await secret(page, 'passwd').fill('Orgel')
    await expect(
      page.locator('[data-foyer-form]').getByRole('button', { name: 'Neues Passwort anfordern' }),
    ).toBeVisible()
    await pressSecret(page, 'Anmelden')
    await expect(page.getByText('Dieses Passwort wurde nicht angenommen.')).toBeVisible()
    await secret(page, 'passwd').fill('Orgelpfeife#8')
    await pressSecret(page, 'Anmelden')
    await confirm(page, 'Guten Tag, kantor.')
    await expect(window(page, 'Anmelden oder registrieren')).toHaveCount(0)
    expect([...state.sessions.values()]).toEqual([18])
  })
  await visit.visit()

  await visit.step('a new account', async () => {
    await open('userpass')
    await secret(page, 'account').fill('neu@kulturkreis.test')
    await secret(page, 'account').press('Tab')
    await secret(page, 'new_password').fill(PASSWORD)
    await secret(page, 'new_password_confirm').fill(PASSWORD)
    await pressSecret(page, 'Konto anlegen')
    await confirm(page, 'Bitte bestätigen Sie neu@kulturkreis.test.')
    expect(newest()).toMatchObject({ account: 'neu@kulturkreis.test', password: PASSWORD })
  })

  await visit.step('name and address of a visitor, then an account', async () => {
    await open('nameaddress')
    await enterPerson(visit, 'Ada', 'Weil')
    await expect(window(page, 'Neues Konto')).toBeVisible()
    const sent = portal.received.find(call => fieldOf(call, 'action') === 'check_doublet')!
    expect(['firstname', 'surname', 'email', 'city', 'city_id'].map(name => fieldOf(sent, name))).toEqual([
      'Ada',
      'Weil',
      'ada@kulturkreis.test',
      'Olpe',
      '4712',
    ])
    await expect(secret(page, 'register_newaccount_input_email')).toHaveValue('ada@kulturkreis.test')
    await secret(page, 'register_newaccount_input_password').fill(PASSWORD)
    await pressSecret(page, 'Konto anlegen')
    await confirm(page, 'Bitte bestätigen Sie ada@kulturkreis.test.')
    expect(newest()).toMatchObject({ account: 'ada@kulturkreis.test', password: PASSWORD })
  })

  await visit.step('a person whom the portal knows', async () => {
    await open('nameaddress')
    await enterPerson(visit, 'Mia', 'Lütkebohle')
    const doublets = window(page, 'Kennen wir uns?')
    await expect(doublets.getByRole('button', { name: /^Das bin ich/ })).toHaveCount(2)
    await doublets.getByRole('button', { name: 'Das bin ich: Mia Lütkebohle | Siegen | mia@film.test' }).click()
    const claim = window(page, 'Eintrag übernehmen')
    await expect(claim).toContainText('ada@kulturkreis.test')
    await field(claim, 'Ihre Nachricht dazu').fill('Der Film von 1999.')
    await press(claim, 'Absenden')
    await confirm(page, 'Wir melden uns bei Ihnen.')
    const sent = portal.received.find(call => fieldOf(call, 'action') === 'check_doublet_info_and_insert')!
    expect(['doublet_id', 'info_text', 'surname', 'email'].map(name => fieldOf(sent, name))).toEqual([
      '301',
      'Der Film von 1999.',
      'Lütkebohle',
      'ada@kulturkreis.test',
    ])
  })

  await visit.visit(17)
  await visit.step('name and address of an account: the other fields keep their values', async () => {
    const member = state.members.find(({ id }) => id === 17)!
    const before = { ...member.person }
    await open('nameaddress')
    const form = window(page, 'Name und Anschrift')
    await expect(field(form, 'Vorname')).toHaveValue('Thea')
    await expect(field(form, 'Telefon')).toHaveValue('+49 2752 1234')
    await expect(form.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeDisabled()
    await field(form, 'Straße').fill('Mühlweg')
    await form.getByRole('checkbox').check()
    await press(form, 'Weiter')
    await confirm(page, 'Gespeichert.')
    expect(member.person).toEqual({ ...before, street: 'Mühlweg', email: member.email, birthday: '' })
  })

  await visit.step('a voucher', async () => {
    await open('voucher', { voucherRole: 'veranstalter' })
    const form = window(page, 'Gutschein einlösen')
    await field(form, 'Gutscheincode').fill('SOMMER-2026')
    await press(form, 'Einlösen')
    await expect(form).toContainText('Dieser Gutschein ist nicht gültig')
    await field(form, 'Gutscheincode').fill('HERBST-2026')
    await Promise.all([page.waitForEvent('load'), press(form, 'Einlösen')])
    expect(state.members.find(({ id }) => id === 17)!.roles).toEqual(['veranstalter'])
    expect(state.vouchers.size).toBe(0)
  })
}

/** Expects a message of the portal, and closes it. */
async function confirm(page: Page, text: string): Promise<void> {
  const message = page.getByRole('dialog').filter({ hasText: text })
  await expect(message).toBeVisible()
  await press(message, 'OK')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Fills in the form of a visitor and sends it. */
async function enterPerson({ page }: SecondVisit, firstname: string, surname: string): Promise<void> {
  const form = window(page, 'Name und Anschrift')
  await field(form, 'E-Mail-Adresse').fill('ada@kulturkreis.test')
  await field(form, 'Vorname').fill(firstname)
  await field(form, 'Nachname').fill(surname)
  const city = form.getByRole('combobox', { name: 'Ort', exact: true })
  await city.fill('olp')
  await city.press('ArrowDown')
  await page.getByRole('option', { name: 'Olpe' }).click()
  await form.getByRole('checkbox').check()
  await press(form, 'Weiter')
}
