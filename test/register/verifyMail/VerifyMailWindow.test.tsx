import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { RegisterOpenOptions } from '../../../src/api/RegisterApi'
import { fakePortalServer } from '../../support/fakePortalServer'
import { registerFake } from '../../../src/testing/registerFake'
import { openTestWindow } from '../../support/openTestWindow'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()

async function openVerifyMail(options: RegisterOpenOptions = {}, answers: Parameters<typeof registerFake>[0] = {}) {
  const fake = registerFake(answers)
  server.use(...fake.handlers)
  const opened = await openTestWindow('register.open', ['verifymail', options])
  await opened.root.findByRole('button', { name: 'An den Betreiber senden' })
  return { ...opened, sent: fake.sent }
}

describe('the window verifymail', () => {
  it('[REG-VML-01] [REG-VML-02] [REG-CALL-02] reports the problem to the provider (by default ‘password’), and opens the window that the response names', async () => {
    const { root, sent, close } = await openVerifyMail({}, { request_to_cb: { next: 'message', message: 'Gesendet.' } })
    await user.click(root.getByRole('button', { name: 'An den Betreiber senden' }))
    expect(await root.findByText('Gesendet.')).toBeInTheDocument()
    expect(sent).toEqual([{ method: 'POST', fields: { action: 'request_to_cb', problem: 'password' } }])
    close()
  })

  it('[REG-VML-01] [REG-API-16] [REG-FRM-05] sends the problem that the page names; an empty response is shown as a failure', async () => {
    const { root, sent, close } = await openVerifyMail({ problem: 'mail lost' }, { request_to_cb: {} })
    await user.click(root.getByRole('button', { name: 'An den Betreiber senden' }))
    expect(await root.findByText(/^Das hat leider nicht geklappt/)).toBeInTheDocument()
    expect(sent[0]!.fields['problem']).toBe('mail lost')
    close()
  })

  it.each([
    [{ disable_registered: true }, 'password'],
    [{ problem: 'mail lost' }, 'mail lost'],
    [{ problem: 'mail lost', disable_registered: true }, 'mail lost'],
  ])(
    '[REG-VML-02] sends the problem that the page or a response names, else ‘password’: %j',
    async (given, problem) => {
      const send = async ({ root, sent, close }: Awaited<ReturnType<typeof openVerifyMail>>) => {
        await user.click(root.getByRole('button', { name: 'An den Betreiber senden' }))
        await waitFor(() => expect(sent.at(-1)!.fields).toEqual({ action: 'request_to_cb', problem }))
        close()
      }
      const answers = { request_to_cb: { error: 'Später.' }, check_account: { next: 'verifymail', ...given } }
      await send(await openVerifyMail(given, answers))
      const first = await openVerifyMail({}, answers)
      await user.click(first.root.getByRole('button', { name: 'An die hinterlegte Adresse senden' }))
      await waitFor(() => expect(first.sent).toHaveLength(1))
      await send(first)
    },
  )

  it.each([
    ['[REG-CALL-02]', 'request_to_cb', 'An den Betreiber senden'],
    ['[REG-CALL-03]', 'check_account', 'An die hinterlegte Adresse senden'],
  ])('%s %s passes all texts of its response to the next window', async (_id, action, name) => {
    const texts = { title: 'An {email}', message: 'Gesendet.', button_ok_text: 'Gut' }
    const response = { next: 'message', ...texts, replace_text: { email: 'eva@x.example' } }
    const { root, close } = await openVerifyMail({}, { [action]: response })
    await user.click(root.getByRole('button', { name }))
    expect(await root.findByRole('heading', { name: 'An eva@x.example' })).toBeInTheDocument()
    expect(root.getByText('Gesendet.')).toBeInTheDocument()
    expect(root.getByRole('button', { name: 'Gut' })).toBeInTheDocument()
    close()
  })

  it('[REG-VML-03] [REG-CALL-03] [REG-API-15] checks the account by a call without fields, and shows the error as a text', async () => {
    const { root, sent, close } = await openVerifyMail(
      { replace_text: { email: 'eva@x.example' } },
      { check_account: { error: 'Keine Mail an {email}.' } },
    )
    await user.click(root.getByRole('button', { name: 'An die hinterlegte Adresse senden' }))
    expect(await root.findByRole('alert')).toHaveTextContent('Keine Mail an eva@x.example.')
    expect(sent).toEqual([{ method: 'POST', fields: { action: 'check_account' } }])
    close()
  })

  it('[REG-VML-04] has no button for the registered address if `disable_registered` is true', async () => {
    const { root, close } = await openVerifyMail({ disable_registered: true })
    expect(root.queryByRole('button', { name: 'An die hinterlegte Adresse senden' })).toBeNull()
    close()
  })

  it('[REG-FRM-04] [REG-FRM-13] [REG-VML-01] removes an error when the next action starts, and shows the error of each button', async () => {
    const replace_text = { email: 'eva@x.example' }
    const { root, close } = await openVerifyMail({ replace_text }, { check_account: { error: 'Nein, {email}.' } })
    await user.click(root.getByRole('button', { name: 'An die hinterlegte Adresse senden' }))
    expect(await root.findByRole('alert')).toHaveTextContent('Nein, eva@x.example.')
    let respond = () => {}
    const held = new Promise<void>(resolve => (respond = resolve))
    server.use(
      http.post('*/register/ajax.php', () => held.then(() => HttpResponse.json({ error: 'Später, {email}.' }))),
    )
    const provider = root.getByRole('button', { name: 'An den Betreiber senden' })
    await user.click(provider)
    expect(provider).toHaveAttribute('aria-busy', 'true')
    expect(root.queryByRole('alert')).toBeNull()
    respond()
    expect(await root.findByRole('alert')).toHaveTextContent('Später, eva@x.example.')
    expect(provider).not.toHaveAttribute('aria-busy')
    close()
  })

  it('[REG-FRM-10] sends one request even if its two buttons are clicked in quick succession, and can be used again after a response with an error', async () => {
    const { root, sent, close } = await openVerifyMail(
      {},
      { check_account: { error: 'Nein.' }, request_to_cb: { error: 'Später.' } },
    )
    const registered = root.getByRole('button', { name: 'An die hinterlegte Adresse senden' })
    registered.click()
    registered.click()
    root.getByRole('button', { name: 'An den Betreiber senden' }).click()
    expect(await root.findByRole('alert')).toHaveTextContent('Nein.')
    expect(sent).toHaveLength(1)
    await waitFor(() => expect(registered).not.toHaveAttribute('aria-busy'))
    await user.click(registered)
    await waitFor(() => expect(sent).toHaveLength(2))
    close()
  })
})
