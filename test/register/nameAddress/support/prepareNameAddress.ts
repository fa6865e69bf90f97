import { configure, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { RegisterOpenOptions } from '../../../../src/api/RegisterApi'
import type { FoyerConfig } from '../../../../src/config/FoyerConfig'
import { registerFake } from '../../../../src/testing/registerFake'
import { expectConsole } from '../../../support/expectConsole'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { openTestWindow } from '../../../support/openTestWindow'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'
import { signedInPerson } from '../../support/signedInPerson'

/** Data of a person who is signed in, with every optional value. */
export const wholePerson = {
  ...signedInPerson,
  gender: 'f',
  plz: '01067',
  phone: '+49 4141 77',
  street: 'Am Markt',
  nr: '7a',
  description: 'Fotografin',
}

/** Genders of the page; a name may be a label. */
const genders = [
  { id: 'f', name: 'Weiblich' },
  { id: 'm', name: 'register_nameaddress_gender_male' },
]

interface OpenOptions {
  readonly answers?: Parameters<typeof registerFake>[0]
  readonly options?: RegisterOpenOptions
  readonly config?: FoyerConfig
}

/**
 * Prepares a test file for the name and address form. Call this function at the top of the file.
 * @returns the fake portal, the requests that it got, a user of user-event, and functions that open the form
 */
export function prepareNameAddress() {
  const { server, asked } = fakePortalServer()
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
  jest.setTimeout(30_000)
  withoutActEnvironment()
  beforeEach(() => sessionStorage.clear())

  async function openForm({ answers = {}, options = {}, config = {} }: OpenOptions = {}) {
    const fake = registerFake({ get_loggedin_user_data: null, ...answers })
    server.use(...fake.handlers)
    const opened = await openTestWindow('register.open', ['nameaddress', options], {
      autocomplete: { debounce: 0 },
      register: { genders },
      ...config,
    })
    const { root } = opened
    await root.findByRole('textbox', { name: 'Vorname' })
    const field = (name: string | RegExp) => root.getByRole<HTMLInputElement>('textbox', { name })
    const city = root.getByRole<HTMLInputElement>('combobox', { name: 'Ort' })
    const terms = root.queryByRole('checkbox', { name: 'Ich stimme den Nutzungsbedingungen zu.' })
    const send = () => user.click(root.getByRole('button', { name: 'Weiter' }))
    return {
      ...opened,
      field,
      city,
      terms,
      send,
      sent: fake.sent,
      enter(
        values: Readonly<Record<string, string>> = {
          Vorname: 'Jörg',
          Nachname: 'Weiß',
          'E-Mail-Adresse': 'j@weiss.example',
        },
      ) {
        for (const [name, value] of Object.entries(values)) {
          fireEvent.focus(field(name))
          fireEvent.change(field(name), { target: { value } })
          fireEvent.blur(field(name))
        }
      },
      async chooseCity(typed: string, name: RegExp) {
        fireEvent.change(city, { target: { value: typed } })
        await user.click(await root.findByRole('option', { name }))
      },
    }
  }

  /** Opens the form in a portal's template with the slots. */
  async function openInTemplate(slots: readonly string[], given: OpenOptions = {}) {
    expectConsole('error', /cb_ui_window/)
    const section = (slot: string) => `<section><b>Vom Portal: ${slot}</b><div data-slot="${slot}"></div></section>`
    server.use(
      http.get('*/cb_ui_window.html', () => new HttpResponse('', { status: 404 })),
      http.get('*/register/templates/frame.php', () => HttpResponse.html(slots.map(section).join(''))),
    )
    return openForm({ ...given, config: { ...given.config, templates: true } })
  }
  return { server, asked, user, openForm, openInTemplate }
}
