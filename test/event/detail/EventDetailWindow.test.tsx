import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { eventFake } from '../../../src/testing/eventFake'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { openTestWindow } from '../../support/openTestWindow'
import { openEventForm } from './openEventForm'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  document.cookie = 'show_info=; path=/; max-age=0'
})

const event = fakeCluster()
const full = { Titel: 'Flohmarkt am Hafen', Beginn: '12.9.2026', 'Uhrzeit (Beginn)': '9:00' }
const draftOf = (key: string) =>
  JSON.parse(localStorage.getItem(`foyer.event.draft.7/${key}`) ?? 'null') as {
    changes: Record<string, unknown>
  } | null
type Editor = Awaited<ReturnType<typeof openEventForm>>
const press = ({ root }: Editor, name: string) => user.click(root.getByRole('button', { name }))
const tab = ({ root }: Editor, name: RegExp | string) => user.click(root.getByRole('tab', { name }))
const dialog = async ({ root }: Editor, name: string) =>
  within(await root.findByRole('alertdialog', { name }).catch(() => root.findByRole('dialog', { name })))

async function chooseCategory(editor: Editor) {
  await tab(editor, /^Themen/)
  await user.selectOptions(await editor.root.findByRole('combobox', { name: 'Formale Kategorie' }), 'Konzert')
}

describe('a new event', () => {
  /** Saves a new event and waits for the overview. */
  async function saveNew() {
    const editor = await openEventForm(server)
    editor.enter(full)
    await chooseCategory(editor)
    await press(editor, 'Speichern')
    await editor.root.findByText(/Meine Veranstaltungen|Noch keine|eingetragen/)
    return { ...editor, fields: Object.fromEntries(editor.saved[0]?.fields ?? []) }
  }

  it('[EVT-DET-53] [EVT-CALL-06] [EVT-API-18] is posted to the address without an id, with its trailing slash', async () => {
    const { fields, close } = await saveNew()
    expect(asked).toContain('POST /event/api/event_cluster/cluster/')
    expect(fields['method']).toBe('POST')
    close()
  })

  it('[EVT-API-04] [EVT-DET-54] is sent published, with its values and the customer', async () => {
    const { fields, close } = await saveNew()
    expect(fields).toMatchObject({
      Customer: 'uferland',
      MlTitle: 'Flohmarkt am Hafen',
      DateFrom: '2026-09-12T09:00:00',
      IsPublished: '1',
      IdCategory: '105',
    })
    close()
  })

  it('[EVT-DET-12] is saved once, leaves no draft, and is followed by the overview', async () => {
    const { saved, root, close } = await saveNew()
    expect(saved).toHaveLength(1)
    expect(root.queryByRole('textbox', { name: 'Titel' })).toBeNull()
    expect(Object.keys(localStorage).filter(key => key.startsWith('foyer.event.draft.'))).toEqual([])
    close()
  })

  it('[EVT-VAL-01] [EVT-VAL-03] [EVT-DET-20] lists the errors of every tab, focuses the first, and removes a corrected one', async () => {
    const editor = await openEventForm(server)
    const { root, field } = editor
    expect(root.getAllByRole('textbox').filter(input => input.matches(':required'))).toEqual([
      field('Titel'),
      field('Beginn'),
    ])
    await press(editor, 'Speichern')
    expect(field('Titel')).toHaveAccessibleDescription('Bitte ausfüllen.')
    await waitFor(() => expect((field('Titel').getRootNode() as ShadowRoot).activeElement).toBe(field('Titel')))
    const summary = within(root.getByRole('alert'))
    expect(summary.getAllByRole('button').map(link => link.textContent)).toEqual([
      'Veranstaltung, Titel: Bitte ausfüllen.',
      'Veranstaltung, Beginn: Bitte ausfüllen.',
      expect.stringMatching(/^Themen, /),
    ])
    expect(root.getByRole('tab', { name: /^Veranstaltung/ })).toHaveTextContent('Veranstaltung (2)')
    expect(root.getByRole('tab', { name: /^Themen/ })).toHaveTextContent('(1)')
    expect(editor.saved).toEqual([])
    fireEvent.change(field('Titel'), { target: { value: 'F' } })
    expect(field('Titel')).not.toHaveAttribute('aria-invalid')
    expect(root.getByRole('tab', { name: /^Veranstaltung/ })).toHaveTextContent('Veranstaltung (1)')
    fireEvent.change(field('Titel'), { target: { value: '' } })
    expect(field('Titel')).toHaveAttribute('aria-invalid')
    editor.close()
  })

  it('[EVT-DET-31] [EVT-VAL-04] [EVT-DET-21] opens the tab of the categories and shows that a category is missing, until one is chosen', async () => {
    const editor = await openEventForm(server)
    editor.enter(full)
    await press(editor, 'Speichern')
    expect(editor.root.getByRole('tab', { name: /^Themen/ })).toHaveAttribute('aria-selected', 'true')
    const select = await editor.root.findByRole('combobox', { name: 'Formale Kategorie' })
    await waitFor(() => expect((select.getRootNode() as ShadowRoot).activeElement).toBe(select))
    expect(select).toHaveAttribute('aria-invalid')
    const info = () =>
      within(editor.root.getByRole('tabpanel')).queryByText(/^Bitte ordnen Sie die Veranstaltung ein: Eine formale/)
    expect(info()).toBeInTheDocument()
    await user.selectOptions(select, 'Konzert')
    expect(select).not.toHaveAttribute('aria-invalid')
    expect(info()).toBeNull()
    expect(editor.root.queryByRole('alert')).toBeNull()
    editor.close()
  })

  it('[EVT-VAL-07] [EVT-VAL-09] [EVT-DET-08] waits for the customer’s required fields, and is not sent if a value does not meet them', async () => {
    let answer = () => {}
    const come = new Promise<void>(resolve => {
      answer = resolve
    })
    const late = http.get('*/categories', async () => {
      await come
      return HttpResponse.json({
        formal: [{ value: '105', label: 'Konzert' }],
        required_fields: { category_formal: ['106'], category_content: null, keywords: null },
      })
    })
    const editor = await openEventForm(server, { before: [late], config: { event: { defaultCategory: 105 } } })
    editor.enter(full)
    await press(editor, 'Speichern')
    expect(editor.root.getByRole('button', { name: 'Speichern' })).toHaveAttribute('aria-busy', 'true')
    answer()
    expect((await editor.root.findAllByText(/^Themen, .*: Diese Angaben genügen/))[0]).toBeInTheDocument()
    expect(editor.saved).toEqual([])
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([])
    editor.close()
  })
})

