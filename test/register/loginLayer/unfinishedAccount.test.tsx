import { http, HttpResponse } from 'msw'
import { ACCOUNT, MAIL_NOTICE, OWN_REASON, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, calls, layer, open, field, pressInWindow, check, unfinishedHeading } = prepareLoginLayer()

// A container is a step of the layer, with its number in the specification (portal-accounts 2.2).
describe('container 31 (unfinished account)', () => {
  it('[REG-CALL-20] [REG-LAY-11] [REG-LAY-24] says that the registration is not finished, and sends the mail again', async () => {
    await open()
    await check('jonte@portal.test')
    expect(await unfinishedHeading()).toBeInTheDocument()
    expect(layer.root.getAllByText(/Das Konto jonte@portal.test ist noch nicht bestätigt/).length).toBeGreaterThan(0)
    await pressInWindow('E-Mail erneut schicken')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(calls.at(-1)?.[0]).toBe('send_password_mail')
    await pressInWindow('Zurück')
    expect(await field(ACCOUNT)).toHaveValue('')
  })

  it('[REG-LAY-11] [REG-LAY-36] [REG-LAY-44] shows the text of the label ‘error’ after a refused mail, and the portal’s message after a second attempt succeeds', async () => {
    const refuse = () => HttpResponse.json({ success: false, message: 'Unbekannt' })
    server.use(http.post('*/register-login/api/register_login', refuse, { once: true }))
    await open()
    await check('jonte@portal.test')
    await pressInWindow('E-Mail erneut schicken')
    expect(await layer.root.findByRole('alert')).toHaveTextContent(OWN_REASON)
    await pressInWindow('E-Mail erneut schicken')
    expect(await layer.root.findByText(...MAIL_NOTICE)).toBeVisible()
    expect(layer.root.queryByRole('alert')).not.toBeInTheDocument()
    expect(calls.at(-1)?.[1]['account']).toBe('jonte@portal.test')
  })

  it('[REG-LAY-11] [REG-LAY-24] shows the portal’s message about the account, if there is one', async () => {
    const message = 'Dieses Konto wartet seit dem 3. Mai auf seine Bestätigung.'
    server.use(
      http.get('*/register-login/api/register_login', () =>
        HttpResponse.json({ success: 'ACCOUNT_NOT_FINISCHED', message }),
      ),
    )
    await open()
    await check('jonte@portal.test')
    expect((await layer.root.findAllByText(message)).length).toBeGreaterThan(0)
    expect(layer.root.queryByText(/Das Konto jonte@portal.test/)).toBeNull()
  })
})
