import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { ACCOUNT, messageAt, OWN_REASON, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, user, calls, layer, open, field, press, check, logInButton, unfinishedHeading } = prepareLoginLayer()

// The specification calls a step of the layer a container, and numbers the containers (portal-accounts 2.2).
describe('container 1 (account)', () => {
  it.each([
    ['the button', () => press('Weiter')],
    ['Enter', async () => user.type(await field(ACCOUNT), '{Enter}')],
  ])('[REG-LAY-06] [REG-LAY-12] asks for the account; %s checks it, and the page’s address stays', async (_, send) => {
    await open({ account: 'eva@portal.test' })
    expect(await field(ACCOUNT)).toHaveFocus()
    expect(await field(ACCOUNT)).toHaveAttribute('autocomplete', 'username')
    await user.clear(await field(ACCOUNT))
    await user.type(await field(ACCOUNT), ' archiv ')
    await send()
    expect(await field('Passwort')).toBeInTheDocument()
    expect(calls).toEqual([['check_account', { account: 'archiv', project: 'uferlicht', language_id: '1' }]])
    expect(location.href).toBe('http://localhost/magazin?token=abc#oben')
  })

  it('[REG-LAY-12] sends one check for an attempt even if the button is pressed three times, and can check again after a refusal', async () => {
    await open()
    await user.type(await field(ACCOUNT), 'wer')
    const button = await layer.page.findByRole('button', { name: 'Weiter' })
    const held: (() => void)[] = []
    server.use(
      http.get('*/register-login/api/register_login', async () => {
        await new Promise<void>(resolve => held.push(resolve))
      }),
    )
    for (const attempt of [1, 2]) {
      for (let times = 0; times < 3; times += 1) button.click()
      await waitFor(() => expect(held).toHaveLength(attempt))
      expect(button).toHaveAttribute('aria-busy', 'true')
      held.at(-1)!()
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
      expect(messageAt(await field(ACCOUNT))).toContain('Dieses Konto kennen wir nicht.')
      expect(calls).toHaveLength(attempt)
    }
  })

  it('[REG-LAY-12] sends nothing without an account, and says why', async () => {
    await open()
    for (const send of [() => press('Weiter'), () => check('  ')]) {
      await send()
      expect(messageAt(await field(ACCOUNT))).toContain('Bitte geben Sie Ihre E-Mail-Adresse oder Ihren Kontonamen an.')
    }
    expect(calls).toEqual([])
  })

  it.each(['wer', 'wer@portal.museum'])(
    '[REG-LAY-26] [REG-LAY-31] [REG-LAY-33] shows the portal’s reason at the field and keeps the text if the text is neither an account nor an e-mail address that the layers accept: %s',
    async name => {
      await open()
      await check(name)
      await waitFor(async () => expect(await field(ACCOUNT)).toHaveAttribute('aria-invalid', 'true'))
      const input = await field(ACCOUNT)
      expect(messageAt(input)).toContain('Dieses Konto kennen wir nicht.')
      expect(input).toHaveValue(name)
      expect(layer.root.getByText('Dieses Konto kennen wir nicht.')).toBeInTheDocument()
      await user.type(input, 'x')
      expect(input).not.toHaveAttribute('aria-invalid')
    },
  )

  it('[REG-LAY-26] [REG-LAY-33] shows the layer’s own text at the field after a refusal without a reason', async () => {
    server.use(http.get('*/register-login/api/register_login', () => HttpResponse.json({ success: false })))
    await open()
    await check('wer')
    await waitFor(async () => expect(messageAt(await field(ACCOUNT))).toContain(OWN_REASON))
    expect(await field(ACCOUNT)).toHaveAttribute('aria-invalid', 'true')
  })

  it('begins with the account that the page gives', async () => {
    await open({ account: 'eva@portal.test' })
    expect(await field(ACCOUNT)).toHaveValue('eva@portal.test')
  })

  it('says at the field how long to wait after too many attempts', async () => {
    server.use(
      http.get(
        '*/register-login/api/register_login',
        () => new HttpResponse('Too many', { status: 429, headers: { 'Retry-After': '130' } }),
      ),
    )
    await open()
    await check('eva@portal.test')
    await waitFor(async () => expect(messageAt(await field(ACCOUNT))).toMatch(/zu viele Versuche.*warten Sie 3 Min\./))
    expect(await field(ACCOUNT)).toHaveValue('eva@portal.test')
  })

  it('says in a notice that the portal can’t be reached, keeps the typed values, and sends them again on request', async () => {
    expectConsole('error', /got no response/)
    server.use(http.get('*/register-login/api/register_login', () => HttpResponse.error(), { once: true }))
    await open()
    await check('eva@portal.test')
    expect(await layer.page.findByRole('alert')).toHaveTextContent('Das Portal ist gerade nicht erreichbar.')
    expect(layer.page.queryByRole('dialog')).toBeNull()
    expect(await field(ACCOUNT)).toHaveValue('eva@portal.test')
    await press('Erneut versuchen')
    expect(await field('Passwort')).toHaveFocus()
  })
})

describe.each(['', 'Ein Hinweis des Portals.'])('after a check with the message %j', message => {
  it.each([
    ['[REG-LAY-23]', true, 'eva@portal.test', logInButton],
    ['[REG-LAY-23]', true, 'archiv', logInButton],
    ['[REG-LAY-24]', 'ACCOUNT_NOT_FINISCHED', 'eva@portal.test', unfinishedHeading],
    ['[REG-LAY-25] [REG-LAY-31]', false, 'eva+neu@portal.test', () => field('Vorname')],
  ] as const)('%s opens the step for success %j and the account %s', async (_id, success, account, findStep) => {
    server.use(http.get('*/register-login/api/register_login', () => HttpResponse.json({ success, message })))
    await open()
    await check(account)
    expect(await findStep()).toBeInTheDocument()
  })
})