describe('the tabs', () => {
  const names = ({ root }: Editor) => root.getAllByRole('tab').map(({ textContent }) => textContent)

  it('[EVT-DET-03] [EVT-DET-04] [EVT-DET-07] are event, description, topics and pictures', async () => {
    const editor = await openEventForm(server)
    expect(names(editor)).toEqual(['Veranstaltung', 'Beschreibung', 'Themen', 'Bilder'])
    editor.close()
  })

  it('[EVT-DET-03] [EVT-DET-04] [EVT-DET-07] are event, description and pictures if the topics have no tab', async () => {
    const editor = await openEventForm(server, { config: { event: { topicsTab: false } } })
    expect(names(editor)).toEqual(['Veranstaltung', 'Beschreibung', 'Bilder'])
    await tab(editor, 'Bilder')
    expect(await editor.root.findByRole('button', { name: 'Bilder auswählen' })).toBeInTheDocument()
    editor.close()
  })

  it.each([
    ['[EVT-DET-05]', { translation: true }, 'Englisch'],
    ['[EVT-DET-06]', { translationPl: true }, 'Polnisch'],
  ])('%s [EVT-API-14] have a translation if it is configured: %p', async (_id, event, name) => {
    const editor = await openEventForm(server, { config: { event } })
    expect(names(editor)).toEqual(['Veranstaltung', 'Beschreibung', 'Themen', name, 'Bilder'])
    editor.close()
    const withoutTopics = await openEventForm(server, { config: { event: { ...event, topicsTab: false } } })
    expect(names(withoutTopics)).toEqual(['Veranstaltung', 'Beschreibung', name, 'Bilder'])
    withoutTopics.close()
  })

  it.each([
    ['[EVT-DET-03]', 'Veranstaltung', 'textbox', ['Titel', 'Beginn', 'Ende', 'Webseite', 'Karten']],
    ['[EVT-DET-03]', 'Veranstaltung', 'combobox', ['Veranstalter', 'Veranstaltungsort']],
    ['[EVT-DET-04]', 'Beschreibung', 'textbox', ['Beschreibung']],
    ['[EVT-DET-08]', 'Themen', 'combobox', ['Formale Kategorie', 'Inhaltliche Kategorie']],
    ['[EVT-DET-05]', 'Englisch', 'textbox', ['Titel auf Englisch', 'Beschreibung auf Englisch']],
    ['[EVT-DET-06]', 'Polnisch', 'textbox', ['Titel auf Polnisch', 'Beschreibung auf Polnisch']],
    ['[EVT-DET-07]', 'Bilder', 'button', ['Bilder auswählen']],
  ])('%s %s shows its own fields: %s', async (_id, tab, role, names) => {
    const editor = await openEventForm(server, { config: { event: { translation: true, translationPl: true } } })
    await user.click(editor.root.getByRole('tab', { name: tab }))
    const panel = within(editor.root.getByRole('tabpanel', { name: tab }))
    for (const name of names) expect(await panel.findByRole(role, { name })).toBeInTheDocument()
    editor.close()
  })

  it.each([null, 4711])(
    '[EVT-DET-02] [EVT-API-17] open on the event, or on the tab that the caller names: event %j',
    async id => {
      const config = { event: { translation: true, translationPl: true } }
      const namedTabs = [
        [undefined, 'Veranstaltung'],
        ['Event', 'Veranstaltung'],
        ['Description', 'Beschreibung'],
        ['Topics', 'Themen'],
        ['Translation', 'Englisch'],
        ['TranslationPl', 'Polnisch'],
        ['Medias', 'Bilder'],
      ] as const
      for (const [named, name] of namedTabs) {
        const editor = await openEventForm(server, {
          id,
          config,
          options: named && { tab: named },
          fake: { events: [event] },
        })
        expect(editor.root.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
        editor.close()
      }
    },
  )

  it('[EVT-DET-09] [EVT-VAL-03] are validated by the button Next before the next tab opens', async () => {
    const editor = await openEventForm(server)
    const { root, field } = editor
    await press(editor, 'Weiter')
    expect(root.getByRole('tab', { name: /^Veranstaltung/ })).toHaveAttribute('aria-selected', 'true')
    expect(field('Beginn')).toHaveAttribute('aria-invalid')
    editor.enter(full)
    await press(editor, 'Weiter')
    expect(root.getByRole('tab', { name: 'Beschreibung' })).toHaveAttribute('aria-selected', 'true')
    await press(editor, 'Weiter')
    await press(editor, 'Weiter')
    expect(root.getByRole('tab', { name: /^Themen/ })).toHaveAttribute('aria-selected', 'true')
    await chooseCategory(editor)
    await press(editor, 'Weiter')
    expect(root.getByRole('tab', { name: 'Bilder' })).toHaveAttribute('aria-selected', 'true')
    expect(root.queryByRole('button', { name: 'Weiter' })).toBeNull()
    editor.close()
  })

  const LONG = ['x'.repeat(50_001), 'x'.repeat(50_000)] as const
  it.each([
    [
      'Event',
      [
        ['Titel', ' ', 'Orgelnacht'],
        ['Beginn', '31.2.2026', '28.2.2026'],
        ['Uhrzeit (Beginn)', '24:00', '23:59'],
        ['Ende', '27.02.2026', '28.02.2026'],
        ['Uhrzeit (Ende)', '7:5', '23:59'],
        ['Webseite', 'kein Link', 'www.example.org'],
        ['Karten', 'ftp://example.org', 'https://example.org'],
      ],
    ],
    ['Description', [['Beschreibung', ...LONG]]],
    ['Translation', [['Beschreibung auf Englisch', ...LONG]]],
    ['TranslationPl', [['Beschreibung auf Polnisch', ...LONG]]],
  ] as const)(
    '[EVT-DET-09] [EVT-DET-20] stay on %s while Next finds an error there, and show it until the value is right',
    async (tab, fields) => {
      const editor = await openEventForm(server, {
        id: 4711,
        options: { tab },
        config: { event: { translation: true, translationPl: true } },
        fake: { events: [event] },
      })
      const selected = () => editor.root.getAllByRole('tab').findIndex(each => each.ariaSelected === 'true')
      const before = selected()
      for (const [label, wrong, right] of fields) {
        const field = editor.field(label)
        fireEvent.change(field, { target: { value: wrong } })
        await press(editor, 'Weiter')
        expect([label, selected(), field.ariaInvalid]).toEqual([label, before, 'true'])
        expect(field).toHaveAccessibleDescription(/\S/)
        fireEvent.change(field, { target: { value: right } })
        expect([label, field.ariaInvalid]).toEqual([label, null])
      }
      expect(editor.root.queryByRole('alert')).toBeNull()
      await press(editor, 'Weiter')
      expect(selected()).toBe(before + 1)
      editor.close()
    },
  )

  it('[EVT-DET-09] [EVT-DET-20] stay on the event while its organiser is typed but not chosen', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    const field = editor.root.getByRole('combobox', { name: 'Veranstalter' })
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'Hafen' } })
    await press(editor, 'Weiter')
    expect(editor.root.getByRole('tab', { name: /^Veranstaltung/ })).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'Hafenv' } })
    await user.click(await editor.root.findByRole('option', { name: /Hafenverein/ }))
    expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await press(editor, 'Weiter')
    expect(editor.root.getByRole('tab', { name: 'Beschreibung' })).toHaveAttribute('aria-selected', 'true')
    editor.close()
  })

  /** Opens an event of three days, with titles and descriptions in English and Polish. */
  const openFestival = () =>
    openEventForm(server, {
      id: 4711,
      config: { event: { translation: true, translationPl: true } },
      fake: {
        events: [
          fakeCluster({
            IdEventType: 2,
            DateTo: '2026-09-14T22:00:00',
            PriceUrl: 'https://karten.example',
            MlTitles: [
              { IdMediaLanguage: 2, TextValue: 'Organ night' },
              { IdMediaLanguage: 44, TextValue: 'Noc organowa' },
            ],
            Descriptions: [
              { IdLanguage: 2, TextValue: 'Four organists.' },
              { IdLanguage: 44, TextValue: 'Czterech organistów.' },
            ],
          }),
        ],
      },
    })
  const values = (editor: Editor, ...fields: string[]) => fields.map(name => editor.field(name).value)

  it('[EVT-CALL-03] show an event that the form requests by its id and the customer', async () => {
    const editor = await openFestival()
    expect(asked).toContain('GET /event/api/event_cluster/cluster/4711?Customer=uferland')
    editor.close()
  })

  it.each([
    ['[EVT-DET-22]', 'Titel', ['Orgelnacht in St. Cosmae'], ['Lange Orgelnacht'], 'MlTitle', 'Lange Orgelnacht'],
    ['[EVT-DET-23]', 'Beginn', ['12.09.2026', '19:30'], ['13.9.2026', '18:00'], 'DateFrom', '2026-09-13T18:00:00'],
    ['[EVT-DET-24]', 'Ende', ['14.09.2026', '22:00'], ['15.9.2026', '21:00'], 'DateTo', '2026-09-15T21:00:00'],
  ])('%s show the field %s, and save what is entered', async (_id, label, shown, typed, name, sent) => {
    const editor = await openFestival()
    const labels = [label, `Uhrzeit (${label})`].slice(0, shown.length)
    expect(values(editor, ...labels)).toEqual(shown)
    editor.enter(Object.fromEntries(labels.map((of, index) => [of, typed[index]!])))
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect(editor.saved[0]!.fields.get(name)).toBe(sent)
    editor.close()
  })

  it.each([
    ['[EVT-DET-26]', 'Veranstalter', 'Orgelverein', 'Hafenverein', 'IdOrganisation', '8'],
    ['[EVT-DET-27]', 'Veranstaltungsort', 'St. Cosmae', 'Hafenhalle', 'IdLocation', '32'],
  ])('%s show the %s %s, and save a suggestion that is chosen', async (_id, label, shown, name, idName, id) => {
    const editor = await openFestival()
    const field = editor.root.getByRole('combobox', { name: label })
    expect(field).toHaveValue(shown)
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'Hafen' } })
    await user.click(await editor.root.findByRole('option', { name: new RegExp(name) }))
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect(editor.saved[0]!.fields.get(idName)).toBe(id)
    editor.close()
  })

  it('[EVT-DET-28] [EVT-DET-29] [EVT-DATA-21] show the links of the event and of its tickets, and save what is entered', async () => {
    const editor = await openFestival()
    expect(values(editor, 'Webseite', 'Karten')).toEqual([
      'https://orgelverein.example/nacht',
      'https://karten.example',
    ])
    editor.enter({ Webseite: 'https://neu.example', Karten: 'https://kasse.example' })
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    const { fields } = editor.saved[0]!
    expect([fields.get('Url'), fields.get('PriceUrl')]).toEqual(['https://neu.example', 'https://kasse.example'])
    editor.close()
  })

  it('[EVT-DET-30] show the description, and save what is entered', async () => {
    const editor = await openFestival()
    await tab(editor, 'Beschreibung')
    expect(values(editor, 'Beschreibung')).toEqual(['Vier Organisten, eine Orgel.'])
    editor.enter({ Beschreibung: 'Fünf Organisten.' })
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect(editor.saved[0]!.fields.get('Description')).toBe('Fünf Organisten.')
    editor.close()
  })

  it.each([
    ['[EVT-DET-43]', 'Englisch', ['Organ night', 'Four organists.'], 'MlTitleTranslated', 'DescriptionTranslated'],
    [
      '[EVT-DET-44]',
      'Polnisch',
      ['Noc organowa', 'Czterech organistów.'],
      'MlTitleTranslatedPl',
      'DescriptionTranslatedPl',
    ],
  ])(
    '%s [EVT-DATA-06] [EVT-DATA-08] show the translation, and save what is entered: %s',
    async (_id, language, shown, title, text) => {
      const editor = await openFestival()
      await tab(editor, language)
      const labels = [`Titel auf ${language}`, `Beschreibung auf ${language}`] as const
      expect(values(editor, ...labels)).toEqual(shown)
      editor.enter({ [labels[0]]: 'Neuer Titel', [labels[1]]: 'Neuer Text' })
      await press(editor, 'Speichern')
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      const { fields } = editor.saved[0]!
      expect([fields.get(title), fields.get(text)]).toEqual(['Neuer Titel', 'Neuer Text'])
      const texts = ['MlTitle', 'Description'].flatMap(name => [name, `${name}Translated`, `${name}TranslatedPl`])
      expect(texts.filter(name => fields.get(name)!.startsWith('Neuer'))).toEqual([title, text])
      editor.close()
    },
  )

  it('show HTML in a title as plain text', async () => {
    const editor = await openEventForm(server, {
      id: 4711,
      fake: { events: [fakeCluster({ MlTitle: '<img src=x onerror=alert(1)> & <b>fett</b>' })] },
    })
    expect(editor.field('Titel')).toHaveValue('<img src=x onerror=alert(1)> & <b>fett</b>')
    await press(editor, 'Vorschau')
    expect(
      await editor.root.findByRole('heading', { name: '<img src=x onerror=alert(1)> & <b>fett</b>' }),
    ).toBeInTheDocument()
    editor.close()
  })
})

