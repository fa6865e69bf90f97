import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { accountFake } from '../../../src/testing/accountFake'
import { layerFake } from '../../../src/testing/layerFake'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'

/** Steps of the log-in layer; the specification calls them containers. Their forms are in the page's own tree. */
const meta = {
  component: WindowStage,
  tags: ['register.login'],
  args: { callName: 'register.login', globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: layerFake() }, docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const field = (name: string) => page.findByLabelText(name, { exact: false, selector: 'input' })
const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }))
async function check(account: string) {
  await typeText(await field('E-Mail-Adresse oder Kontoname'), account)
  await press('Weiter')
}
async function openPassword() {
  await check('eva@portal.test')
  return field('Passwort')
}

/** Container 1: asks for the account. */
export const Account: Story = {
  tags: ['default', 'empty'],
  async play() {
    const account = await field('E-Mail-Adresse oder Kontoname')
    await waitFor(() => expect(account).toHaveFocus())
  },
}

/** Neither an account nor an e-mail address: the portal's message is shown at the field. */
export const AccountWrong: Story = {
  async play() {
    await check('wer')
    await expect(await page.findByText('Dieses Konto kennen wir nicht.')).toBeVisible()
  },
}

/** Container 11: the password. */
export const Password: Story = {
  async play() {
    await expect(await openPassword()).toHaveFocus()
  },
}

/** A wrong password is kept and can be shown. */
export const PasswordWrong: Story = {
  tags: ['refused'],
  async play() {
    const password = await openPassword()
    await typeText(password, 'falsch')
    await press('Passwort anzeigen')
    await press('Anmelden')
    await expect(await page.findByText('Das Passwort stimmt nicht.')).toBeVisible()
    await expect(password).toHaveValue('falsch')
  },
}

/** 'Forgot password': the mail was sent. */
export const MailSent: Story = {
  async play() {
    await openPassword()
    await press('Passwort vergessen?')
    await expect((await (await findInWindow()).findAllByText('Die E-Mail ist unterwegs.'))[0]).toBeVisible()
  },
}

/** Container 12: logged in. */
export const LoggedIn: Story = {
  async play() {
    await typeText(await openPassword(), 'Uferlicht-2026')
    await press('Anmelden')
    await expect(await (await findInWindow()).findByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeVisible()
  },
}

/**
 * Another account logged in after a session ended. The layer offers to log in with the account of the ended session, or
 * to reload.
 */
export const OtherAccount: Story = {
  args: { given: [{ again: 'eva@portal.test', onLogin() {} }] },
  parameters: { msw: { handlers: [...layerFake(), ...accountFake()] } },
  async play() {
    const account = await field('E-Mail-Adresse oder Kontoname')
    await userEvent.clear(account)
    await check('archiv')
    await typeText(await field('Passwort'), 'Uferlicht-2026')
    await press('Anmelden')
    await expect(
      await (await findInWindow()).findByRole('heading', { name: 'Sie sind jetzt als archiv angemeldet.' }),
    ).toBeVisible()
  },
}

/** Container 21: a new account, with the rules for a strong password at the focused field. */
export const NewAccount: Story = {
  async play() {
    await check('neu@portal.test')
    await expect(await field('Neues Passwort')).toHaveFocus()
    await expect(await page.findByText(/Mindestens 10 Zeichen/)).toBeVisible()
  },
}

/** A weak password and no names: each field shows its error. */
export const NewAccountIncomplete: Story = {
  async play() {
    await check('neu@portal.test')
    await typeText(await field('Neues Passwort'), 'kurz')
    await press('Konto anlegen')
    await expect(await page.findByText('Bitte geben Sie Ihren Vornamen an.')).toBeVisible()
    await expect(await field('Neues Passwort')).toHaveFocus()
  },
}

/** Container 22: the account is created. */
export const Created: Story = {
  async play() {
    await check('neu@portal.test')
    await typeText(await field('Neues Passwort'), 'Uferlicht7')
    await typeText(await field('Vorname'), 'Eva')
    await typeText(await field('Nachname'), 'Ahlers')
    await press('Konto anlegen')
    await expect(await (await findInWindow()).findByRole('heading', { name: 'Fast geschafft' })).toBeVisible()
  },
}

/** Container 31: the registration was not completed. */
export const Unfinished: Story = {
  async play() {
    await check('jonte@portal.test')
    await expect(
      await (await findInWindow()).findByRole('heading', { name: 'Die Registrierung ist noch nicht abgeschlossen.' }),
    ).toBeVisible()
  },
}

/** Tab 2: the password mail. */
export const PasswordMail: Story = {
  args: { given: [{ tab: 2 }] },
  async play() {
    const mail = await field('E-Mail-Adresse')
    await waitFor(() => expect(mail).toHaveFocus())
    await expect((await findInWindow()).getByRole('tab', { name: 'Passwort vergessen' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** An account without an e-mail address gets no mail. The layer shows the 'old account' message. */
export const OldAccount: Story = {
  args: { given: [{ tab: 2 }] },
  async play() {
    await typeText(await field('E-Mail-Adresse'), 'archiv')
    await press('E-Mail anfordern')
    await expect(await page.findByText(/Hat Ihr Konto keine E-Mail-Adresse/)).toBeVisible()
  },
}

/** Too many attempts: a message says how long to wait. */
export const TooMany: Story = {
  tags: ['failed'],
  parameters: {
    msw: {
      handlers: [
        http.get(
          '*/register-login/api/register_login',
          () => new HttpResponse('Too many', { status: 429, headers: { 'Retry-After': '540' } }),
        ),
      ],
    },
    expectedErrors: ['429'],
  },
  async play() {
    await check('eva@portal.test')
    await expect(await page.findByText(/zu viele Versuche.*warten Sie 9 Min\./)).toBeVisible()
  },
}

/** A very long address that the portal does not know: the portal's message is shown at the field. */
export const LongTexts: Story = {
  tags: ['long'],
  async play() {
    await check('vorstand.kulturlandschaftspflegevereinigung.niederelbe@denkmalpflegeorganisationen.example')
    await expect(await page.findByText('Dieses Konto kennen wir nicht.')).toBeVisible()
  },
}
