import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { expectConsole } from '../../support/expectConsole'
import { layerFake, type LayerCalls } from '../../../src/testing/layerFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLayer } from '../../support/openLayer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
const calls: LayerCalls = []
let layer: Awaited<ReturnType<typeof openLayer>>

jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => {
  calls.length = 0
  history.replaceState(null, '', '/magazin?register=password')
  server.use(...layerFake(calls))
})
afterEach(() => layer.close())

const open = async (config: FoyerConfig = { auth: { account: 'eva@portal.test' } }) => {
  layer = await openLayer('register.passwordChange', [], config)
}
const field = (name: string) => layer.page.findByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' })
const terms = () => layer.page.findByRole('switch', { name: 'Ich stimme den Nutzungsbedingungen zu.' })
const send = () => layer.page.findByRole('button', { name: 'Passwort ändern' })
const messageAt = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ')

it('[REG-PWL-01] [REG-PWL-05] the password layer sends nothing before the terms of use are accepted', async () => {
  await open()
  expect(await field('Neues Passwort')).toHaveFocus()
  expect(await send()).toBeDisabled()
  await user.type(await field('Neues Passwort'), 'Uferlicht7{Enter}')
  expect(calls).toEqual([])
  await user.click(await terms())
  expect(await send()).toBeEnabled()
  await user.click(await terms())
  expect(await send()).toBeDisabled()
  expect(messageAt(await terms())).toBe('Bitte stimmen Sie den Nutzungsbedingungen zu, um fortzufahren.')
  expect(layer.page.getByRole('link', { name: 'Nutzungsbedingungen lesen' })).toHaveAttribute(
    'href',
    'http://localhost/terms',
  )
})

