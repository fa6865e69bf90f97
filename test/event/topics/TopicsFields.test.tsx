import { fireEvent, waitFor, within } from '@testing-library/react'
import { X } from 'lucide'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from '../detail/openEventForm'

const { server, user } = prepareEventForms()

type Options = Parameters<typeof openEventForm>[1]

async function openTopics({ config, fake, ...options }: Options = {}) {
  const editor = await openEventForm(server, {
    ...options,
    options: { tab: 'Topics' },
    ...(config && { config }),
    ...(fake && { fake }),
  })
  await editor.root.findByRole('combobox', { name: 'Formale Kategorie' })
  const keyword = editor.root.getByLabelText<HTMLInputElement>('Schlagwörter', { selector: 'input' })
  return {
    ...editor,
    keyword,
    keywords: () =>
      editor.root
        .queryAllByRole('button', { name: /^Schlagwort\b.* entfernen$/ })
        .map(button => button.closest('li')!.textContent),
    save: () => user.click(editor.root.getByRole('button', { name: 'Speichern' })),
    add(typed: string) {
      fireEvent.change(keyword, { target: { value: typed } })
      fireEvent.keyDown(keyword, { key: 'Enter' })
    },
  }
}

const shown = { id: 4711, fake: { events: [fakeCluster()] } }