describe('the help', () => {
  const bubbles = ({ root }: Editor) => root.queryAllByRole('note').length

  it('[EVT-DET-13] [EVT-DET-17] explains the fields by default', async () => {
    const editor = await openEventForm(server)
    expect(bubbles(editor)).toBeGreaterThan(5)
    editor.close()
  })

  it.each([
    ['[EVT-DET-14]', /^Veranst/, 'info-toggle1'],
    ['[EVT-DET-15]', /^Beschr/, 'info-toggle2'],
    ['[EVT-DET-15]', /^Themen/, 'info-toggle2'],
    ['[EVT-DET-16]', /^Engl/, 'info-toggleTranslation'],
    ['[EVT-DET-16]', /^Poln/, 'info-toggleTranslation'],
  ])('%s is turned off and on by the switch of the tab %p', async (_id, tabName, name) => {
    const editor = await openEventForm(server, { config: { event: { translation: true, translationPl: true } } })
    await tab(editor, tabName)
    const toggle = editor.root.getByRole('switch', { name: 'Hilfetexte zeigen' })
    expect(toggle).toHaveAttribute('name', name)
    expect(toggle).toBeChecked()
    await user.click(toggle)
    await waitFor(() => expect(bubbles(editor)).toBe(0))
    for (const other of editor.root.getAllByRole('tab').slice(0, -1)) {
      await user.click(other)
      expect(editor.root.getByRole('switch')).not.toBeChecked()
    }
    await tab(editor, tabName)
    await user.click(editor.root.getByRole('switch'))
    await waitFor(() => expect(bubbles(editor)).toBeGreaterThan(0))
    editor.close()
  })

  it('[EVT-DET-17] stays off in the next form, by a cookie that lives 14 days', async () => {
    const setCookie = jest.spyOn(Document.prototype, 'cookie', 'set')
    const editor = await openEventForm(server)
    for (const written of ['0', '1', '0']) {
      await user.click(editor.root.getByRole('switch'))
      expect(setCookie.mock.lastCall?.[0]).toMatch(new RegExp(`^show_info=${written}; path=/; max-age=1209600;`))
    }
    editor.close()
    setCookie.mockRestore()
    const again = await openEventForm(server)
    expect(again.root.getByRole('switch')).not.toBeChecked()
    expect(bubbles(again)).toBe(0)
    again.close()
    document.cookie = 'show_info=1; path=/'
    const third = await openEventForm(server)
    expect(third.root.getByRole('switch')).toBeChecked()
    expect(bubbles(third)).toBeGreaterThan(5)
    third.close()
  })

  it('[EVT-DET-13] is hidden at one field by its own button, until the switch is turned off and on', async () => {
    const editor = await openEventForm(server)
    const count = bubbles(editor)
    await press(editor, 'Hilfe: Titel')
    await waitFor(() => expect(bubbles(editor)).toBe(count - 1))
    const toggle = editor.root.getByRole('switch')
    await user.click(toggle)
    await waitFor(() => expect(bubbles(editor)).toBe(0))
    await user.click(toggle)
    await waitFor(() => expect(bubbles(editor)).toBe(count))
    editor.close()
  })

  it('[EVT-DET-18] disappears at once if an error shows, but no cookie turns it off for the next window', async () => {
    const editor = await openEventForm(server)
    expect(bubbles(editor)).toBeGreaterThan(5)
    fireEvent.focus(editor.field('Titel'))
    fireEvent.blur(editor.field('Titel'))
    await editor.root.findByText('Bitte ausfüllen.')
    expect(bubbles(editor)).toBe(0)
    expect(editor.root.getByRole('switch')).not.toBeChecked()
    expect(document.cookie).not.toContain('show_info')
    editor.close()
  })

  it.each([
    ['start', 0],
    ['end', 1],
  ])(
    '[EVT-DET-25] is turned off by the button that opens the calendar of the %s, and on by the next click on this button',
    async (_, index) => {
      const editor = await openEventForm(server)
      const open = editor.root.getAllByRole('button', { name: 'Kalender öffnen' })[index]
      await user.click(open!)
      expect(await editor.root.findByRole('grid')).toBeInTheDocument()
      expect(editor.root.getByRole('switch')).not.toBeChecked()
      await user.click(open!)
      expect(editor.root.getByRole('switch')).toBeChecked()
      editor.close()
    },
  )
})