it('[REG-PWL-02] [REG-PWL-03] the password layer changes the password of the account and shows the result (container 202), whose main button leads to /', async () => {
  await open()
  const account = await field('E-Mail-Adresse oder Kontoname')
  expect(account).toHaveValue('eva@portal.test')
  expect(account).toHaveAttribute('readonly')
  expect(account).toHaveAttribute('autocomplete', 'username')
  expect(await field('Neues Passwort')).toHaveAttribute('autocomplete', 'new-password')
  await user.type(await field('Neues Passwort'), 'Uferlicht7')
  await user.click(await terms())
  await user.click(await send())
  expect(await layer.root.findByRole('heading', { name: 'Geändert' })).toBeInTheDocument()
  expect(layer.root.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible()
  expect(calls).toEqual([
    [
      'change_password',
      {
        account: 'eva@portal.test',
        password: 'Uferlicht7',
        project: 'uferlicht',
        language_id: '1',
        term_of_use_state: 'true',
      },
    ],
  ])
  const main = layer.root.getByRole('button', { name: 'Weiter' })
  expect(main.getRootNode()).toHaveProperty('activeElement', main)
  await user.click(main)
  expect(location.href).toBe('http://localhost/')
  expect(layer.reload.mock.calls).toEqual([['register.passwordChange: the password is changed']])
  expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
})

it('[REG-PWL-02] the password layer has its own headline if the response has none', async () => {
  server.use(http.post('*/register-login/api/register_password', () => HttpResponse.json({ success: true })))
  await open()
  await user.click(await terms())
  await user.type(await field('Neues Passwort'), 'Uferlicht7{Enter}')
  expect(await layer.root.findByRole('heading', { name: 'Ihr Passwort ist geändert.' })).toBeInTheDocument()
  expect(layer.page.queryByLabelText(/Neues Passwort/)).not.toBeInTheDocument()
})

it('[REG-PWL-04] the password layer leads to the profile of the page; the page’s own parameters stay in the address', async () => {
  history.replaceState(null, '', '/magazin?language=EN&register=password')
  await open()
  await user.type(await field('Neues Passwort'), 'Uferlicht7')
  await user.click(await terms())
  await user.click(await send())
  await user.click(await layer.root.findByRole('button', { name: 'Mein Profil' }))
  expect(location.href).toBe('http://localhost/magazin?language=EN#my-profile')
  expect(layer.reload.mock.results).toEqual([{ type: 'return', value: location.href }])
})

it('[REG-LAY-29] the password layer shows the hint while the field has the focus', async () => {
  await open()
  expect(messageAt(await field('Neues Passwort'))).toContain('Mindestens 10 Zeichen')
  await user.type(await field('Neues Passwort'), 'Uferlicht7')
  await user.tab()
  await user.tab()
  await waitFor(async () => expect(messageAt(await field('Neues Passwort'))).not.toContain('Mindestens'))
})

it('[REG-LAY-27] [REG-LAY-28] [REG-LAY-30] the password layer refuses a weak password, and shows which passwords are accepted', async () => {
  await open()
  await user.click(await terms())
  for (const weak of ['Uferlicht', 'uferlicht7', 'UFERLICHT7', 'Uferlicht!', 'Ufer-7!x']) {
    const password = await field('Neues Passwort')
    await user.clear(password)
    await user.type(password, `${weak}{Enter}`)
    expect(password).toHaveAttribute('aria-invalid', 'true')
    expect(messageAt(password)).toContain('Mindestens 10 Zeichen')
  }
  await user.tab()
  expect(messageAt(await field('Neues Passwort'))).toContain('Mindestens 10 Zeichen')
  expect(calls).toEqual([])
  await user.clear(await field('Neues Passwort'))
  await user.type(await field('Neues Passwort'), 'Uferlicht7')
  expect(await field('Neues Passwort')).not.toHaveAttribute('aria-invalid', 'true')
})

it('the password layer asks before a typed password is discarded', async () => {
  await open()
  await user.type(await field('Neues Passwort'), 'Uferlicht7')
  await user.click(layer.root.getByRole('button', { name: 'Schließen' }))
  await user.click(await layer.root.findByRole('button', { name: 'Hier bleiben' }))
  expect(await field('Neues Passwort')).toHaveValue('Uferlicht7')
  expect(layer.control.settled).not.toHaveBeenCalled()
})

it('the password layer sets important inline styles on each element of the form, so that the page’s styles can’t override them', async () => {
  await open()
  const { form } = await field('Neues Passwort')
  const bare = [...form!.querySelectorAll<HTMLElement>('*')].filter(
    element => element.style.getPropertyPriority('box-sizing') !== 'important',
  )
  expect(bare.map(element => element.outerHTML)).toEqual([])
})

it.each([
  ['the portal’s reason', 'Der Link ist abgelaufen.', 'Der Link ist abgelaufen.'],
  ['its own text (if there is no reason)', '', 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.'],
])(
  '[REG-PWL-02] the password layer shows %s at the refused password, keeps the typed values, and can send them again',
  async (_what, message, shown) => {
    const refuse = () => HttpResponse.json({ success: false, message })
    server.use(http.post('*/register-login/api/register_password', refuse, { once: true }))
    await open()
    const password = await field('Neues Passwort')
    await user.type(password, 'Uferlicht7')
    await user.click(await terms())
    await user.click(await send())
    await waitFor(() => expect(messageAt(password)).toContain(shown))
    expect(password).toHaveValue('Uferlicht7')
    expect(await terms()).toBeChecked()
    await user.click(await send())
    expect(await layer.root.findByRole('heading', { name: 'Geändert' })).toBeInTheDocument()
  },
)

it('[REG-PWL-02] [REG-CALL-38] the password layer keeps the values if the portal can’t be reached, and sends them once even if ‘Erneut versuchen’ is pressed twice', async () => {
  expectConsole('error', /got no response/)
  server.use(http.post('*/register-login/api/register_password', () => HttpResponse.error(), { once: true }))
  await open()
  await user.click(await terms())
  await user.type(await field('Neues Passwort'), 'Uferlicht7{Enter}')
  expect(await layer.page.findByRole('alert')).toHaveTextContent('Das Portal ist gerade nicht erreichbar.')
  const retry = await layer.page.findByRole('button', { name: 'Erneut versuchen' })
  await Promise.all([user.click(retry), user.click(retry)])
  expect(await layer.root.findByRole('heading', { name: 'Geändert' })).toBeInTheDocument()
  expect(calls.map(([m, fields]) => [m, fields['password'], fields['term_of_use_state']])).toEqual([
    ['change_password', 'Uferlicht7', 'true'],
  ])
})

it('[REG-CALL-39] [REG-PWL-02] the password layer takes the account from the portal’s template if the page names none; the template places container 202', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/register-login/api/register_password', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.html(
        '<h3>Ihr neues Passwort</h3><div data-slot="form" data-account="jonte@portal.test"></div><section><h3>Erledigt</h3><div data-slot="container_202"></div></section>',
      )
    }),
    http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
  )
  expectConsole('error', /cb_ui_window/)
  await open({ templates: true })
  expect(asked).toEqual(['?m=register_password_layer&project=uferlicht&language_id=1&page_path=%2Fmagazin'])
  expect(await field('E-Mail-Adresse oder Kontoname')).toHaveValue('jonte@portal.test')
  expect(layer.root.getByRole('heading', { name: 'Ihr neues Passwort' })).toBeInTheDocument()
  await user.click(await terms())
  await user.type(await field('Neues Passwort'), 'Uferlicht7{Enter}')
  const changed = await layer.root.findByRole('heading', { name: 'Geändert' })
  expect(within(changed.closest('section')!).getByRole('heading', { name: 'Erledigt' })).toBeInTheDocument()
})

it('[REG-CALL-38] the password layer asks for the account if neither the page nor the portal names it', async () => {
  await open({})
  const account = await field('E-Mail-Adresse oder Kontoname')
  expect(account).toHaveFocus()
  await user.click(await terms())
  await user.type(account, ' eva@portal.test ')
  await user.type(await field('Neues Passwort'), 'Uferlicht7{Enter}')
  expect(await layer.root.findByRole('heading', { name: 'Geändert' })).toBeInTheDocument()
  expect(calls.map(([m, fields]) => [m, fields['account']])).toEqual([['change_password', 'eva@portal.test']])
})
