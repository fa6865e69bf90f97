import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakePersons } from '../../../src/testing/fakePersons'
import { registerFake } from '../../../src/testing/registerFake'
import { openTestWindow } from '../../support/openTestWindow'
import { prepareNameAddress, wholePerson as person } from './support/prepareNameAddress'

const { server, asked, user, openForm, openInTemplate } = prepareNameAddress()

const KEPT = 'foyer.unfinished.nameaddress.form'

/** Response of a portal that finds similar persons. */
const similarPersons = { check_doublet: { next: 'checkdoublet', data: { fullmatch: fakePersons } } }

/** Slots of the portal's template, in its order. */
const SLOTS = 'info mail phone gender firstname surname birthday street nr plz city description terms error send'.split(
  ' ',
)
const EMAIL = ['REG-NAD-04', 'E-Mail-Adresse', 'j@weiss.example', { email: 'j@weiss.example' }] as const
/** The text fields that every person can change: requirement, name, typed value, sent value. */
const FIELDS = [
  ['REG-NAD-01', 'Vorname', 'Jörg', { firstname: 'Jörg' }],
  ['REG-NAD-02', 'Nachname', ' Weiß', { surname: 'Weiß' }],
  ['REG-NAD-06', 'Postleitzahl', '01069', { plz: '01069' }],
  ['REG-NAD-07', 'Telefon', '+49 4141 88', { phone: '+49 4141 88' }],
  ['REG-NAD-08', 'Straße', 'Am Hafen', { street: 'Am Hafen' }],
  ['REG-NAD-09', 'Hausnummer', '08 b', { nr: '08 b' }],
  ['REG-NAD-10', 'Was machen Sie?', 'Film\nTon', { description: 'Film\nTon' }],
  ['REG-NAD-11', 'Geburtsdatum', '4.3.1968', { birthday: '04.03.1968' }],
  ['REG-NAD-11', 'Geburtsdatum', '14/12/1968', { birthday: '14.12.1968' }],
  ['REG-NAD-11', 'Geburtsdatum', '14-12-1968', { birthday: '14.12.1968' }],
] as const