describe('saving an event', () => {
  it('[EVT-DET-53] [EVT-DET-12] reads it again, and merges the changes with those that someone else saved in other fields', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Orgelnacht, verlegt' })
    server.use(
      http.get('*/cluster/4711', () =>
        HttpResponse.json(fakeCluster({ PriceUrl: 'https://neu.example', IsPublished: 0, ChangeDate: 'später' })),
      ),
    )
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    const { id, fields } = editor.saved[0]!
    expect([
      id,
      fields.get('method'),
      fields.get('MlTitle'),
      fields.get('PriceUrl'),
      fields.get('IsPublished'),
      fields.get('IfChangeDate'),
    ]).toEqual(['4711', 'PUT', 'Orgelnacht, verlegt', 'https://neu.example', '0', 'später'])
    editor.close()
  })

  it('says on the console that it drops a time zone when the day changes, because the offset may differ on the new day', async () => {
    expectConsole('error', /shape at 'DateFrom' \(has the time zone of the old day/)
    const zoned = fakeCluster({ DateFrom: '2026-09-12T19:30:00+02:00', DateTo: '2026-09-12T19:30:00+02:00' })
    const editor = await openEventForm(server, { id: 4711, fake: { events: [zoned] } })
    editor.enter({ Beginn: '20.12.2026' })
    await press(editor, 'Speichern')
    await waitFor(() =>
      expect(editor.saved.map(({ fields }) => fields.get('DateFrom'))).toEqual(['2026-12-20T19:30:00']),
    )
    editor.close()
  })

  it('[EVT-DET-12] asks before it overwrites another person’s changes, shows them, and can keep them', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Meiner' })
    server.use(
      http.get('*/cluster/4711', () =>
        HttpResponse.json(fakeCluster({ MlTitle: 'Ihrer', Url: 'https://ihre.example' })),
      ),
    )
    await press(editor, 'Speichern')
    const question = await dialog(editor, 'Inzwischen geändert')
    expect(question.getByText(/wird überschrieben: Titel\./)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
    expect(editor.saved).toEqual([])
    expect(await editor.root.findByText('Titel: Ihrer')).toBeInTheDocument()
    await press(editor, 'Diese übernehmen')
    expect(editor.field('Titel')).toHaveValue('Ihrer')
    expect(editor.field('Webseite')).toHaveValue('https://ihre.example')
    editor.enter({ Titel: 'Doch meiner' })
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect(editor.saved[0]!.fields.get('MlTitle')).toBe('Doch meiner')
    editor.close()
  })

  it('overwrites if the person confirms', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Meiner' })
    server.use(http.get('*/cluster/4711', () => HttpResponse.json(fakeCluster({ MlTitle: 'Ihrer' }))))
    await press(editor, 'Speichern')
    await user.click((await dialog(editor, 'Inzwischen geändert')).getByRole('button', { name: 'Überschreiben' }))
    await waitFor(() => expect(editor.saved[0]?.fields.get('MlTitle')).toBe('Meiner'))
    editor.close()
  })

  it.each([
    ['reads', 'get'],
    ['saves', 'post'],
  ] as const)(
    '[EVT-DET-53] offers to save a new event if the form %s the event and the portal responds with 404',
    async (_, method) => {
      const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
      editor.enter({ Titel: 'Gerettet' })
      server.use(http[method]('*/cluster/4711', () => new HttpResponse('weg', { status: 404 })))
      await press(editor, 'Speichern')
      await user.click(
        (await dialog(editor, 'Inzwischen gelöscht')).getByRole('button', { name: 'Als neue Veranstaltung speichern' }),
      )
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      expect([
        editor.saved[0]!.id,
        editor.saved[0]!.fields.get('method'),
        editor.saved[0]!.fields.get('Id'),
        editor.saved[0]!.fields.get('MlTitle'),
      ]).toEqual(['', 'POST', '', 'Gerettet'])
      editor.close()
    },
  )

  it('reads the event and sends the save again if the portal responds with 409', async () => {
    let outrun = 1
    const editor = await openEventForm(server, {
      id: 4711,
      fake: { events: [event], save: () => (outrun-- > 0 ? new HttpResponse('geändert', { status: 409 }) : undefined) },
    })
    editor.enter({ Titel: 'Zäh' })
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(2))
    expect(asked.filter(call => call.startsWith('GET /event/api/event_cluster/cluster/4711'))).toHaveLength(3)
    editor.close()
  })

  it('[UI-ERR-16] [EVT-DET-12] keeps the entered values when it fails, shows the portal’s text, and can be repeated', async () => {
    expectConsole('error', /status 503/)
    let isDown = true
    const editor = await openEventForm(server, {
      id: 4711,
      fake: { events: [event], save: () => (isDown ? new HttpResponse('Wartung', { status: 503 }) : undefined) },
    })
    editor.enter({ Titel: 'Zweiter Versuch' })
    const button = editor.root.getByRole('button', { name: 'Speichern' })
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.submit(button.closest('form')!)
    const message = await dialog(editor, 'Das hat nicht geklappt')
    expect(message.getByText('Fehler auf dem Server: Wartung')).toBeInTheDocument()
    expect(editor.saved).toHaveLength(1)
    await user.click(message.getByRole('button', { name: 'OK' }))
    expect(editor.field('Titel')).toHaveValue('Zweiter Versuch')
    await waitFor(() => expect(draftOf('4711')?.changes).toEqual({ MlTitle: 'Zweiter Versuch' }))
    isDown = false
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(2))
    await waitFor(() => expect(draftOf('4711')).toBeNull())
    editor.close()
  })

  it('looks for likely duplicates while the form is open, names them before the save, asks once, and opens the other event', async () => {
    const other = fakeCluster({
      Id: 99,
      MlTitle: 'Flohmarkt am Hafen!',
      DateFrom: '2026-09-12T10:00:00',
      DateTo: '2026-09-12T10:00:00',
      Location: null,
      Organisations: [],
    })
    const editor = await openEventForm(server, {
      config: { event: { defaultCategory: 105 } },
      fake: { events: [other] },
    })
    const dayCame = new Promise<void>(resolve => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.endsWith('/event/api/event_cluster?Customer=uferland&search=&date=2026-09-12&p=1')) resolve()
      })
    })
    editor.enter(full)
    await dayCame
    const before = asked.length
    await press(editor, 'Speichern')
    const question = await dialog(editor, 'Schon eingetragen?')
    expect(asked.slice(before)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Flohmarkt am Hafen!' }))
    await waitFor(() => expect(asked).toContain('GET /event/api/event_cluster/cluster/99?Customer=uferland'))
    await user.click(question.getByRole('button', { name: 'Trotzdem speichern' }))
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    editor.close()
  })

  it('sends the save at once while the events of the day are still loading', async () => {
    const never = http.get('*/event/api/event_cluster', () => new Promise<Response>(() => {}))
    const editor = await openEventForm(server, { config: { event: { defaultCategory: 105 } }, before: [never] })
    editor.enter(full)
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    editor.close()
  })
})

