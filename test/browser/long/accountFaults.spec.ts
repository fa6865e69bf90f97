import type { Page } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import { beginWithoutAccount } from '../support/beginWithoutAccount'
import { faultWalkParts } from '../support/faultWalkParts'
import { expect } from '../support/hostPageTest'
import { testFaultWalks } from '../support/testFaultWalks'

declare const foyer: Foyer

const { PORTAL, once, saysNothing, unread, press, openFrame, mailed, ajax } = faultWalkParts
const temporary = { method: 'POST', path: /^\/register-login\/api\/register_tmp_account/ }
const newPassword = '[data-foyer-form] [name=register_newaccount_input_password]'

/** Opens the window for name and address, and enters a visitor's name, mail address and city. */
const enterPerson =
  (person: { readonly firstname: string; readonly surname: string; readonly email: string }) => async (page: Page) => {
    await openFrame('nameaddress')(page)
    for (const [name, value] of Object.entries(person))
      await page.getByRole('dialog').locator(`[name=${name}]`).fill(value)
    const city = page.getByRole('combobox', { name: 'Ort' })
    await city.pressSequentially('Stade')
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Stade/ })
      .first()
      .click()
    await page.getByRole('dialog').locator('[name=terms]').check()
  }

/** Enters a person whom the register knows, with a new mail address, and sends the form. */
const enterKnownPerson = (email: string) => async (page: Page) => {
  await enterPerson({ firstname: 'Jörg', surname: 'Weiß', email })(page)
  await press('Weiter')(page)
  await expect(page.getByRole('dialog', { name: 'Kennen wir uns?' })).toBeVisible()
}

/** Opens the intro of the temporary account, and chooses to continue without registration. */
async function openIntro(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Erst einmal ohne Konto mitmachen' }).click()
  await page
    .getByRole('dialog', { name: 'Mitmachen' })
    .getByRole('button', { name: 'Ohne Registrierung', exact: true })
    .click()
}

testFaultWalks([
  {
    title: 'name and address of a logged-in person',
    rule: ajax,
    async open(page) {
      await openFrame('nameaddress')(page)
      await page.locator('[name=terms]').check()
    },
    typed: {
      'role=dialog >> [name=description]': 'Fotografin und Schleusenwärterin',
      'role=dialog >> [name=street]': 'Am Siel 3',
    },
    act: press('Weiter'),
    done: page => expect(page.getByText('Ihre Angaben sind gespeichert.', { exact: true })).toBeVisible(),
    without: saysNothing,
    says: PORTAL,
  },
  {
    title: 'name and address of a new person',
    rule: ajax,
    account: null,
    open: enterPerson({ firstname: 'Tjorven', surname: 'Quabbelmeier', email: 'tjorven@post.example' }),
    typed: {
      'role=dialog >> [name=description]': 'Schleusenwärterin',
      'role=dialog >> [name=surname]': 'Quabbelmeier',
    },
    act: press('Weiter'),
    // The lost response must not lead to the question about similar persons.
    done: page => expect(page.locator(newPassword)).toBeVisible(),
    without: saysNothing,
    says: PORTAL,
  },
  {
    title: 'registering despite similar persons',
    rule: ajax,
    account: null,
    open: enterKnownPerson('nicht.der@post.example'),
    typed: {},
    act: press('Trotzdem neu registrieren'),
    done: page => expect(page.locator(newPassword)).toBeVisible(),
    without: saysNothing,
    says: PORTAL,
  },
  {
    title: 'claiming one’s own entry in the register',
    rule: ajax,
    account: null,
    async open(page) {
      await enterKnownPerson('genau.der@post.example')(page)
      await page
        .getByRole('button', { name: /^Das bin ich: Jörg Weiß/ })
        .first()
        .click()
    },
    typed: { '[name=info_text]': 'Der Film über die Oste ist von mir.' },
    act: press('Absenden'),
    done: page => expect(page.locator(newPassword)).toBeVisible(),
    written: mailed('redaktion@uferland.example', 'genau.der@post.example'),
    without: saysNothing,
    says: PORTAL,
  },
  {
    title: 'a new password',
    rule: ajax,
    open: openFrame('passwdchange'),
    // The new password equals the old one, because other tests log in with it.
    typed: { '[data-foyer-form] [name=register_passwdchange_input_password]': 'Uferlicht*2026' },
    act: press('Passwort ändern'),
    done: async page => expect(page.locator('[name=register_passwdchange_input_password]')).toHaveCount(0),
    answer: { next: 'message', message: 'ok' },
    // A new password ends the session; the response contains the new session.
    without: fault => once(fault) || saysNothing(fault),
    says: PORTAL,
  },
  {
    title: 'continuing without an account',
    rule: temporary,
    account: null,
    open: openIntro,
    typed: {},
    act: press('Weiter'),
    done: page => expect(page.getByRole('dialog', { name: 'Vorläufiges Konto' })).toBeVisible(),
    says: PORTAL,
  },
  {
    title: 'a temporary account',
    rule: temporary,
    account: null,
    async open(page) {
      await openIntro(page)
      await press('Weiter')(page)
    },
    typed: { 'role=textbox[name="Pseudonym"]': 'Rohrdommel' },
    act: press('Speichern'),
    done: page => expect(page.getByText('Ihr vorläufiges Konto ist gespeichert.')).toBeVisible(),
    // If the account was deleted, saving creates the account again.
    without: fault => unread(fault) || fault.name === '404',
    says: PORTAL,
  },
  {
    title: 'moving a temporary account',
    rule: { method: 'POST', path: /^\/tmp_account\.json/ },
    async open(page) {
      await page.goto('/playground')
      await page.evaluate(beginWithoutAccount)
      await page.evaluate(() => foyer.register.migrate().opened)
    },
    typed: {},
    act: press('Jetzt übernehmen'),
    done: page => expect(page.getByRole('button', { name: 'Fertig' })).toBeVisible(),
    says: PORTAL,
  },
])
