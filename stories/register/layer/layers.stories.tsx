import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { layerFake } from '../../../src/testing/layerFake'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { WindowStage } from '../../WindowStage'

/** The smaller layers: for mailed links, for information, for a mail and for a new password. */
const meta = {
  component: WindowStage,
  args: { callName: 'register.confirm', globals: {} },
  render: (args, { globals }) => <WindowStage {...args} globals={globals} />,
  parameters: { msw: { handlers: layerFake() }, docs: { story: { inline: false, height: '540px' } } },
} satisfies Meta<typeof WindowStage>
export default meta
type Story = StoryObj<typeof meta>

const ACCOUNT = { auth: { account: 'eva@portal.test' } }
const APP = { register: { appUrl: 'https://app.portal.test/' } }
const page = within(document.body)

/** The registration is confirmed. */
export const Confirmed: Story = {
  tags: ['register.confirm', 'default'],
  args: { config: APP },
  async play() {
    const layer = await findInWindow()
    await expect(await layer.findByRole('button', { name: 'Weiter' })).toBeVisible()
    await expect(layer.getByRole('link', { name: 'App öffnen' })).toBeVisible()
  },
}

/** A link that is no longer valid. */
export const TokenError: Story = {
  tags: ['register.tokenError', 'default'],
  args: { callName: 'register.tokenError' },
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Zur Seite' })).toBeVisible()
  },
}

/** Advantages of registering. */
export const Information: Story = {
  tags: ['register.info', 'default'],
  args: { callName: 'register.info' },
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Verstanden' })).toBeVisible()
  },
}

/** Submitted without a text: the field shows its error. */
export const SendMail: Story = {
  tags: ['register.sendMail', 'refused'],
  args: { callName: 'register.sendMail' },
  async play() {
    const layer = await findInWindow()
    await userEvent.click(await layer.findByRole('button', { name: 'Senden' }))
    await expect(await layer.findByText('Bitte schreiben Sie eine Nachricht.')).toBeVisible()
  },
}

/** A new password; the terms of use must be accepted first. */
export const PasswordChange: Story = {
  tags: ['register.passwordChange', 'default'],
  args: { callName: 'register.passwordChange', config: ACCOUNT },
  async play() {
    await expect(await page.findByRole('button', { name: 'Passwort ändern' })).toBeDisabled()
    await expect(await page.findByText(/Mindestens 10 Zeichen/)).toBeVisible()
  },
}

/** The password is changed. */
export const PasswordChanged: Story = {
  args: { callName: 'register.passwordChange', config: ACCOUNT },
  async play() {
    await typeText(await page.findByLabelText('Neues Passwort', { exact: false, selector: 'input' }), 'Uferlicht7')
    await userEvent.click(await page.findByRole('switch', { name: /Nutzungsbedingungen/ }))
    await userEvent.click(await page.findByRole('button', { name: 'Passwort ändern' }))
    await expect(await (await findInWindow()).findByRole('heading', { name: 'Geändert' })).toBeVisible()
  },
}

/** An empty mail to the portal’s team. */
export const SendMailStart: Story = {
  tags: ['register.sendMail', 'default'],
  args: { callName: 'register.sendMail' },
  async play() {
    await expect(await (await findInWindow()).findByRole('button', { name: 'Senden' })).toBeVisible()
  },
}
