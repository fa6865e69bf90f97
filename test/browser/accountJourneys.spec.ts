import { seededAccount } from '../support/seededAccount'
import type { Foyer } from '../../src/api/Foyer'
import { mailTexts } from '../../examples/portal/server/register/mailTexts'
import { AccountPerson, type AccountWay } from './support/accountPerson'
import {
  confirmAccount,
  enterAccount,
  expectLoggedIn,
  followMail,
  logIn,
  logOut,
  makeAccount,
} from './support/accountSteps'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const WAYS: readonly AccountWay[] = [
  { language: 'de', width: 1280 },
  { language: 'en', width: 375 },
]

for (const way of WAYS) {
  const { language, width } = way

  test(`[REG-API-19] ${language}, ${width} px, by keyboard alone: a visitor registers, and logs in with a new password after forgetting the first`, async ({
    page,
  }) => {
    const person = new AccountPerson(page, way)
    const account = {
      account: `forgetful.${language}@uferland.test`,
      password: 'Deichschaf2026',
      firstname: 'Jördis',
      surname: 'Schöpfwerk-Lübbenjans',
    }
    const confirmed = person.window('register_layer_confirm_heading')
    await person.goTo('/')
    await makeAccount(person, account)
    await confirmAccount(person, account)
    await expect(confirmed).toContainText(person.say('layer_confirmed_headline'))
    await person.expectAccessible(confirmed)
    await person.loadBy(() => person.press(person.button(confirmed, 'register_layer_continue')))
    expect(page.url()).not.toContain('register=')
    await expectLoggedIn(person, 'Jördis Schöpfwerk-Lübbenjans')
    await logOut(person)

    await test.step('requests the mail for a new password', async () => {
      await person.goTo('/')
      const layer = person.window('register_layer_login_heading')
      await enterAccount(person, account.account)
      await person.press(person.button(person.form, 'register_layer_forgot_password'))
      await expect(layer).toContainText(person.say('password_mail_sent'))
      await person.expectAccessible(layer)
      await page.keyboard.press('Escape')
      await expect(layer).toHaveCount(0)
    })

    await test.step('sets a new password, once the terms are accepted', async () => {
      await followMail(person, account.account, person.say('mail_password_subject'))
      const layer = person.window('register_layer_change_heading')
      const change = person.button(person.form, 'register_layer_change_password')
      await expect(person.form.locator('[name=password]')).toBeFocused()
      await expect(person.form.locator('[name=account]')).toHaveValue(account.account)
      await page.keyboard.type('Wattwurm+2027')
      await expect(change).toBeDisabled()
      await person.expectAccessible(layer)
      await person.press(person.form.getByRole('switch'), 'Space')
      await person.press(change)
      await expect(layer).toContainText(person.say('changed_headline'))
      await person.expectAccessible(layer)
      await person.loadBy(() => person.press(person.button(layer, 'register_layer_continue')))
      expect(new URL(page.url()).pathname).toBe('/')
      await expectLoggedIn(person, 'Jördis Schöpfwerk-Lübbenjans')
    })

    await logOut(person)
    await person.goTo('/')
    await logIn(person, { ...account, password: 'Wattwurm+2027' })
  })
  test(`[REG-API-23] ${language}, ${width} px, by keyboard alone: a person claims their own entry in the register, creates an account, and sets a new password`, async ({
    page,
  }) => {
    const person = new AccountPerson(page, way)
    const { firstname, surname, city, entry } = {
      de: { firstname: 'Jörg', surname: 'Weiß', city: 'Stade', entry: 'Jörg Weiß' },
      en: { firstname: 'Elke', surname: 'Janssen', city: 'Osterholz-Scharmbeck', entry: 'Elke Janßen' },
    }[language]
    const email = `back.again.${language}@post.example`
    await person.goTo('/login')

    await test.step('enters name and address, with a city from the gazetteer', async () => {
      await person.press(page.getByRole('button', { name: 'Als Kulturschaffende eintragen' }))
      const window = person.window('register_nameaddress_heading')
      const cityField = window.getByRole('combobox', { name: person.say('register_nameaddress_city') })
      await person.type(window.locator('[name=firstname]'), firstname)
      await person.type(window.locator('[name=surname]'), surname)
      await person.type(window.locator('[name=email]'), email)
      await person.type(cityField, city)
      await expect(window.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(window.getByRole('listbox')).toHaveCount(0)
      await expect(cityField).toHaveValue(new RegExp(`^${city}`))
      await person.press(window.locator('[name=terms]'), 'Space')
      await person.expectAccessible(window)
      await person.press(person.button(window, 'register_nameaddress_submit'))
    })

    await test.step('chooses the entry of the same person', async () => {
      const window = person.window('register_checkdoublet_heading')
      const take = window.getByRole('button', { name: `${person.say('register_checkdoublet_take')}: ${entry}` }).first()
      await person.press(
        window
          .getByRole('button', { name: new RegExp(`${person.say('register_checkdoublet_details')}.* ${entry}`) })
          .first(),
      )
      await expect(window.getByRole('link').first()).toBeVisible()
      await person.expectAccessible(window)
      await person.press(take)
    })

    await test.step('explains the claim to the editors', async () => {
      const window = person.window('register_checkdoubletinfo_heading')
      await expect(window).toContainText(email)
      await person.type(window.locator('[name=info_text]'), 'Der Film über die Oste ist von mir.')
      await person.expectAccessible(window)
      await person.press(person.button(window, 'register_checkdoubletinfo_send'))
    })

    await test.step('creates an account for the address', async () => {
      const password = person.form.locator('[name=register_newaccount_input_password]')
      await expect(password).toBeFocused()
      await expect(person.form.locator('[name=register_newaccount_input_email]')).toHaveValue(email)
      await page.keyboard.type('Moorfrosch-7')
      await person.expectAccessible(page.getByRole('dialog'))
      await page.keyboard.press('Enter')
      const message = person.window('register_message_heading')
      await expect(message).toContainText(email)
      await person.expectAccessible(message)
      await page.keyboard.press('Enter')
      await expect(message).toHaveCount(0)
    })

    await test.step('confirms the account by the mail, and is logged in as the entered person', async () => {
      await followMail(person, email, mailTexts[language].confirm.subject)
      const message = person.window('register_message_heading')
      await expect(message).toContainText(email)
      expect(page.url()).not.toContain('register_token')
      await person.expectAccessible(message)
      await person.loadBy(() => page.keyboard.press('Enter'))
      await expectLoggedIn(person, `${firstname} ${surname}`)
      await person.goTo('/outbox')
      await expect(
        page.locator('article', { hasText: 'Der Film über die Oste ist von mir.' }).filter({ hasText: email }),
      ).toHaveCount(1)
      await logOut(person)
    })

    await test.step('forgets the password, and sets a new one by the link in the reminder', async () => {
      await person.goTo('/')
      await page.evaluate(() => foyer.register.open().opened)
      await expect(person.form.locator('[name=account]')).toBeFocused()
      await page.keyboard.type(email)
      await page.keyboard.press('Tab')
      const lost = person.button(person.form, 'register_userpass_password_lost')
      await expect(lost).toBeVisible()
      await person.expectAccessible(person.window('register_userpass_heading'))
      await person.press(lost)
      const message = person.window('register_message_heading')
      await expect(message).toContainText(email)
      await followMail(person, email, mailTexts[language].reminder.subject)
      await expect(person.form.locator('[name=register_passwdchange_input_password]')).toBeFocused()
      await expect(person.form.locator('[name=register_passwdchange_input_account]')).toHaveValue(email)
      await page.keyboard.type('Laubfrosch#8')
      await person.expectAccessible(person.window('register_passwdchange_heading'))
      await page.keyboard.press('Enter')
      await expect(message).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
      await person.loadBy(() => page.keyboard.press('Enter'))
      await expectLoggedIn(person, `${firstname} ${surname}`)
    })
  })

  test(`[REG-API-22] ${language}, ${width} px, by keyboard alone: the field keeps a wrong voucher code; a valid code grants a role to one account only`, async ({
    page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const { code, wrong, role, name } = {
      de: { code: 'UFER-HAUS-2026', wrong: 'UFER-ALT-2024', role: 'venue', name: 'Spielstätte' },
      en: { code: 'UFER-PRESSE-2026', wrong: 'UFER-FILM-2026', role: 'press', name: 'Presse' },
    }[language]
    const window = person.window('register_voucher_heading')
    const field = window.locator('[name=voucher]')
    const expectRefused = async (entered: string) => {
      await expect(field).toHaveAccessibleDescription(new RegExp(person.say('register_voucher_failed').slice(0, 30)))
      await expect(field).toHaveValue(entered)
      await expect(field).toBeFocused()
    }
    const signIn = async (account: string) => {
      const [cookie = '', value = ''] = (await portal.signIn(account)).split('=')
      await page.context().addCookies([{ name: cookie, value, url: portal.url }])
      await person.goTo('/profile')
    }
    const enter = async (entered: string) => {
      await person.type(field, entered)
      await page.keyboard.press('Enter')
    }

    await signIn(seededAccount.reader)
    await expect(page.getByText(`Freigeschaltet: ${name}`)).toHaveCount(0)
    await page.evaluate(voucherRole => foyer.register.open('voucher', { voucherRole }).opened, role)
    await enter(wrong)
    await expectRefused(wrong)
    await person.expectAccessible(window)
    await person.loadBy(() => enter(code))
    await expect(page.getByText('Freigeschaltet: ')).toContainText(name)
    await expect(page.getByText('Der Gutschein ist eingelöst.')).toBeFocused()

    await signIn(seededAccount.layerMember)
    await person.press(page.getByRole('button', { name: 'Gutschein einlösen' }))
    await enter(code)
    await expectRefused(code)
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Freigeschaltet: ')).toHaveCount(0)
  })
}

test('[REG-API-19] en, 375 px, by keyboard alone: a visitor begins without an account, creates one later, and moves the entered data into it', async ({
  page,
}) => {
  const person = new AccountPerson(page, WAYS[1]!)
  const account = {
    account: 'moves.in@uferland.test',
    password: 'Seezeichen4ever',
    firstname: 'Wiebke',
    surname: 'Ostermoor',
  }
  await person.goTo('/login')

  await test.step('begins without registration', async () => {
    await person.press(page.getByRole('button', { name: 'Erst einmal ohne Konto mitmachen' }))
    const intro = person.window('register_tmp_intro_heading')
    await person.press(intro.getByRole('button', { name: person.say('register_tmp_without') }), 'Space')
    await person.expectAccessible(intro)
    await person.press(person.button(intro, 'register_tmp_next'))
    const form = person.window('register_tmp_account_heading')
    await person.press(form.getByRole('combobox', { name: person.say('register_tmp_taccount_type_id') }), 'A')
    await person.type(
      form.getByRole('textbox', { name: person.say('register_tmp_artistname'), exact: true }),
      'Rohrsänger',
    )
    await person.expectAccessible(form)
    await person.loadBy(() => page.keyboard.press('Enter'))
  })

  await makeAccount(person, account)
  await confirmAccount(person, account)
  await test.step('moves the entered data in one window, while another window shows the welcome', async () => {
    const move = person.window('register_tmp_migrate_heading')
    const welcome = person.window('register_layer_confirm_heading')
    await expect(move).toContainText('Rohrsänger')
    await expect(welcome).toBeVisible()
    const greet = () => person.loadBy(() => person.press(person.button(welcome, 'register_layer_continue')))
    // Two responses open the two windows; the window of the later response is on top.
    const isGreetedFirst = await welcome.evaluate(element => element.matches(':focus-within'))
    if (isGreetedFirst) {
      await greet()
      // 'Continue' reloads the page without its query, and so without the language.
      await person.goTo('/login')
    }
    await person.expectAccessible(move)
    await person.press(person.button(move, 'register_tmp_migrate_move'))
    await expect(move).toContainText(person.say('register_tmp_migrate_done_text'))
    await person.expectAccessible(move)
    await person.loadBy(() => person.press(person.button(move, 'register_tmp_migrate_finish')))
    if (!isGreetedFirst) await greet()
    await expectLoggedIn(person, 'Wiebke Ostermoor')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
