import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registerWindows } from '../../src/register/registerWindows'
import { registerOpenings } from '../../src/register/registerOpenings'
import { resolveConfig } from '../../src/config/resolveConfig'
import type { WindowTable } from '../../src/shell/WindowTable'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { registerFake } from '../support/fakes/registerFake'
import { openAccountWindow } from '../support/openAccountWindow'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
})

const config = resolveConfig({ hosts: { support: 'https://hilfe.example' } }, new URL('http://localhost/'))
const NAMES = ['message', 'verifymail', 'nameselect', 'nameaddress', 'checkdoublet', 'checkdoubletinfo', 'userpass', 'newaccount', 'passwdchange', 'voucher'] as const
const windows: WindowTable = registerWindows

describe.each(NAMES)('the window %s of the frame', name => {
  const entry = windows[`register.${name}`]!

  it('[REG-FRM-01] has its template at the address of its name', () => {
    expect(entry.templateUrl!(config)).toBe(`/register/templates/frame.php?content=${name}`)
    expect(entry.templateUrl!(resolveConfig({ paths: { register: '/reg' } }, new URL('http://localhost/')))).toBe(`/reg/templates/frame.php?content=${name}`)
  })

  it('[REG-FRM-02] is 610 high', () => {
    expect(entry.size).toEqual({ width: 680, height: 610 })
  })

  it('[REG-FRM-08] has a support link', () => {
    expect(entry.supportUrl!(config)).toBe('https://hilfe.example/support')
  })
})

describe('register.open', () => {
  it('[REG-API-01] opens the named window with the options of the page, the log-in without a name', () => {
    const { read } = registerOpenings['register.open']
    expect(read('voucher', { voucherRole: 'press', container: '#area' })).toEqual({ windowName: 'register.voucher', options: { voucherRole: 'press' }, container: '#area' })
    expect(read({ name: 'verifymail', problem: 'mail' })).toMatchObject({ windowName: 'register.verifymail', options: { problem: 'mail' } })
    expect(read(undefined)).toMatchObject({ windowName: 'register.userpass', options: {} })
  })

  it('[REG-API-03] says No such window for a name that the frame has not', () => {
    expect(() => registerOpenings['register.open'].read('nowhere' as never)).toThrow(expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT', message: expect.stringContaining("No such window 'nowhere'") as string }))
  })

  it('[REG-API-03] says it also where an answer names such a window, and the window stays', async () => {
    const { handlers } = registerFake({ check_account: { next: 'nowhere' } })
    server.use(...handlers)
    expectConsole('error', /No such window/)
    const { root, close } = await openAccountWindow('register.open', ['verifymail'])
    const button = await root.findByRole('button', { name: 'An die hinterlegte Adresse senden' })
    await user.click(button)
    expect(await root.findByText(/No such window 'nowhere'/)).toBeInTheDocument()
    await user.click(root.getAllByRole('button', { name: 'OK' }).at(-1)!)
    expect(button).toBeInTheDocument()
    close()
  })
})
