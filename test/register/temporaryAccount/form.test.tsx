import { configure, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { temporaryLayerAddress } from '../../../src/register/temporaryAccount/temporaryLayerAddress'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { clearTemporaryCookies } from '../../support/clearTemporaryCookies'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { temporaryFake } from '../../../src/testing/temporaryFake'
import { openTestWindow } from '../../support/openTestWindow'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000 })
withoutActEnvironment()

type Opened = Awaited<ReturnType<typeof openTestWindow>>
let opened: Opened
beforeEach(() => {
  clearTemporaryCookies()
  document.cookie = 'tmp_account_id=a7'
  document.cookie = 'tmp_account_id_saved=false'
})
afterEach(() => opened.close())

async function open(config: FoyerConfig = {}): Promise<Opened['root']> {
  opened = await openTestWindow('register.temporaryAccount', [], config)
  return opened.root
}
const field = (root: Opened['root'], name: string) => root.getByRole<HTMLInputElement>('textbox', { name })
const choose = async (root: Opened['root'], name: string, option: string) =>
  user.selectOptions(await root.findByRole('combobox', { name }), option)
const rows = (root: Opened['root']) => root.queryAllByRole('textbox').map(input => input.getAttribute('name'))
// user-event finds no focused element in a shadow tree.
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const save = (root: Opened['root']) => user.click(root.getByRole('button', { name: 'Speichern' }))
const stored = () => sessionStorage.getItem('foyer.unfinished.temporaryAccount.form')