describe('unsaved values', () => {
  it('are stored on the device, offered, restored, and discarded on request', async () => {
    const first = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    first.enter({ Titel: 'Beinahe verloren', Webseite: 'https://x.example' })
    first.close()
    await waitFor(() =>
      expect(draftOf('4711')?.changes).toEqual({ MlTitle: 'Beinahe verloren', Url: 'https://x.example' }),
    )
    const second = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    expect(second.field('Titel')).toHaveValue('Orgelnacht in St. Cosmae')
    await press(second, 'Wiederherstellen')
    expect(second.field('Titel')).toHaveValue('Beinahe verloren')
    second.close()
    const third = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    await press(third, 'Verwerfen')
    expect(third.root.queryByText(/ungespeicherte Eingaben/)).toBeNull()
    third.close()
    await waitFor(() => expect(draftOf('4711')).toBeNull())
  })

  it('do not replace another person’s newer values without a question', async () => {
    const first = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    first.enter({ Titel: 'Von gestern' })
    first.close()
    await waitFor(() => expect(draftOf('4711')).not.toBeNull())
    const second = await openEventForm(server, { id: 4711, fake: { events: [fakeCluster({ MlTitle: 'Von heute' })] } })
    await press(second, 'Wiederherstellen')
    await press(second, 'Speichern')
    expect((await dialog(second, 'Inzwischen geändert')).getByText(/wird überschrieben: Titel\./)).toBeInTheDocument()
    expect(second.saved).toEqual([])
    second.close()
  })

  it('are written at once when the page is left', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Im letzten Augenblick' })
    dispatchEvent(new Event('pagehide'))
    expect(draftOf('4711')?.changes).toEqual({ MlTitle: 'Im letzten Augenblick' })
    editor.close()
  })

  it('cause a question before the window is left', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Neu' })
    await press(editor, 'Schließen')
    const question = await dialog(editor, 'Ohne Speichern schließen?')
    expect(question.getByText(/bleiben als Entwurf auf diesem Gerät/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
    expect(editor.control.settled).not.toHaveBeenCalled()
    editor.enter({ Titel: 'Orgelnacht in St. Cosmae' })
    await press(editor, 'Schließen')
    await waitFor(() => expect(editor.control.settled).toHaveBeenCalled())
  })

  it('[EVT-DET-11] cause a question before the overview replaces the form', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Neu' })
    await press(editor, 'Zur Übersicht')
    await user.click((await dialog(editor, 'Ohne Speichern schließen?')).getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(editor.root.queryByRole('button', { name: 'Speichern' })).toBeNull())
    expect(await editor.root.findByRole('heading', { name: 'Meine Veranstaltungen' })).toBeInTheDocument()
    editor.close()
  })
})

