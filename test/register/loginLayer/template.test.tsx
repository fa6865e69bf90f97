import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { registerWindows } from '../../../src/register/registerWindows'
import { expectConsole } from '../../support/expectConsole'
import { ACCOUNT, prepareLoginLayer } from './support/prepareLoginLayer'

const { server, user, calls, layer, open, field, check, openPassword, logIn, createAccount, unfinishedHeading } =
  prepareLoginLayer()

describe('the log-in layer', () => {
  const TEMPLATE = `<section><nav data-slot="tabs"></nav><p>Mit Ihrem Ausweis:</p><div data-slot="barcode"></div><div data-slot="container_1" data-text="Schritt eins"></div><div data-slot="container_11" data-text="Schritt zwei"></div></section>`

  /** Opens the layer with a template. Returns the query strings of the requests for this template. */
  async function openWithTemplate(template: string) {
    const asked: string[] = []
    server.use(
      http.get('*/register-login/api/register_login', ({ request }) => {
        const { search } = new URL(request.url)
        if (!search.includes('register_login_layer')) return undefined
        asked.push(search)
        return HttpResponse.html(template)
      }),
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
    )
    expectConsole('error', /cb_ui_window/)
    await open({}, { templates: true })
    return asked
  }

  // A container is a step of the layer, with its number in the specification (portal-accounts 2.2).
  it.each([
    ['[REG-LAY-06]', 1, () => field(ACCOUNT)],
    ['[REG-LAY-07] [REG-LAY-23]', 11, openPassword],
    ['[REG-LAY-08]', 12, logIn],
    ['[REG-LAY-09] [REG-LAY-25]', 21, () => check('neu@portal.test').then(() => field('Vorname'))],
    ['[REG-LAY-10]', 22, createAccount],
    ['[REG-LAY-11] [REG-LAY-24]', 31, () => check('jonte@portal.test').then(unfinishedHeading)],
  ])(
    '[REG-LAY-05] %s labels its first tab with the step’s name from the template, and shows the step in the slot of container %d',
    async (_id, number, goToStep) => {
      const section = (id: number) =>
        `<section><b>Nr. ${id}</b><div data-slot="container_${id}" data-text="Schritt ${id}"></div></section>`
      await openWithTemplate(`<nav data-slot="tabs"></nav>${[1, 11, 12, 21, 22, 31].map(section).join('')}`)
      expect(await goToStep()).toBeInTheDocument()
      expect(layer.root.getAllByRole('tab')[0]).toHaveTextContent(new RegExp(`^Schritt ${number}$`))
      const [panel, ...more] = layer.root.getAllByRole('tabpanel')
      expect(more).toEqual([])
      expect(within(panel!.closest('section')!).getByText(/^Nr\./)).toHaveTextContent(new RegExp(`^Nr. ${number}$`))
    },
  )

  it('[REG-CALL-24] [REG-LAY-05] [REG-LAY-04] uses the portal’s template: shows its texts and its field for a barcode, which gets the focus', async () => {
    const asked = await openWithTemplate(TEMPLATE)
    expect(asked).toEqual(['?m=register_login_layer&project=uferlicht&language_id=1'])
    const english = { project: 'foyer', language: 'en_EN', paths: { registerLogin: '/konten' } }
    expect(registerWindows['register.login'].templateUrl!(resolveConfig(english, new URL(location.href)))).toBe(
      '/konten/register_login?m=register_login_layer&project=foyer&language_id=2',
    )
    expect(layer.root.getByText('Mit Ihrem Ausweis:')).toBeInTheDocument()
    expect(layer.root.getByRole('tab', { name: 'Schritt eins' })).toBeInTheDocument()
    const barcode = layer.root.getByRole('textbox', { name: /Nummer Ihres Ausweises/ })
    expect(layer.root.getByRole('dialog').getRootNode()).toHaveProperty('activeElement', barcode)
    await user.type(barcode, 'archiv{Enter}')
    expect(await field('Passwort')).toHaveFocus()
    expect(layer.root.getByRole('tab', { name: 'Schritt zwei' })).toBeInTheDocument()
    expect(calls).toEqual([['check_account', { account: 'archiv', project: 'uferlicht', language_id: '1' }]])
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    expect(await field('E-Mail-Adresse')).toHaveFocus()
  })

  it('[REG-LAY-04] [REG-LAY-05] focuses the field for a barcode each time its tab opens', async () => {
    await openWithTemplate(TEMPLATE)
    const focused = () => layer.root.getByRole('dialog').getRootNode() as ShadowRoot
    await user.click(layer.root.getByRole('tab', { name: 'Passwort vergessen' }))
    expect(await field('E-Mail-Adresse')).toHaveFocus()
    expect(layer.root.queryByRole('textbox', { name: /Nummer Ihres Ausweises/ })).toBeNull()
    await user.click(layer.root.getByRole('tab', { name: 'Schritt eins' }))
    const barcode = await layer.root.findByRole('textbox', { name: /Nummer Ihres Ausweises/ })
    await waitFor(() => expect(focused().activeElement).toBe(barcode))
  })

  it('[REG-LAY-06] [REG-LAY-23] asks for the account even if the template has a field for a barcode, and after a refused barcode', async () => {
    await openWithTemplate(TEMPLATE)
    expect(await field(ACCOUNT)).toBeVisible()
    const barcode = layer.root.getByRole('textbox', { name: /Nummer Ihres Ausweises/ })
    await user.type(barcode, '4711{Enter}')
    await waitFor(() => expect(barcode).toHaveAttribute('aria-invalid', 'true'))
    await check('archiv')
    expect(await field('Passwort')).toHaveFocus()
  })
})
