import { expect } from '@playwright/test'
import type { AccountPerson } from './accountPerson'

/** A person who has an account, or is about to register one in the layers. */
interface LayerAccount {
  readonly account: string
  readonly password: string
  readonly firstname: string
  readonly surname: string
}

const LOGIN = 'register_layer_login_heading'
const field = (person: AccountPerson, name: string) => person.form.locator(`[name=${name}]`)

/** Opens the layer by the page's link and enters the account. */
export async function enterAccount(person: AccountPerson, account: string): Promise<void> {
  await person.press(person.page.getByRole('link', { name: 'Anmelden', exact: true }))
  await expect(field(person, 'account')).toBeFocused()
  await person.page.keyboard.type(account)
  await person.page.keyboard.press('Enter')
}

/** Creates an account, from the layer's first step to the confirmation mail. */
export async function makeAccount(
  person: AccountPerson,
  { account, password, firstname, surname }: LayerAccount,
): Promise<void> {
  await enterAccount(person, account)
  await expect(field(person, 'new_password')).toBeFocused()
  await person.expectAccessible(person.window(LOGIN))
  await person.page.keyboard.type(password)
  await person.type(field(person, 'firstname'), firstname)
  await person.type(field(person, 'surname'), surname)
  await person.page.keyboard.press('Enter')
  await expect(person.window(LOGIN)).toContainText(person.say('created_text', { account }))
  await person.expectAccessible(person.window(LOGIN))
  await person.loadBy(() => person.press(person.button(person.window(LOGIN), 'register_layer_finish')))
}

/** Opens the newest mail to an address and follows its link. */
export async function followMail(person: AccountPerson, to: string, subject: string): Promise<void> {
  await person.goTo('/outbox')
  const mail = person.page.locator(`article[data-to="${to}"]`).first()
  await expect(mail.getByRole('heading')).toHaveText(subject)
  await person.loadBy(() => person.press(mail.getByRole('link')))
}

/** Confirms the new account by its mail. The person is then logged in, on the page where the account was created. */
export async function confirmAccount(person: AccountPerson, { account }: LayerAccount): Promise<void> {
  await followMail(person, account, person.say('mail_confirm_subject'))
  await person.loadBy(() => person.press(person.page.getByRole('main').getByRole('button')))
}

/** Logs in by the layer and continues to the page. */
export async function logIn(
  person: AccountPerson,
  { account, password, firstname, surname }: LayerAccount,
): Promise<void> {
  await enterAccount(person, account)
  await expect(field(person, 'password')).toBeFocused()
  await person.expectAccessible(person.window(LOGIN))
  await person.page.keyboard.type(password)
  await person.page.keyboard.press('Enter')
  await expect(person.window(LOGIN)).toContainText(person.say('login_headline', { firstname }))
  await person.expectAccessible(person.window(LOGIN))
  await person.loadBy(() => person.press(person.button(person.window(LOGIN), 'register_layer_continue')))
  await expectLoggedIn(person, `${firstname} ${surname}`)
}

/** Expects the page to show the name of the logged-in person. */
export async function expectLoggedIn(person: AccountPerson, name: string): Promise<void> {
  await expect(person.page.getByRole('link', { name, exact: true })).toBeVisible()
}

/** Logs out by the page's button. */
export async function logOut(person: AccountPerson): Promise<void> {
  await person.loadBy(() => person.press(person.page.getByRole('button', { name: 'Abmelden' })))
}