describe('the form of the temporary account', () => {
  /** Opens a form in which every type of account has every row. */
  async function openAll() {
    const { handlers, posted } = temporaryFake()
    server.use(...handlers)
    const root = await open({ project: 'uferland', register: { accountTypes: {} } })
    await choose(root, 'Kontoart', 'Künstlerin oder Künstler')
    return { root, posted }
  }
  const saved = () => waitFor(() => expect(opened.reload.mock.calls).toEqual([['temporaryAccount']]))

  it.each([
    ['[REG-TMP-10]', { Vorname: ' Jördis ', Nachname: 'Groß-Öhlers' }, { firstname: 'Jördis', surname: 'Groß-Öhlers' }],
    ['[REG-TMP-11]', { Künstlername: 'Dommel', Pseudonym: 'j. o.' }, { artistname: 'Dommel', aliasname: 'j. o.' }],
    ['[REG-TMP-12]', { 'Frühere E-Mail-Adresse': 'alt@ufer.example' }, { existmail: 'alt@ufer.example' }],
  ])('%s [REG-CALL-31] sends the entered values: %p', async (_id, values, fields) => {
    const { root, posted } = await openAll()
    for (const [name, text] of Object.entries(values)) type(field(root, name), text)
    await save(root)
    await saved()
    expect(posted).toEqual([
      expect.objectContaining({ m: 'update_temporary_account', project: 'uferland', id: 'a7', ...fields }),
    ])
  })

  it('[REG-TMP-08] [REG-TMP-09] offers the portal’s genders and types of account in their order, and sends the chosen ones', async () => {
    const { root, posted } = await openAll()
    const options = root.getAllByRole<HTMLSelectElement>('combobox').map(select => Array.from(select.options))
    expect(options.map(list => list.map(({ label }) => label))).toEqual([
      ['Bitte wählen', 'Privatperson', 'Künstlerin oder Künstler', 'Unter einem Pseudonym'],
      ['Bitte wählen', 'weiblich', 'männlich', 'divers', 'keine Angabe'],
    ])
    await choose(root, 'Geschlecht', 'divers')
    await save(root)
    await saved()
    expect(posted).toMatchObject([{ gender: '3', taccount_type_id: '2' }])
  })

  it('[REG-TMP-26] [REG-CALL-31] sends every field of the account, by the contract’s names, and no other', async () => {
    const { root, posted } = await openAll()
    await choose(root, 'Geschlecht', 'weiblich')
    const texts = {
      Vorname: 'Jördis',
      Nachname: 'Öhlers',
      Künstlername: 'Dommel',
      Pseudonym: 'j. o.',
      'Frühere E-Mail-Adresse': 'alt@ufer.example',
    }
    for (const [name, text] of Object.entries(texts)) type(field(root, name), text)
    await save(root)
    await saved()
    expect(posted).toEqual([
      {
        m: 'update_temporary_account',
        project: 'uferland',
        id: 'a7',
        gender: '1',
        taccount_type_id: '2',
        firstname: 'Jördis',
        surname: 'Öhlers',
        artistname: 'Dommel',
        aliasname: 'j. o.',
        existmail: 'alt@ufer.example',
      },
    ])
  })

  it('[REG-TMP-19] [REG-TMP-26] reloads the page when the form is saved, and remembers the save in a cookie', async () => {
    const { root } = await openAll()
    expect(document.cookie).toContain('tmp_account_id_saved=false')
    await save(root)
    await saved()
    expect(document.cookie).toBe('tmp_account_id=a7; tmp_account_id_saved=true')
    expect(stored()).toBeNull()
    expect(opened.control.settled).toHaveBeenCalledWith(undefined)
  })

  it('[REG-TMP-13] shows only the rows of the chosen type, and sends empty texts for the others', async () => {
    const { handlers, posted } = temporaryFake()
    server.use(...handlers)
    const root = await open()
    await choose(root, 'Kontoart', 'Künstlerin oder Künstler')
    expect(rows(root)).toEqual(['firstname', 'surname', 'artistname', 'existmail'])
    type(field(root, 'Künstlername'), 'Rohrdommel')
    type(field(root, 'Frühere E-Mail-Adresse'), 'keine')
    await choose(root, 'Kontoart', 'Unter einem Pseudonym')
    expect(rows(root)).toEqual(['aliasname', 'existmail'])
    type(field(root, 'Pseudonym'), 'Dommel')
    type(field(root, 'Frühere E-Mail-Adresse'), '')
    await save(root)
    await waitFor(() =>
      expect(posted).toEqual([
        expect.objectContaining({ taccount_type_id: '3', artistname: '', aliasname: 'Dommel', existmail: '' }),
      ]),
    )
  })

  it('[REG-TMP-13] shows the rows that the page configures for a type, instead of the template’s', async () => {
    server.use(...temporaryFake().handlers)
    const root = await open({ register: { accountTypes: { 2: ['aliasname'] } } })
    await choose(root, 'Kontoart', 'Künstlerin oder Künstler')
    expect(rows(root)).toEqual(['aliasname'])
    await choose(root, 'Kontoart', 'Bitte wählen')
    expect(rows(root)).toEqual(['firstname', 'surname', 'artistname', 'aliasname', 'existmail'])
  })

  it('[REG-TMP-13] keeps the values of a row that another type hides', async () => {
    server.use(...temporaryFake().handlers)
    const root = await open()
    await choose(root, 'Kontoart', 'Künstlerin oder Künstler')
    type(field(root, 'Künstlername'), 'Rohrdommel')
    await choose(root, 'Kontoart', 'Privatperson')
    expect(rows(root)).toEqual(['firstname', 'surname', 'existmail'])
    await choose(root, 'Kontoart', 'Künstlerin oder Künstler')
    expect(field(root, 'Künstlername')).toHaveValue('Rohrdommel')
  })

  it('[REG-TMP-14] [REG-CALL-32] is prefilled by the portal’s template, which is requested with project, id and language', async () => {
    server.use(
      ...temporaryFake({
        saved: { gender: '2', taccount_type_id: '3', aliasname: 'Dommel & "Söhne"', existmail: 'alt@ufer.example' },
      }).handlers,
    )
    const root = await open({ project: 'uferland' })
    expect(await root.findByRole('combobox', { name: 'Geschlecht' })).toHaveDisplayValue('männlich')
    expect(root.getByRole('combobox', { name: 'Kontoart' })).toHaveDisplayValue('Unter einem Pseudonym')
    expect(field(root, 'Pseudonym')).toHaveValue('Dommel & "Söhne"')
    expect(field(root, 'Frühere E-Mail-Adresse')).toHaveValue('alt@ufer.example')
    expect(asked.map(call => call.replace(/\?.*/, ''))).toEqual(['GET /register-login/api/register_tmp_account'])
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.replace(/.*\?/, '')))).toEqual({
      m: 'register_tmp_account_layer',
      project: 'uferland',
      id: 'a7',
      language_id: '1',
    })
    const english = { language: 'en_EN', paths: { registerLogin: '/konten' } }
    expect(temporaryLayerAddress(resolveConfig(english, new URL(location.href)), 'a7')).toBe(
      '/konten/register_tmp_account?m=register_tmp_account_layer&project=foyer&language_id=2&id=a7',
    )
  })

  it('is prefilled by the template that is also the layout, with one request', async () => {
    server.use(...temporaryFake({ saved: { gender: '1', taccount_type_id: '1', firstname: 'Eva' } }).handlers)
    const root = await open({ templates: { register: true } })
    expect(await root.findByText('Angaben zur Person')).toBeVisible()
    expect(root.getByRole('combobox', { name: 'Kontoart' })).toHaveDisplayValue('Privatperson')
    expect(field(root, 'Vorname')).toHaveValue('Eva')
    expect(asked.filter(call => call.includes('register_tmp_account_layer'))).toHaveLength(1)
  })

  it('is prefilled by a template with configured slots and post fields, although it is not the layout', async () => {
    const posted: string[] = []
    server.use(
      http.post('*/register-login/api/register_tmp_account', async ({ request }) => {
        posted.push(await request.text())
        return HttpResponse.html(
          '<form data-gender_id="2"><select class="kk-g"><option value="2">Frau</option></select><input class="kk-f" value="Eva"></form>',
        )
      }),
    )
    const name = 'register_tmp_account_layer'
    const slots = { [name]: { gender: '.kk-g', firstname: '.kk-f' } }
    const root = await open({ templates: { register: false, slots, post: { [name]: { theme: 'blau' } } } })
    expect(await root.findByRole('combobox', { name: 'Geschlecht' })).toHaveDisplayValue('Frau')
    expect(field(root, 'Vorname')).toHaveValue('Eva')
    expect(posted).toEqual(['theme=blau'])
  })

  it('[REG-TMP-15] leads back to the intro with registration chosen, and keeps the typed values', async () => {
    server.use(...temporaryFake().handlers)
    const root = await open()
    type(await root.findByRole('textbox', { name: 'Vorname' }), 'Eva')
    await user.click(root.getByRole('button', { name: 'Lieber registrieren' }))
    expect(await root.findByRole('button', { name: 'Mit Registrierung' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(root.getByRole('button', { name: 'Ohne Registrierung' }))
    await user.click(root.getByRole('button', { name: 'Weiter' }))
    expect(await root.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Eva')
  })

  it('restores the typed values after a reload, shows a notice, and can discard the values', async () => {
    server.use(...temporaryFake({ saved: { firstname: 'Früher' } }).handlers)
    const before = await open()
    type(await before.findByRole('textbox', { name: 'Vorname' }), '')
    type(field(before, 'Vorname'), 'Eva')
    await choose(before, 'Geschlecht', 'weiblich')
    await waitFor(() => expect(stored()).toContain('"Eva"'))
    opened.close()
    const root = await open()
    expect(await root.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Eva')
    expect(root.getByRole('combobox', { name: 'Geschlecht' })).toHaveDisplayValue('weiblich')
    expect(root.getByText('Ihre Angaben von vorhin sind wieder da.')).toBeVisible()
    await user.click(root.getByRole('button', { name: 'Verwerfen' }))
    expect(field(root, 'Vorname')).toHaveValue('Früher')
    expect(stored()).toBeNull()
  })

  it('shows a signed-in person no values that a visitor typed', async () => {
    server.use(...temporaryFake().handlers)
    type(await (await open()).findByRole('textbox', { name: 'Vorname' }), 'Eva')
    await waitFor(() => expect(stored()).toContain('"Eva"'))
    opened.close()
    const other = await open({ auth: { account: 'max@x.example' } })
    expect(await other.findByRole('textbox', { name: 'Vorname' })).toHaveValue('')
    expect(stored()).toBeNull()
  })

  it('[REG-TMP-27] validates only the e-mail address', async () => {
    const { handlers, posted } = temporaryFake()
    server.use(...handlers)
    const root = await open()
    const mail = await root.findByRole('textbox', { name: 'Frühere E-Mail-Adresse' })
    type(mail, 'ohne Klammeraffe')
    await save(root)
    expect(mail).toHaveAccessibleDescription(/vollständige E-Mail-Adresse/)
    await waitFor(() => expect(opened.host.shadowRoot!.activeElement).toBe(mail))
    expect(posted).toEqual([])
    type(mail, '')
    await save(root)
    await waitFor(() =>
      expect(posted).toEqual([
        expect.objectContaining({ gender: '', taccount_type_id: '', firstname: '', existmail: '' }),
      ]),
    )
  })
})

describe('with a portal that fails, refuses a save, or responds unusually', () => {
  it('[REG-TMP-19] the form stays as it is after a failed save, and can be saved again', async () => {
    expectConsole('error', /503/)
    const { handlers, posted } = temporaryFake()
    server.use(
      http.post('*/register_tmp_account', () => new HttpResponse('Wartung', { status: 503 }), { once: true }),
      ...handlers,
    )
    const root = await open()
    type(await root.findByRole('textbox', { name: 'Vorname' }), 'Eva')
    await save(root)
    await user.click(await root.findByRole('button', { name: 'OK' }))
    expect(opened.reload).not.toHaveBeenCalled()
    expect(document.cookie).toContain('tmp_account_id_saved=false')
    expect(field(root, 'Vorname')).toHaveValue('Eva')
    await save(root)
    await waitFor(() => expect(opened.reload).toHaveBeenCalled())
    expect(posted).toEqual([expect.objectContaining({ firstname: 'Eva' })])
  })

  it.each([
    [{ success: false, message: 'Dieser Name ist <b>vergeben</b>.' }, 'Dieser Name ist vergeben.'],
    [
      { success: false },
      'Das Portal hat Ihre Angaben nicht angenommen. Bitte prüfen Sie sie und versuchen Sie es erneut.',
    ],
  ])('[REG-TMP-19] an explicit refusal shows a message, and does not count as a save: %j', async (answer, said) => {
    server.use(
      http.post('*/register_tmp_account', () => HttpResponse.json(answer)),
      ...temporaryFake().handlers,
    )
    const root = await open()
    await root.findByRole('textbox', { name: 'Vorname' })
    await save(root)
    expect(await root.findByRole('alert')).toHaveTextContent(said)
    expect(opened.reload).not.toHaveBeenCalled()
    expect(document.cookie).toBe('tmp_account_id=a7; tmp_account_id_saved=false')
  })

  it.each(['', 'OK', '<html></html>', 'null', '[]', '{"success":1}'])(
    'a response that is not an explicit refusal counts as a success: %j',
    async answer => {
      server.use(
        http.post('*/register_tmp_account', () => new HttpResponse(answer)),
        ...temporaryFake().handlers,
      )
      const root = await open()
      await root.findByRole('textbox', { name: 'Vorname' })
      await save(root)
      await waitFor(() => expect(opened.reload).toHaveBeenCalled())
      expect(document.cookie).toContain('tmp_account_id_saved=true')
    },
  )

  it('an account that the portal no longer has is replaced by a new one', async () => {
    const { handlers, posted } = temporaryFake()
    server.use(
      http.post(
        '*/register_tmp_account',
        () => new HttpResponse('There is no such temporary account.', { status: 404 }),
        { once: true },
      ),
      ...handlers,
    )
    const root = await open()
    type(await root.findByRole('textbox', { name: 'Vorname' }), 'Eva')
    await save(root)
    await waitFor(() => expect(opened.reload).toHaveBeenCalled())
    expect(posted).toEqual([
      expect.objectContaining({ m: 'create_temporary_account' }),
      expect.objectContaining({ m: 'update_temporary_account', id: 'neu-1', firstname: 'Eva' }),
    ])
    expect(document.cookie).toBe('tmp_account_id=neu-1; tmp_account_id_saved=true')
  })

  it('choices that do not load can be requested again; values typed meanwhile stay', async () => {
    expectConsole('error', /REQUEST_REFUSED|refused/)
    server.use(
      http.get('*/register_tmp_account', () => new HttpResponse('', { status: 500 }), { once: true }),
      ...temporaryFake().handlers,
    )
    const root = await open()
    type(await root.findByRole('textbox', { name: 'Vorname' }), 'Eva')
    expect(root.queryByRole('combobox')).toBeNull()
    await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
    await choose(root, 'Kontoart', 'Privatperson')
    expect(field(root, 'Vorname')).toHaveValue('Eva')
  })

  it.each([
    ['a form without its selects', () => HttpResponse.html('<form class="legacy"></form>')],
    ['a page without any field of the form', () => HttpResponse.html('<p>Hallo</p>')],
    ['no form at all', () => new HttpResponse('', { status: 404 })],
  ])(
    '[REG-TMP-08] [REG-TMP-09] [REG-TMP-28] the form opens if the portal has %s; its two selects show only if the page configures their options',
    async (what, answer) => {
      if (!what.includes('selects')) expectConsole('error', /is not used/)
      document.cookie = 'tmp_account_id_saved=true'
      server.use(http.get('*/register_tmp_account', answer), ...temporaryFake().handlers)
      const bare = await open()
      expect(await bare.findByRole('textbox', { name: 'Vorname' })).toBeVisible()
      expect(bare.queryByRole('combobox')).toBeNull()
      expect(bare.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
      opened.close()
      const root = await open({
        register: { accountTypes: [{ id: 7, name: 'Verein' }], genders: [{ id: 1, name: 'Frau' }] },
      })
      expect(await root.findByRole('combobox', { name: 'Kontoart' })).toHaveDisplayValue('Bitte wählen')
      expect(root.getByRole('combobox', { name: 'Geschlecht' })).toHaveDisplayValue('Bitte wählen')
      await choose(root, 'Kontoart', 'Verein')
      await choose(root, 'Geschlecht', 'Frau')
    },
  )

  it.each([
    ['Kontoart', 'name="account_types"'],
    ['Kontoart', 'id="account-type-id"'],
    ['Kontoart', 'name="taccount_type_id"'],
    ['Geschlecht', 'name="gender"'],
    ['Geschlecht', 'id="gender-id"'],
  ])('[REG-TMP-28] the choices of %s come from a select with %s', async (name, mark) => {
    server.use(
      http.get('*/register_tmp_account', () =>
        HttpResponse.html(`<table><tr><td><select ${mark}><option value="4">Chor</option></select></td></tr></table>`),
      ),
      ...temporaryFake().handlers,
    )
    const root = await open()
    await choose(root, name, 'Chor')
    expect(root.getAllByRole('combobox')).toEqual([root.getByRole('combobox', { name })])
    expect(root.getByRole('combobox', { name })).toHaveValue('4')
  })

  it('the form shows only after the saved values have loaded, so that no save overwrites them unseen', async () => {
    expectConsole('error', /REQUEST_REFUSED|refused/)
    document.cookie = 'tmp_account_id_saved=true'
    server.use(
      http.get('*/register_tmp_account', () => new HttpResponse('', { status: 500 }), { once: true }),
      ...temporaryFake({ saved: { firstname: 'Eva' } }).handlers,
    )
    const root = await open()
    const retry = await root.findByRole('button', { name: 'Erneut versuchen' })
    expect(root.queryByRole('textbox', { name: 'Vorname' })).toBeNull()
    await user.click(retry)
    expect(await root.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Eva')
  })

  it('[REG-TMP-18] an account is created if there is none; after a failure, the person can try again', async () => {
    clearTemporaryCookies()
    expectConsole('error', /503/)
    const { handlers, posted } = temporaryFake()
    server.use(
      http.post('*/register_tmp_account', () => new HttpResponse('Wartung', { status: 503 }), { once: true }),
      ...handlers,
    )
    const root = await open()
    await user.click(await root.findByRole('button', { name: 'OK' }))
    await user.click(root.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await root.findByRole('textbox', { name: 'Vorname' })).toBeVisible()
    expect(posted).toEqual([{ m: 'create_temporary_account', project: 'foyer' }])
    expect(document.cookie).toBe('tmp_account_id=neu-1; tmp_account_id_saved=false')
  })
})
