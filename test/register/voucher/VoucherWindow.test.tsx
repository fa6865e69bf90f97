import { configure, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import type { RegisterOpenOptions } from '../../../src/api/RegisterApi'
import { componentStyles } from '../../../src/shell/componentStyles'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { registerFake } from '../../../src/testing/registerFake'
import { openTestWindow } from '../../support/openTestWindow'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
withoutActEnvironment()
const REFUSED = /^Dieser Gutschein ist nicht gültig/

async function openVoucher(
  answers: Parameters<typeof registerFake>[0],
  options: RegisterOpenOptions = { voucherRole: 'press' },
) {
  const fake = registerFake(answers)
  server.use(...fake.handlers)
  const opened = await openTestWindow('register.open', ['voucher', options])
  const field = await opened.root.findByRole('textbox', { name: 'Gutscheincode' })
  return { ...opened, field, sent: fake.sent }
}

describe('the voucher window', () => {
  it('[REG-VOU-01] [REG-VOU-02] [REG-API-22] checks the voucher by Enter, then assigns its role, then reloads the page', async () => {
    const { field, sent, control, reload } = await openVoucher({ check_voucher: true, set_acl_by_voucher: 'true' })
    expect((field.getRootNode() as ShadowRoot).activeElement).toBe(field)
    await user.type(field, ' UFER-1 {Enter}')
    await waitFor(() => expect(control.settled).toHaveBeenCalledTimes(1))
    expect(sent).toEqual(
      ['check_voucher', 'set_acl_by_voucher'].map(action => ({
        method: 'GET',
        fields: { action, voucher: 'UFER-1', voucher_role: 'press' },
      })),
    )
    expect(reload.mock.calls).toEqual([['register.voucher']])
  })

  it.each([
    [{ voucherRole: 'school' }, 'school'],
    [{}, ''],
  ])(
    '[REG-CALL-17] [REG-API-16] [REG-API-22] sends the role that the page gives, in both calls: %j',
    async (options, role) => {
      const { field, sent, control } = await openVoucher({ check_voucher: true, set_acl_by_voucher: true }, options)
      await user.type(field, 'UFER-1{Enter}')
      await waitFor(() => expect(control.settled).toHaveBeenCalledTimes(1))
      expect(sent.map(({ fields }) => [fields['action'], fields['voucher_role']])).toEqual([
        ['check_voucher', role],
        ['set_acl_by_voucher', role],
      ])
    },
  )

  it('[REG-VOU-02] [REG-VOU-03] [REG-CALL-16] assigns nothing for an invalid voucher; the error shows at the field and is announced', async () => {
    const { root, field, host, sent, reload, close } = await openVoucher({ check_voucher: false })
    await user.type(field, 'UFER-2{Enter}')
    expect(await root.findByText(REFUSED)).toBeInTheDocument()
    expect(field).toHaveAccessibleDescription(REFUSED)
    expect(field).toHaveValue('UFER-2')
    expect(host.shadowRoot!.querySelector('[aria-live]')).toHaveTextContent(REFUSED)
    const fields = { action: 'check_voucher', voucher: 'UFER-2', voucher_role: 'press' }
    expect(sent).toEqual([{ method: 'GET', fields }])
    expect(reload).not.toHaveBeenCalled()
    await user.type(field, '3')
    expect(root.queryByText(REFUSED)).toBeNull()
    close()
  })

  it.each(['false', 'yes', 1, 0, null, '', [], { success: true }])(
    '[REG-VOU-02] [REG-CALL-16] assigns nothing if the check returns %j, which is not true',
    async answer => {
      const { root, field, sent, reload, close } = await openVoucher({ check_voucher: answer })
      await user.type(field, 'UFER-2{Enter}')
      expect(await root.findByText(REFUSED)).toBeInTheDocument()
      expect(sent).toHaveLength(1)
      expect(reload).not.toHaveBeenCalled()
      close()
    },
  )

  it('[REG-VOU-02] [REG-VOU-03] shows the same error, and reloads nothing, if the role could not be assigned', async () => {
    const { root, field, reload, close } = await openVoucher({ check_voucher: true, set_acl_by_voucher: false })
    await user.type(field, 'UFER-2{Enter}')
    expect(await root.findByText(REFUSED)).toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
    close()
  })

  it('redeems a voucher again without a check if the response was lost, because the check would fail now', async () => {
    expectConsole('error', /got no response/)
    let isRedeemed = false
    const redeem = () => {
      const isLost = !isRedeemed
      isRedeemed = true
      return isLost ? HttpResponse.error() : true
    }
    const { root, field, sent, control, reload } = await openVoucher({
      check_voucher: () => !isRedeemed,
      set_acl_by_voucher: redeem,
    })
    await user.type(field, 'UFER-1{Enter}')
    expect(await root.findByText(/Das Portal ist gerade nicht erreichbar/)).toBeInTheDocument()
    expect(field).toHaveValue('UFER-1')
    await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledTimes(1))
    expect(sent.map(({ fields }) => fields['action'])).toEqual([
      'check_voucher',
      'set_acl_by_voucher',
      'set_acl_by_voucher',
    ])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[REG-VOU-04] treats a plain false after a lost response as a failure, and reloads nothing', async () => {
    expectConsole('error', /got no response/)
    let isFirst = true
    const { root, field, reload, close } = await openVoucher({
      check_voucher: true,
      set_acl_by_voucher: () => {
        const isLost = isFirst
        isFirst = false
        return isLost ? HttpResponse.error() : false
      },
    })
    await user.type(field, 'UFER-1{Enter}')
    await user.click(await root.findByRole('button', { name: 'Erneut versuchen' }))
    expect(await root.findByText(REFUSED)).toBeInTheDocument()
    expect(root.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
    expect(reload).not.toHaveBeenCalled()
    close()
  })

  it('[REG-VOU-04] treats a plain false after a server error as a failure too, and checks the voucher before the next attempt', async () => {
    expectConsole('error', /status 500/)
    let isFirst = true
    const { root, field, sent, reload, close } = await openVoucher({
      check_voucher: true,
      set_acl_by_voucher: () => {
        const isLost = isFirst
        isFirst = false
        return isLost ? new HttpResponse('kaputt', { status: 500 }) : false
      },
    })
    await user.type(field, 'UFER-1{Enter}')
    await user.click(await root.findByRole('button', { name: 'OK' }))
    await user.type(field, '{Enter}')
    expect(await root.findByText(REFUSED)).toBeInTheDocument()
    await user.type(field, '{Enter}')
    await waitFor(() => expect(sent).toHaveLength(5))
    expect(sent.map(({ fields }) => fields['action']!.split('_')[0])).toEqual(['check', 'set', 'set', 'check', 'set'])
    expect(reload).not.toHaveBeenCalled()
    close()
  })

  it('checks another voucher, and checks a refused voucher again', async () => {
    const { root, field, sent, close } = await openVoucher({
      check_voucher: true,
      set_acl_by_voucher: ({ voucher }) => (voucher === 'UFER-1' ? HttpResponse.error() : false),
    })
    expectConsole('error', /got no response/)
    await user.type(field, 'UFER-1{Enter}')
    await root.findByRole('button', { name: 'Erneut versuchen' })
    await user.type(field, '2{Enter}')
    expect(await root.findByText(REFUSED)).toBeInTheDocument()
    await user.type(field, '{Enter}')
    await waitFor(() => expect(sent).toHaveLength(6))
    expect(sent.map(({ fields }) => fields['action'])).toEqual(
      Array.from({ length: 3 }, () => ['check_voucher', 'set_acl_by_voucher']).flat(),
    )
    close()
  })

  it('asks before a typed voucher is discarded, but not after the portal has refused the voucher', async () => {
    const { root, field, control } = await openVoucher({ check_voucher: false })
    await user.type(field, 'UFER-1')
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    await user.click(await root.findByRole('button', { name: 'Hier bleiben' }))
    expect(field).toHaveValue('UFER-1')
    await user.type(field, '{Enter}')
    await root.findByText(REFUSED)
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledTimes(1))
  })

  it('[REG-VOU-01] [REG-FRM-10] sends nothing for an empty field, and says why', async () => {
    const { root, field, sent, close } = await openVoucher({})
    await user.type(field, '  {Enter}')
    expect(await root.findByText('Bitte geben Sie den Code ein, der auf dem Gutschein steht.')).toBeInTheDocument()
    expect(sent).toEqual([])
    close()
  })

  it('shows the message of a failed call, and keeps the typed values', async () => {
    const { root, field, close } = await openVoucher({
      check_voucher: () => new HttpResponse('Zu viele Versuche.', { status: 429 }),
    })
    expectConsole('error', /status 429/)
    await user.type(field, 'UFER-2{Enter}')
    expect(await root.findByText('Zu viele Versuche.')).toBeInTheDocument()
    await user.click(root.getAllByRole('button', { name: 'OK' }).at(-1)!)
    expect(field).toHaveValue('UFER-2')
    close()
  })

  it('[REG-VOU-03] fades the error in, in 500 ms', async () => {
    const { field, close } = await openVoucher({})
    const place = field.parentElement!.parentElement!
    const all = [...componentStyles().css.cssRules].map(rule => rule.cssText)
    const own = all.filter(rule => [...place.classList].some(name => rule.includes(`.${name}`)))
    const [, name = '', duration] = /-error'?"?\]\s*\{\s*animation: ?(\S+) (\S+)/.exec(own.join('')) ?? []
    expect(duration).toBe('500ms')
    expect(all.find(rule => rule.startsWith(`@keyframes ${name}`))).toMatch(/from\s*\{\s*opacity: ?0;/)
    close()
  })
})