describe('the tab of the topics', () => {
  const chooseOption = (root: Awaited<ReturnType<typeof openTopics>>['root'], name: string, option: string) =>
    user.selectOptions(root.getByRole('combobox', { name }), option)

  it('[EVT-DET-32] [EVT-DATA-17] shows the formal category, and sends the chosen one', async () => {
    const { root, save, saved, close } = await openTopics(shown)
    expect(root.getByRole('combobox', { name: 'Formale Kategorie' })).toHaveDisplayValue('Konzert')
    await chooseOption(root, 'Formale Kategorie', 'Ausstellung')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(['FormalCategoryId', 'IdCategory'].map(name => saved[0]!.fields.get(name))).toEqual(['106', '106'])
    close()
  })

  it.each([
    ['[EVT-DET-32] [EVT-DATA-17] the formal category', 'Formale Kategorie', '0', ['FormalCategoryId', 'IdCategory']],
    ['[EVT-DET-38] the kind of place', 'Art des Veranstaltungsortes', '', ['EventLocationTypeId']],
  ])('%s can be set back to none', async (_field, label, none, names) => {
    const { root, save, saved, close } = await openTopics(shown)
    const select = root.getByRole('combobox', { name: label })
    expect(select).not.toHaveValue(none)
    await user.selectOptions(select, none)
    expect(select).toHaveValue(none)
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(names.map(name => saved[0]!.fields.get(name))).toEqual(names.map(() => none))
    close()
  })

  it('[EVT-DET-33] [EVT-DATA-18] the content category can be set back to none', async () => {
    const { root, save, saved, close } = await openTopics(shown)
    const picker = await root.findByRole('combobox', { name: /^Inhaltliche Kategorie/ })
    expect(picker).toHaveTextContent('Kirchenmusik')
    await user.click(picker)
    const [none] = within(root.getByRole('tree', { name: /^Inhaltliche Kategorie/ })).getAllByRole('treeitem')
    await user.click(none!)
    expect(picker).not.toHaveTextContent('Kirchenmusik')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(['ContentCategoryId', 'IdCategory2'].map(name => saved[0]!.fields.get(name))).toEqual(['0', '0'])
    close()
  })

  it('[EVT-API-12] [EVT-API-13] begins a new event with the category and the keyword that the page configures; a stored event keeps its own', async () => {
    const { root, keywords, close } = await openTopics({
      config: { event: { defaultCategory: 106, defaultKeyword: 'region' } },
    })
    expect(root.getByRole('combobox', { name: 'Formale Kategorie' })).toHaveDisplayValue('Ausstellung')
    expect(keywords()).toEqual(['region'])
    close()
    const stored = await openTopics({
      ...shown,
      config: { event: { defaultCategory: 106, defaultKeyword: 'region' } },
    })
    expect(stored.root.getByRole('combobox', { name: 'Formale Kategorie' })).toHaveDisplayValue('Konzert')
    expect(stored.keywords()).toEqual(['orgel', 'barock'])
    stored.close()
  })

  it('[EVT-DET-38] [EVT-DATA-20] shows the kind of place, and sends the chosen one', async () => {
    const { root, save, saved, close } = await openTopics(shown)
    expect(root.getByRole('combobox', { name: 'Art des Veranstaltungsortes' })).toHaveDisplayValue('Kirche')
    await chooseOption(root, 'Art des Veranstaltungsortes', 'Museum')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]!.fields.get('EventLocationTypeId')).toBe('4')
    close()
  })

  it('[EVT-DET-33] [EVT-DATA-18] sends the content category that is chosen in the picker', async () => {
    const { root, save, saved, close } = await openTopics(shown)
    await user.click(await root.findByRole('combobox', { name: /^Inhaltliche Kategorie/ }))
    const options = within(await root.findByRole('tree', { name: /^Inhaltliche Kategorie/ }))
    await user.click(options.getByRole('treeitem', { name: 'Landschaftsgartengestaltungsausstellung' }))
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(['ContentCategoryId', 'IdCategory2'].map(name => saved[0]!.fields.get(name))).toEqual(['1204', '1204'])
    close()
  })

  describe('the characteristics', () => {
    const node = (id: string, title: string) => ({ title, data: [], href: `#${id}`, dataAttrs: { id } })
    const leaves = [node('401', 'Barrierefrei'), node('402', 'Gebärdensprache'), node('403', 'Induktionsschleife')]
    const characteristics = [{ ...node('400', 'Zugang'), data: leaves }]
    const handler = http.get('*/event/api/event_cluster/categories', () =>
      HttpResponse.json({ formal: [{ value: '105', label: 'Konzert' }], characteristics }),
    )

    /** Opens the tree of characteristics of an event that has the first characteristic. */
    async function openTree() {
      const opened = await openTopics({ ...shown, before: [handler] })
      await user.click(opened.root.getByRole('combobox', { name: /^Merkmale/ }))
      const tree = opened.root.getByRole('tree', { name: 'Merkmale der Veranstaltung wählen' })
      return { ...opened, tree, toggle: (name: string) => user.click(within(tree).getByRole('treeitem', { name })) }
    }

    it('[EVT-DET-37] have a tree that is at most 3000 px high', async () => {
      const { tree, close } = await openTree()
      expect(tree.style.getPropertyValue('--popup-limit')).toBe('3000px')
      close()
    })

    it.each([
      ['one more is chosen', ['Gebärdensprache'], ['401', '402']],
      ['one is removed', ['Barrierefrei'], []],
      ['one is exchanged', ['Barrierefrei', 'Gebärdensprache'], ['402']],
    ])('[EVT-DET-36] [EVT-DATA-20] are sent as they are chosen in the tree: %s', async (_change, names, ids) => {
      const { toggle, save, saved, close } = await openTree()
      for (const name of names) await toggle(name)
      await save()
      await waitFor(() => expect(saved).toHaveLength(1))
      expect(saved[0]!.fields.getAll('characteristics[]')).toEqual(ids)
      close()
    })
  })

  it('[EVT-DET-33] [EVT-DATA-19] [EVT-DATA-26] sends a content category of system 84 that is chosen in the submenu by keys', async () => {
    const { root, save, saved, close } = await openTopics({
      id: 4711,
      fake: { events: [fakeCluster({ IdCategorySystemId: 84, ContentCategoryId: '0' })] },
    })
    await user.click(await root.findByRole('combobox', { name: 'Inhaltliche Kategorie' }))
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    expect(root.getByRole('combobox', { name: 'Inhaltliche Kategorie' })).toHaveTextContent('Musik › Kirchenmusik')
    await save()
    await waitFor(() =>
      expect(
        saved.map(({ fields }) => [
          fields.get('ContentCategoryId'),
          fields.get('IdCategory2'),
          fields.get('IdCategorySystemId'),
        ]),
      ).toEqual([['1203', '1203', '84']]),
    )
    close()
  })

  it('[EVT-DATA-18] shows and keeps a content category that has other categories below it', async () => {
    const { root, save, saved, close } = await openTopics({
      id: 4711,
      fake: { events: [fakeCluster({ IdCategorySystemId: 84, ContentCategoryId: '1200', ContentCategoryName: '' })] },
    })
    await waitFor(() =>
      expect(root.getByRole('combobox', { name: 'Inhaltliche Kategorie' })).toHaveTextContent(/^Musik$/),
    )
    await save()
    await waitFor(() => expect(saved.map(({ fields }) => fields.get('ContentCategoryId'))).toEqual(['1200']))
    close()
  })

  it('[EVT-VAL-05] [EVT-VAL-06] says at each of the two categories, in the portal’s words, that none is chosen', async () => {
    const texts = { no_formal_category_selected: 'Form fehlt', no_content_category_selected: 'Inhalt fehlt' }
    const { root, enter, save, saved, close } = await openTopics({
      config: { translations: true },
      before: [http.get('*/event/api/ml', () => HttpResponse.json(texts))],
    })
    await user.click(root.getByRole('tab', { name: /^Veranstaltung/ }))
    enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    await user.click(root.getByRole('tab', { name: /^Themen/ }))
    const formal = await root.findByRole('combobox', { name: 'Formale Kategorie' })
    const missing = () => root.queryAllByText(/^(Form|Inhalt) fehlt$/).map(text => text.textContent)
    expect(missing()).toEqual([])
    await save()
    await waitFor(() => expect(formal).toHaveAccessibleDescription('Form fehlt'))
    expect(root.getByRole('combobox', { name: /^Inhaltliche Kategorie/ })).toHaveAccessibleDescription('Inhalt fehlt')
    expect(saved).toEqual([])
    // One of the two categories is enough.
    await user.selectOptions(formal, 'Konzert')
    expect(missing()).toEqual([])
    close()
  })

  it('[EVT-VAL-09] [EVT-VAL-10] asks for one of the values that the customer requires, and saves only with one of them', async () => {
    const { root, add, save, saved, close } = await openTopics({
      ...shown,
      fake: {
        ...shown.fake,
        requiredFields: { category_formal: ['106'], category_content: null, keywords: ['lausitz'] },
      },
    })
    const message = () => root.queryAllByText(/^(Diese Angaben genügen|Bitte wählen Sie eine der Kategorien)/)
    expect(message()).toEqual([])
    await save()
    expect(await root.findByText('Diese Angaben genügen für Ihr Portal noch nicht.')).toBeInTheDocument()
    expect(root.getByText(/^Bitte wählen Sie eine der Kategorien/)).toBeInTheDocument()
    expect(saved).toEqual([])
    add('lausitz')
    expect(message()).toEqual([])
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    close()
  })

  it('requires nothing, and saves, if the categories of the customer can’t be loaded', async () => {
    expectConsole('error', /event_cluster\/categories/)
    const editor = await openEventForm(server, {
      ...shown,
      fake: {
        ...shown.fake,
        failingCategories: 9,
        requiredFields: { category_formal: ['106'], category_content: null, keywords: null },
      },
      options: { tab: 'Topics' },
    })
    await editor.root.findByText(/Die Kategorien konnten nicht geladen werden/)
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    editor.close()
  })

  it('[EVT-DATA-17] [EVT-DATA-18] shows the name of a category that the portal no longer has, and says that the category is gone', async () => {
    const { root, close } = await openTopics({
      id: 4711,
      fake: {
        events: [
          fakeCluster({
            FormalCategoryId: 99,
            FormalCategoryName: 'Tanztee',
            ContentCategoryId: '98',
            ContentCategoryName: 'Operette',
          }),
        ],
      },
    })
    expect(root.getByRole('combobox', { name: 'Formale Kategorie' })).toHaveDisplayValue('Tanztee (gibt es nicht mehr)')
    expect(await root.findByRole('combobox', { name: 'Inhaltliche Kategorie' })).toHaveTextContent(
      'Operette (gibt es nicht mehr)',
    )
    close()
  })

  it('can be loaded again if the categories did not load', async () => {
    expectConsole('error', /event_cluster\/categories/)
    const editor = await openEventForm(server, {
      ...shown,
      fake: { ...shown.fake, failingCategories: 1 },
      options: { tab: 'Topics' },
    })
    expect(await editor.root.findByText(/Die Kategorien konnten nicht geladen werden/)).toBeInTheDocument()
    expect(editor.root.getByLabelText('Schlagwörter', { selector: 'input' })).toBeInTheDocument()
    await user.click(editor.root.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await editor.root.findByRole('combobox', { name: 'Formale Kategorie' })).toHaveDisplayValue('Konzert')
    editor.close()
  })
})

