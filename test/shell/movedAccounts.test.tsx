import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { accountFake, type AccountCalls } from '../../src/testing/accountFake'
import { fakeAccount } from '../../src/testing/fakeAccount'
import { layerFake, type LayerCalls } from '../../src/testing/layerFake'
import { fakePortalServer } from '../support/fakePortalServer'
import { movedPortal } from '../support/movedPortal'
import { openLayer } from '../support/openLayer'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
jest.setTimeout(30_000)
withoutActEnvironment()

/** Options with other addresses for the account calls. The fake portal fails a test that uses a default address. */
const page: FoyerConfig = { paths: { register: '/rahmen', registerLogin: '/schicht/v2' } }

it('[REG-CALL-46] [REG-CALL-10] a registration frame at another address logs a person in', async () => {
  const calls: AccountCalls = []
  server.use(...movedPortal(accountFake(calls)))
  const window = await openLayer('register.open', ['userpass', {}], page)
  await user.type(await window.page.findByRole('textbox', { name: 'E-Mail-Adresse oder Kontoname' }), fakeAccount.name)
  await user.type(await window.page.findByLabelText(/^Passwort/, { selector: 'input' }), fakeAccount.password)
  await user.click(await window.page.findByRole('button', { name: 'Anmelden' }))
  expect(await window.root.findByRole('heading', { name: 'Titel Willkommen!' })).toBeInTheDocument()
  expect(calls.map(([action]) => action)).toContain('try_login')
  expect(asked.every(call => /^(GET|POST) \/rahmen\/ajax\.php/.test(call))).toBe(true)
  await window.close()
})

it('[REG-CALL-21] [REG-CALL-22] a log-in layer at another address logs a person in', async () => {
  const calls: LayerCalls = []
  server.use(...movedPortal(layerFake(calls)))
  const layer = await openLayer('register.login', [{}], page)
  const field = (name: string) => layer.page.findByLabelText(name, { exact: false, selector: 'input' })
  await user.type(await field('E-Mail-Adresse oder Kontoname'), `${fakeAccount.name}{Enter}`)
  await user.type(await field('Passwort'), `${fakeAccount.password}{Enter}`)
  await waitFor(() => expect(calls.map(([m]) => m)).toEqual(['check_account', 'login_account']))
  expect(asked.every(call => /^(GET|POST) \/schicht\/v2\//.test(call))).toBe(true)
  await layer.close()
})