describe('the name and address form', () => {
  it.each([EMAIL, ...FIELDS])(
    '[%s] sends the field %s of the portal’s template',
    async (_id, name, value, expected) => {
      const { root, field, enter, chooseCity, terms, send, sent, close } = await openInTemplate(SLOTS, {
        answers: similarPersons,
      })
      expect(field(name)).toBeEnabled()
      expect(field(name)).not.toHaveAttribute('readonly')
      const [key] = Object.keys(expected)
      expect(field(name).closest('section')).toHaveTextContent(`Vom Portal: ${key === 'email' ? 'mail' : key}`)
      enter()
      enter({ [name]: value })
      await chooseCity('Stade', /^Stade/)
      await user.click(terms!)
      await send()
      await root.findByRole('list', { name: 'Ähnliche Einträge' })
      expect(sent[1]?.fields).toMatchObject(expected)
      close()
    },
  )

  it('[REG-NAD-03] [REG-NAD-05] sends the id of the chosen city, and the chosen gender, from the portal’s template', async () => {
    const { root, city, enter, chooseCity, terms, send, sent, close } = await openInTemplate(SLOTS, {
      answers: similarPersons,
    })
    enter()
    const gender = root.getByRole('combobox', { name: 'Geschlecht' })
    expect(gender.closest('section')).toHaveTextContent('Vom Portal: gender')
    expect(city.closest('section')).toHaveTextContent('Vom Portal: city')
    await user.selectOptions(gender, 'Männlich')
    await chooseCity('Stade', /^Stade/)
    await user.click(terms!)
    await send()
    await root.findByRole('list', { name: 'Ähnliche Einträge' })
    expect(sent[1]?.fields).toMatchObject({ city: 'Stade', city_id: '2829901', gender: 'm' })
    close()
  })

  /** Opens the form of a person who is signed in. */
  const openSignedIn = () =>
    openForm({ answers: { get_loggedin_user_data: person, insert: { next: 'message', message: 'Gespeichert.' } } })

  it.each(FIELDS)('[%s] a person who is signed in can change the field %s', async (_id, name, value, expected) => {
    const { root, field, enter, terms, send, sent, close } = await openSignedIn()
    expect(field(name)).toBeEnabled()
    expect(field(name)).not.toHaveAttribute('readonly')
    enter({ [name]: value })
    await user.click(terms!)
    await send()
    await root.findByText('Gespeichert.')
    expect(sent[1]?.fields).toMatchObject({ action: 'insert', ...expected })
    close()
  })

  it('[REG-NAD-03] [REG-NAD-05] a person who is signed in can change the city and the gender', async () => {
    const { root, city, chooseCity, terms, send, sent, close } = await openSignedIn()
    await user.selectOptions(root.getByRole('combobox', { name: 'Geschlecht' }), 'Männlich')
    expect(city).toBeEnabled()
    expect(city).not.toHaveAttribute('readonly')
    await chooseCity('Stadth', /^Stadthagen/)
    await user.click(terms!)
    await send()
    await root.findByText('Gespeichert.')
    expect(sent[1]?.fields).toMatchObject({ city: 'Stadthagen', city_id: '2829998', gender: 'm' })
    close()
  })

  it('[REG-NAD-03] sends no id of an earlier city with a city that the person types', async () => {
    server.use(http.get('*/orte', () => HttpResponse.json({ results: [] })))
    const { root, city, terms, send, sent, close } = await openForm({
      answers: { get_loggedin_user_data: person, insert: { next: 'message', message: 'Gespeichert.' } },
      config: { paths: { cityUrl: '/orte' } },
    })
    fireEvent.change(city, { target: { value: 'Stade-Hollern' } })
    await user.click(await root.findByRole('option', { name: '„Stade-Hollern“ übernehmen' }))
    await user.click(terms!)
    await send()
    await root.findByText('Gespeichert.')
    expect(sent[1]!.fields).toMatchObject({ city: 'Stade-Hollern', city_id: '' })
    expect(asked.filter(request => request.includes('actualInput'))).toEqual([
      'GET /orte?actualInput=Stade-Hollern&community=73&spaceAsWildcard=true',
    ])
    close()
  })

  it('[REG-NAD-05] keeps a gender that the page does not offer, until the person chooses ‘Keine Angabe’', async () => {
    const { root, terms, send, sent, close } = await openForm({
      answers: {
        get_loggedin_user_data: { ...person, gender: 'x' },
        insert: { next: 'message', message: 'Gespeichert.' },
      },
    })
    const gender = root.getByRole('combobox', { name: 'Geschlecht' })
    expect(gender).toHaveValue('x')
    expect([...gender.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'x',
      'Keine Angabe',
      'Weiblich',
      'Männlich',
    ])
    await user.selectOptions(gender, 'Keine Angabe')
    await user.click(terms!)
    await send()
    await root.findByText('Gespeichert.')
    expect(sent[1]!.fields).toMatchObject({ gender: '' })
    close()
  })

  it('[REG-NAD-14] [REG-CALL-07] sends the fields of a visitor, and no others, for the comparison, and shows similar persons', async () => {
    const { root, enter, chooseCity, terms, send, sent, close } = await openForm({ answers: similarPersons })
    enter()
    await chooseCity('Stade', /^Stade/)
    await user.click(terms!)
    await send()
    await root.findByRole('list', { name: 'Ähnliche Einträge' })
    const names = 'surname firstname city city_id email gender plz phone street nr description birthday'.split(' ')
    expect(sent.map(({ method, fields }) => [method, fields['action'], Object.keys(fields).toSorted()])).toEqual([
      ['POST', 'get_loggedin_user_data', ['action']],
      ['POST', 'check_doublet', ['action', ...names].toSorted()],
    ])
    await user.click(root.getByRole('button', { name: 'Ich bin jemand anderes' }))
    expect(await root.findByRole('textbox', { name: 'Nachname' })).toHaveValue('Weiß')
    close()
  })

  it('[REG-DBL-11] [REG-CALL-07] continues with the entered values that the portal returns, because the portal may correct them', async () => {
    const originalRequest = { firstname: 'Jörg', surname: 'Weiß-Ahlers', city: 'Hansestadt Stade', city_id: '2829901' }
    const { root, enter, chooseCity, terms, send, close } = await openForm({
      answers: { check_doublet: { next: 'checkdoublet', data: { fullmatch: fakePersons }, originalRequest } },
    })
    enter()
    await chooseCity('Stade', /^Stade/)
    await user.click(terms!)
    await send()
    await user.click(await root.findByRole('button', { name: /^Das bin ich: Jörg/ }))
    expect(await root.findByRole('group', { name: 'Ihre Angaben' })).toHaveTextContent(
      'Ihre AngabenJörg Weiß-AhlersHansestadt Stade',
    )
    close()
  })

  it('[UI-FLD-06] [UI-AUT-13] accepts a city only from the list, or as typed if the list is empty', async () => {
    const { root, enter, city, terms, send, sent, close } = await openForm({
      answers: { check_doublet: { next: 'message', message: 'Fertig.' } },
    })
    enter()
    await user.click(terms!)
    fireEvent.change(city, { target: { value: 'Stad' } })
    await root.findAllByRole('option')
    await send()
    expect(await root.findByText(/^Bitte wählen Sie einen Ort aus der Liste/)).toBeInTheDocument()
    await waitFor(() =>
      expect((root.getByRole('combobox', { name: 'Ort' }).getRootNode() as ShadowRoot).activeElement).toBe(city),
    )
    expect(sent).toHaveLength(1)
    fireEvent.change(city, { target: { value: 'Hollern' } })
    await user.click(await root.findByRole('option', { name: '„Hollern“ übernehmen' }))
    expect(root.queryByText(/^Bitte wählen Sie einen Ort/)).toBeNull()
    await send()
    await root.findByText('Fertig.')
    expect(sent[1]!.fields).toMatchObject({ city: 'Hollern', city_id: '' })
    expect(asked.find(request => request.includes('selectBoxDataCity'))).toBe(
      'GET /module/lib/framework/selectBoxDataCity.php?actualInput=Stad&community=73&spaceAsWildcard=true',
    )
    close()
  })

  it('[UI-FLD-06] refuses a city whose text was changed after it was chosen or taken as typed', async () => {
    const { root, enter, chooseCity, city, terms, send, sent, close } = await openForm({
      answers: { check_doublet: { next: 'message', message: 'Fertig.' } },
    })
    enter()
    await user.click(terms!)
    for (const [typed, name] of [
      ['Stade', /^Stade/],
      ['Hollern', /^„Hollern“ übernehmen/],
    ] as const) {
      await chooseCity(typed, name)
      fireEvent.change(city, { target: { value: `${typed}-Ost` } })
      await root.findByRole('option', { name: /Ost“ übernehmen$/ })
      await send()
      expect(await root.findByText(/^Bitte wählen Sie einen Ort aus der Liste/)).toBeInTheDocument()
    }
    expect(sent.map(({ fields }) => fields['action'])).toEqual(['get_loggedin_user_data'])
    close()
  })

  it('[UI-AUT-13] looks cities up at `paths.cityUrl`', async () => {
    const { chooseCity, city, close } = await openForm({ config: { paths: { cityUrl: '/staedte' } } })
    server.use(http.get('/staedte', () => HttpResponse.json({ results: [{ id: 7, value: 'Stade' }] })))
    await chooseCity('Sta', /^Stade/)
    expect(city).toHaveValue('Stade')
    expect(asked.filter(request => request.includes('actualInput'))).toEqual([
      'GET /staedte?actualInput=Sta&community=73&spaceAsWildcard=true',
    ])
    close()
  })

  it('[UI-AUT-04] calls the page’s function that the chosen city names, and no function that the page has not offered', async () => {
    const onCity = jest.fn()
    const { chooseCity, city, close } = await openForm({ config: { callbacks: { onCity } } })
    server.use(
      http.get('*/selectBoxDataCity.php', () =>
        HttpResponse.json({
          results: [
            { id: 7, value: 'Stade', customCallback: 'onCity' },
            { id: 8, value: 'Stadum', customCallback: 'constructor' },
          ],
        }),
      ),
    )
    await chooseCity('Sta', /^Stade/)
    expect(onCity.mock.calls).toEqual([[{ id: '7', value: 'Stade', customCallback: 'onCity' }]])
    await chooseCity('Sta', /^Stadum/)
    expect(city).toHaveValue('Stadum')
    expect(onCity).toHaveBeenCalledTimes(1)
    close()
  })

  it.each(['[UI-FLD-07] [UI-FLD-17] [UI-FLD-21]', '[REG-FRM-10] [REG-NAD-07] [REG-NAD-11]'])(
    '%s shows the error at each field, and focuses the first of these fields',
    async () => {
      const { root, field, enter, send, sent, close } = await openForm()
      enter({ 'E-Mail-Adresse': 'j@x', Telefon: '04141 77', Geburtsdatum: '31.02.1980' })
      await send()
      expect(field('Vorname')).toHaveAccessibleDescription('Bitte ausfüllen.')
      expect(field('E-Mail-Adresse')).toHaveAccessibleDescription(
        /^Bitte geben Sie eine vollständige E-Mail-Adresse ein/,
      )
      expect(field('Telefon')).toHaveAccessibleDescription(/^Bitte so schreiben: \+49/)
      expect(field('Geburtsdatum')).toHaveAccessibleDescription(/^Dieses Datum gibt es nicht/)
      expect(root.getByRole('checkbox')).toHaveAccessibleDescription(/^Bitte stimmen Sie/)
      expect((field('Vorname').getRootNode() as ShadowRoot).activeElement).toBe(field('Vorname'))
      expect(sent).toHaveLength(1)
      close()
    },
  )

  it('[REG-NAD-12] [REG-API-16] asks for the consent and links to the terms, unless the page turns the consent off', async () => {
    const first = await openForm({ config: { register: { termsUrl: 'https://portal.example/agb' } } })
    expect(first.terms).not.toBeNull()
    expect(first.root.getByRole('link', { name: /^Nutzungsbedingungen lesen/ })).toHaveAttribute(
      'href',
      'https://portal.example/agb',
    )
    first.close()
    const { terms, enter, chooseCity, send, root, close } = await openForm({
      options: { remove_terms: true },
      answers: { check_doublet: { next: 'message', message: 'Fertig.' } },
    })
    expect(terms).toBeNull()
    enter()
    await chooseCity('Stade', /^Stade/)
    await send()
    expect(await root.findByText('Fertig.')).toBeInTheDocument()
    close()
  })

  it.each([
    ['checkdoublet', 'Ich bin jemand anderes', {}],
    ['verifymail', 'An die hinterlegte Adresse senden', { check_account: { next: 'nameaddress' } }],
  ] as const)(
    '[REG-NAD-12] [REG-API-16] the page also turns the consent off in a form that opens after the window %s',
    async (name, button, answers) => {
      server.use(...registerFake({ get_loggedin_user_data: null, ...answers }).handlers)
      const options = { remove_terms: true, data: { fullmatch: fakePersons } }
      const { root, close } = await openTestWindow('register.open', [name, options])
      await user.click(await root.findByRole('button', { name: button }))
      await root.findByRole('textbox', { name: 'Vorname' })
      expect(root.queryByRole('checkbox')).toBeNull()
      close()
    },
  )

  it('[REG-NAD-13] [REG-CALL-06] [REG-API-20] is filled in for a person who is signed in, with a fixed e-mail address', async () => {
    const { root, field, city, close } = await openForm({
      answers: { get_loggedin_user_data: person },
      options: { user_mail: 'other@x.example' },
    })
    expect(
      [
        'Vorname',
        'Nachname',
        'E-Mail-Adresse',
        'Postleitzahl',
        'Telefon',
        'Straße',
        'Hausnummer',
        'Was machen Sie?',
      ].map(name => field(name).value),
    ).toEqual(['Henrike', 'Ahlers', 'henrike@x.example', '01067', '+49 4141 77', 'Am Markt', '7a', 'Fotografin'])
    expect(root.getByRole('combobox', { name: 'Geschlecht' })).toHaveValue('f')
    expect(city).toHaveValue('Stade')
    expect(field('E-Mail-Adresse')).toBeDisabled()
    close()
  })

  it('[REG-NAD-14] [REG-NAD-17] [REG-CALL-08] stores the data of a person who is signed in', async () => {
    const { root, terms, send, sent, close } = await openSignedIn()
    await user.click(terms!)
    await send()
    await root.findByText('Gespeichert.')
    expect(sent[1]!.fields).toMatchObject({ action: 'insert', email: 'henrike@x.example', city_id: '2829901' })
    expect(Object.keys(sent[1]!.fields).toSorted()).toEqual(
      'action birthday city city_id description email firstname gender nr phone plz street surname'.split(' '),
    )
    close()
  })

  it('[REG-NAD-05] shows no field for the gender if neither template nor page lists genders, and sends the known gender back', async () => {
    const { root, terms, send, sent, close } = await openForm({
      answers: { get_loggedin_user_data: person, insert: { next: 'message', message: 'Gespeichert.' } },
      config: { register: {} },
    })
    expect(root.queryByRole('combobox', { name: 'Geschlecht' })).toBeNull()
    await user.click(terms!)
    await send()
    await root.findByText('Gespeichert.')
    expect(sent[1]!.fields).toMatchObject({ action: 'insert', gender: 'f' })
    close()
  })

  it('[REG-NAD-15] [REG-NAD-16] [REG-FRM-04] shows the error of a response as one announced text, and keeps the typed values', async () => {
    const { root, field, enter, chooseCity, terms, send, close } = await openForm({
      answers: { check_doublet: { error: 'registerframe_error_exists' } },
    })
    enter()
    await chooseCity('Stade', /^Stade/)
    await user.click(terms!)
    await send()
    expect(await root.findByRole('alert')).toHaveTextContent(/^Ihre Angaben konnten nicht gespeichert werden/)
    expect(field('Nachname')).toHaveValue('Weiß')
    expect(JSON.parse(sessionStorage.getItem(KEPT)!)).toMatchObject({ values: { surname: 'Weiß', city: 'Stade' } })
    close()
  })

  it('stores the typed values if the response names another window and an error', async () => {
    const { root, enter, chooseCity, terms, send, close } = await openForm({
      answers: {
        check_doublet: { next: 'message', message: 'Später noch einmal.', error: 'registerframe_error_user' },
      },
    })
    enter()
    await chooseCity('Stade', /^Stade/)
    await user.click(terms!)
    await send()
    await root.findByText('Später noch einmal.')
    expect(JSON.parse(sessionStorage.getItem(KEPT)!)).toMatchObject({ values: { surname: 'Weiß' } })
    close()
  })

  it('[REG-FRM-09] sends an empty text for a value that equals the placeholder of its field', async () => {
    const { root, field, enter, chooseCity, terms, send, sent, close } = await openForm({
      answers: { check_doublet: { next: 'message', message: 'Fertig.' } },
    })
    enter({ Vorname: 'Jörg', Nachname: 'Weiß', 'E-Mail-Adresse': 'j@weiss.example', Telefon: '+49 471 123456' })
    fireEvent.change(field(/^Geburts/), { target: { value: 'TT.MM.JJJJ' } })
    await chooseCity('Stade', /^Stade/)
    await user.click(terms!)
    await send()
    await root.findByText('Fertig.')
    expect(sent[1]!.fields).toMatchObject({ phone: '', birthday: '' })
    close()
  })

  it('restores the typed values after a reload, without the consent, shows a notice, and can discard the values', async () => {
    const first = await openForm()
    first.enter({ Vorname: 'Jörg' })
    await user.click(first.terms!)
    first.close()
    const second = await openForm()
    expect(second.field('Vorname')).toHaveValue('Jörg')
    expect(second.terms).not.toBeChecked()
    const notice = second.root.getByText('Ihre Angaben von vorhin sind wieder da.')
    expect(notice).toBeInTheDocument()
    await user.click(second.root.getByRole('button', { name: 'Verwerfen' }))
    await waitFor(() => expect(second.field('Vorname')).toHaveValue(''))
    expect(sessionStorage.getItem(KEPT)).toBeNull()
    second.close()
  })

  it('never shows another person’s input', async () => {
    const first = await openForm()
    first.enter({ Straße: 'Geheimweg' })
    first.close()
    const second = await openForm({ answers: { get_loggedin_user_data: person } })
    expect(second.field('Straße')).toHaveValue('Am Markt')
    expect(second.root.queryByText(/von vorhin/)).toBeNull()
    second.close()
    const third = await openForm()
    expect(third.field('Straße')).toHaveValue('')
    third.close()
  })

  it('asks before a partly filled form is left, and says that its values stay in the tab', async () => {
    const { root, control, enter, close } = await openForm()
    enter({ Vorname: 'Jörg' })
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    const question = within(await root.findByRole('alertdialog').catch(() => root.getAllByRole('dialog').at(-1)!))
    expect(question.getByText(/Sie bleiben in diesem Browser-Tab/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Hier bleiben' }))
    expect(control.settled).not.toHaveBeenCalled()
    close()
  })

  it('offers to try again if the current account can’t be loaded', async () => {
    let isDown = true
    const fake = registerFake({
      get_loggedin_user_data: () => (isDown ? new HttpResponse('down', { status: 503 }) : person),
    })
    server.use(...fake.handlers)
    expectConsole('error', /status 503/)
    const { root, close } = await openTestWindow('register.open', ['nameaddress'])
    const retry = await root.findByRole('button', { name: 'Erneut versuchen' })
    isDown = false
    await user.click(retry)
    expect(await root.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Henrike')
    close()
  })
})
