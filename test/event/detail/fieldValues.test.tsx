import { fireEvent, waitFor } from '@testing-library/react'
import type { EventConfig } from '../../../src/config/EventConfig'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { eventFormSteps, type Editor } from './support/eventFormSteps'

const { server, asked, user } = prepareEventForms()
const { press, tab } = eventFormSteps(user)

describe('the tabs', () => {
  /** Opens an event of three days, with titles and descriptions in English and Polish. */
  const openFestival = (event: EventConfig = {}, part: Readonly<Record<string, unknown>> = {}) =>
    openEventForm(server, {
      id: 4711,
      config: { event: { translation: true, translationPl: true, ...event } },
      fake: {
        events: [
          {
            ...fakeCluster({
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
            ...part,
          },
        ],
      },
    })
  const values = (editor: Editor, ...fields: string[]) => fields.map(name => editor.field(name).value)

  it('[EVT-CALL-03] show an event that the form requests by its id and the customer', async () => {
    const editor = await openFestival()
    expect(asked).toContain('GET /event/api/event_cluster/cluster/4711?Customer=uferland')
    expect(values(editor, 'Titel')).toEqual(['Orgelnacht in St. Cosmae'])
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

  it.each([
    ['a tab of their own', true],
    ['no tab of their own', false],
  ])('[EVT-DET-30] show the description, and save what is entered, if the topics have %s', async (_, topicsTab) => {
    const editor = await openFestival({ topicsTab })
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

  it.each([
    ['[EVT-DET-43]', 'Englisch', { MlTitleTranslated: 'Organ night', DescriptionTranslated: 'Four organists.' }],
    ['[EVT-DET-44]', 'Polnisch', { MlTitleTranslatedPl: 'Noc', DescriptionTranslatedPl: 'Czterech organistów.' }],
  ])('%s show a translation that the portal sends in fields of its own: %s', async (_id, language, flat) => {
    const editor = await openFestival({}, { MlTitles: [], Descriptions: [], ...flat })
    await tab(editor, language)
    expect(values(editor, `Titel auf ${language}`, `Beschreibung auf ${language}`)).toEqual(Object.values(flat))
    editor.close()
  })

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