describe('keywords of an event', () => {
  const pressAdd = (root: Awaited<ReturnType<typeof openTopics>>['root']) =>
    user.click(root.getByRole('button', { name: 'Hinzufügen' }))
  const WAYS: readonly [string, (opened: Awaited<ReturnType<typeof openTopics>>) => unknown][] = [
    ['[EVT-DET-39] by Enter', ({ keyword }) => fireEvent.keyDown(keyword, { key: 'Enter' })],
    ['[EVT-DET-40] by the button', ({ root }) => pressAdd(root)],
    ['by leaving the input', ({ keyword }) => fireEvent.blur(keyword)],
    [
      'by pasting other keywords',
      ({ keyword }) => fireEvent.paste(keyword, { clipboardData: { getData: () => 'orgel, barock' } }),
    ],
  ]

  it.each(WAYS)('[EVT-VAL-12] are added with an underscore for the first space: %s', async (_way, finish) => {
    const opened = await openTopics(shown)
    fireEvent.change(opened.keyword, { target: { value: 'open air fest, neue alte Musik' } })
    await finish(opened)
    expect(opened.keywords()).toEqual(['orgel', 'barock', 'open_air fest', 'neue_alte Musik'])
    expect(opened.keyword).toHaveValue('')
    opened.close()
  })

  it.each(WAYS)(
    '[EVT-VAL-13] [EVT-VAL-14] with a forbidden character are refused with the reason, and the others of the input are added: %s',
    async (_way, finish) => {
      const opened = await openTopics(shown)
      fireEvent.change(opened.keyword, { target: { value: 'dixie, März, swing' } })
      await finish(opened)
      expect(opened.keywords()).toEqual(['orgel', 'barock', 'dixie', 'swing'])
      expect(opened.keyword).toHaveValue('März')
      expect(opened.keyword).toHaveAccessibleDescription(
        /^Dieses Schlagwort ist nicht möglich\. Ein Schlagwort darf keine/,
      )
      opened.close()
    },
  )

  it('[EVT-DET-39] [EVT-DET-40] are added by Enter and by the button, each once, in their order, without a save', async () => {
    const { root, keyword, keywords, saved, close } = await openTopics(shown)
    for (const value of ['Jazz', 'orgel', 'Swing']) {
      fireEvent.change(keyword, { target: { value } })
      // Enter in an input submits a form if nobody prevents it.
      expect(fireEvent.keyDown(keyword, { key: 'Enter' })).toBe(false)
    }
    fireEvent.change(keyword, { target: { value: 'Bebop' } })
    await pressAdd(root)
    expect(keywords()).toEqual(['orgel', 'barock', 'Jazz', 'Swing', 'Bebop'])
    expect(saved).toEqual([])
    close()
  })

  it('[EVT-VAL-11] are not added if the input is empty', async () => {
    const { root, keyword, keywords, add, close } = await openTopics(shown)
    add('')
    await pressAdd(root)
    for (const blank of ['  ', ' , ;']) {
      add(blank)
      fireEvent.change(keyword, { target: { value: blank } })
      await pressAdd(root)
      fireEvent.change(keyword, { target: { value: blank } })
      fireEvent.blur(keyword)
    }
    expect(keywords()).toEqual(['orgel', 'barock'])
    add('jazz,, swing,')
    expect(keywords()).toEqual(['orgel', 'barock', 'jazz', 'swing'])
    close()
  })

  it('[EVT-DET-42] [EVT-DATA-22] are removed one by one, by a cross; the others are sent', async () => {
    const { root, host, keywords, save, saved, close } = await openTopics(shown)
    const remove = root.getByRole('button', { name: 'Schlagwort orgel entfernen' })
    // The two strokes of a cross.
    expect([...remove.querySelectorAll('path')].map(stroke => stroke.getAttribute('d'))).toEqual(
      X.map(([, { d }]) => d),
    )
    await user.click(remove)
    expect(keywords()).toEqual(['barock'])
    expect(host.shadowRoot!.activeElement).toHaveAccessibleName('Schlagwort barock entfernen')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect([saved[0]!.fields.getAll('Keywords[]'), saved[0]!.fields.get('ClearKeywords')]).toEqual([
      ['barock'],
      'false',
    ])
    close()
  })

  it('are also added when the input loses the focus, so that neither another tab nor a save loses them', async () => {
    const { keyword, keywords, close } = await openTopics(shown)
    fireEvent.change(keyword, { target: { value: 'dixie' } })
    fireEvent.blur(keyword)
    expect(keywords()).toEqual(['orgel', 'barock', 'dixie'])
    expect(keyword).toHaveValue('')
    close()
  })

  it('[EVT-DET-42] [EVT-DATA-22] are cleared by the save after the last one is removed', async () => {
    const { root, save, saved, close } = await openTopics(shown)
    for (const name of ['orgel', 'barock'])
      await user.click(root.getByRole('button', { name: `Schlagwort ${name} entfernen` }))
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]!.fields.get('ClearKeywords')).toBe('true')
    close()
  })

  it('[EVT-DET-18] turn the help off when a keyword is refused', async () => {
    document.cookie = 'show_info=; path=/; max-age=0'
    const { root, add, close } = await openTopics(shown)
    expect(root.getByRole('switch')).toBeChecked()
    expect(root.queryAllByRole('note').length).toBeGreaterThan(0)
    add('Mühle')
    expect(root.getByRole('switch')).not.toBeChecked()
    expect(root.queryAllByRole('note')).toEqual([])
    close()
  })

  it('[EVT-VAL-13] [EVT-VAL-14] [EVT-VAL-15] with a forbidden character stay in the input, with the reason', async () => {
    const { keyword, keywords, add, close } = await openTopics(shown)
    for (const character of 'ÄÖÜäöüß@') {
      add('orgel')
      expect(keyword).not.toHaveAccessibleDescription(/nicht möglich/)
      add(`m${character}rz`)
      expect(keyword).toHaveValue(`m${character}rz`)
      expect(keyword).toHaveAccessibleDescription(
        /^Dieses Schlagwort ist nicht möglich\. Ein Schlagwort darf keine Umlaute, kein ß und kein @ enthalten/,
      )
    }
    expect(keywords()).toEqual(['orgel', 'barock'])
    close()
  })

  it('[EVT-DET-41] [EVT-DATA-24] [EVT-API-12] can be chosen from the predefined ones; at first, none is chosen', async () => {
    const { root, keyword, keywords, close } = await openTopics({
      ...shown,
      config: { event: { keywordSuggestions: ['museumsnacht', 'lausitz'] } },
    })
    const given = root.getByRole<HTMLSelectElement>('combobox', { name: 'Vorgegebenes Schlagwort wählen' })
    expect(given.value).toBe('0')
    expect([...given.options].map(({ value }) => value)).toEqual(['0', 'museumsnacht', 'lausitz'])
    // The browser also suggests the predefined keywords while the person types.
    expect([...keyword.list!.options].map(({ value }) => value)).toEqual(['museumsnacht', 'lausitz'])
    const add = root.getByRole('button', { name: 'Hinzufügen: Vorgegebenes Schlagwort wählen' })
    await user.click(add)
    expect(keywords()).toEqual(['orgel', 'barock'])
    await user.selectOptions(given, 'lausitz')
    await user.click(add)
    expect(keywords()).toEqual(['orgel', 'barock', 'lausitz'])
    expect(given.value).toBe('0')
    close()
  })

  it('offer no choice without predefined ones', async () => {
    const { root, close } = await openTopics(shown)
    expect(root.queryByRole('combobox', { name: 'Vorgegebenes Schlagwort wählen' })).toBeNull()
    close()
  })

  it('[EVT-DET-41] [EVT-DATA-24] are sent without a predefined keyword if the choice is set back to none', async () => {
    const { root, save, saved, close } = await openTopics({
      ...shown,
      config: { event: { keywordSuggestions: ['museumsnacht', 'lausitz'] } },
    })
    const given = root.getByRole('combobox', { name: 'Vorgegebenes Schlagwort wählen' })
    await user.selectOptions(given, 'lausitz')
    await user.selectOptions(given, '0')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect([saved[0]!.fields.get('PreAssignedKeyword'), saved[0]!.fields.getAll('Keywords[]')]).toEqual([
      '0',
      ['orgel', 'barock'],
    ])
    close()
  })

  it('[EVT-DET-41] [EVT-DATA-24] [EVT-DATA-34] are sent with the predefined keyword that is chosen but not added', async () => {
    const { root, save, saved, close } = await openTopics({
      ...shown,
      config: { event: { keywordSuggestions: ['museumsnacht', 'lausitz'] } },
    })
    await user.selectOptions(root.getByRole('combobox', { name: 'Vorgegebenes Schlagwort wählen' }), 'lausitz')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect([saved[0]!.fields.get('PreAssignedKeyword'), saved[0]!.fields.getAll('Keywords[]')]).toEqual([
      'lausitz',
      ['orgel', 'barock', 'lausitz'],
    ])
    close()
  })

  it('[EVT-DATA-34] keep the predefined keyword of an event, also if the page no longer offers it', async () => {
    const { root, save, saved, close } = await openTopics({
      id: 4711,
      fake: { events: [fakeCluster({ PreAssignedKeyword: 'hafen' })] },
    })
    expect(root.getByRole('combobox', { name: 'Vorgegebenes Schlagwort wählen' })).toHaveDisplayValue('hafen')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect([saved[0]!.fields.get('PreAssignedKeyword'), saved[0]!.fields.getAll('Keywords[]')]).toEqual([
      'hafen',
      ['orgel', 'barock'],
    ])
    close()
  })
})