it('[EVT-CALL-03] shows a message if an event can’t be loaded, and loads it again on request', async () => {
  expectConsole('error', /status 500/)
  let isDown = true
  server.use(...eventFake({ events: [event] }).handlers)
  server.use(
    http.get('*/cluster/4711', () => (isDown ? new HttpResponse('Fehler', { status: 500 }) : HttpResponse.json(event))),
  )
  const { root, close } = await openTestWindow('event.detail', [4711], { auth: { account: 'eva@portal.example' } })
  await user.click(await root.findByRole('button', { name: 'OK' }))
  isDown = false
  await user.click(await root.findByRole('button', { name: 'Erneut versuchen' }))
  expect(await root.findByRole('textbox', { name: 'Titel' })).toHaveValue('Orgelnacht in St. Cosmae')
  close()
})

describe('the pictures', () => {
  it('[EVT-DET-45] [EVT-DET-46] [EVT-CALL-17] show fitted thumbnails, and are removed one by one', async () => {
    const two = fakeCluster({ Pictures: [...event.Pictures, { IdMedia: 12 }] })
    const editor = await openEventForm(server, {
      id: 4711,
      options: { tab: 'Medias' },
      fake: { events: [two] },
      config: { hosts: { image: '/image' } },
    })
    expect(editor.root.getByRole('img', { name: 'Bild 1' })).toHaveAttribute(
      'src',
      'http://localhost/image?file=%2Fpictures%2F9998.jpg&width=300&height=200&do=cropOut&quality=8',
    )
    const names = () => editor.root.getAllByRole('listitem').map(item => item.textContent)
    expect(names()).toEqual(['Bild 1', 'Bild 2'])
    await press(editor, 'Bild 1 von der Veranstaltung entfernen')
    expect(names()).toEqual(['Bild 1'])
    expect(editor.host.shadowRoot!.activeElement).toHaveTextContent('Bilder auswählen')
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect([...editor.saved[0]!.fields].filter(([name]) => name.startsWith('Pictures'))).toEqual([
      ['Pictures[0][IdMedia]', '12'],
    ])
    editor.close()
  })

  it('[EVT-DET-46] the form saves no picture after the last one is removed', async () => {
    const two = fakeCluster({ Pictures: [...event.Pictures, { IdMedia: 12 }] })
    const editor = await openEventForm(server, { id: 4711, options: { tab: 'Medias' }, fake: { events: [two] } })
    await press(editor, 'Bild 2 von der Veranstaltung entfernen')
    // Only the first picture has a file.
    expect(editor.root.getByRole('img', { name: 'Bild 1' })).toBeInTheDocument()
    await press(editor, 'Bild 1 von der Veranstaltung entfernen')
    expect(await editor.root.findByText('Noch keine Bilder')).toBeInTheDocument()
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved.map(({ fields }) => fields.get('Pictures'))).toEqual(['null']))
    editor.close()
  })

  const editPictures = (event = {}) =>
    openEventForm(server, {
      id: 4711,
      options: { tab: 'Medias' },
      fake: { events: [fakeCluster({ Pictures: [...fakeCluster().Pictures, { IdMedia: 12 }] })] },
      config: { hosts: { pictureEditor: 'https://bild.example/edit' }, event },
    })
  const stubTab = () => {
    const tabOpened = { opener: window as unknown, location: { href: '' } }
    return { tabOpened, open: jest.spyOn(window, 'open').mockReturnValue(tabOpened as unknown as Window) }
  }

  it('[EVT-CALL-19] [EVT-API-16] are changed in the external editor with the id 43 by default', async () => {
    const { tabOpened, open } = stubTab()
    const editor = await editPictures()
    await press(editor, 'Bild 1 bearbeiten')
    expect(tabOpened).toEqual({
      opener: null,
      location: {
        href: 'https://bild.example/edit?editor=43&reload_parent=false&parent_domain=localhost&project=event&item_id=9998',
      },
    })
    open.mockRestore()
    editor.close()
  })

  it('[EVT-CALL-19] [EVT-API-16] are changed in the external editor with the id that the page configures', async () => {
    const { tabOpened, open } = stubTab()
    const editor = await editPictures({ pictureEditorId: 17 })
    await press(editor, 'Bild 1 bearbeiten')
    expect(tabOpened.location.href).toMatch(/\?editor=17&/)
    open.mockRestore()
    editor.close()
  })

  it('[EVT-DET-47] [EVT-DATA-25] are opened in the external editor by the id of their media item, or else by their media id', async () => {
    const { tabOpened, open } = stubTab()
    const editor = await editPictures()
    for (const [name, id] of [
      ['Bild 2 bearbeiten', '12'],
      ['Bild 1 bearbeiten', '9998'],
    ] as const) {
      await press(editor, name)
      expect(new URL(tabOpened.location.href).searchParams.get('item_id')).toBe(id)
    }
    open.mockRestore()
    editor.close()
  })

  it('[EVT-DET-47] [EVT-CALL-19] show a message when the browser blocks the tab of the external editor', async () => {
    const { open } = stubTab()
    const editor = await editPictures()
    open.mockReturnValue(null)
    await press(editor, 'Bild 1 bearbeiten')
    expect(await editor.root.findByText(/^Ihr Browser hat den neuen Tab blockiert/)).toBeInTheDocument()
    open.mockRestore()
    editor.close()
  })
})
