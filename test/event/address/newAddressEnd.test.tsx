import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { findBox, focusedIn, openAddressPopup } from './openAddressPopup'

const { server, asked, user } = prepareEventForms()

describe('a new address', () => {
  const POPUPS = ['Veranstalter', 'Veranstaltungsort'] as const

  it.each(POPUPS)(
    '[EVT-VAL-21] [EVT-VAL-23] [EVT-VAL-25] shows a reason at each field that is not filled in, until the field is filled in: %s',
    async kind => {
      const { editor, popup, enter, fillIn, save, made } = await openAddressPopup(server, { kind })
      enter('Name', ' ')
      expect(popup.queryByText(/^Bitte (geben Sie einen Namen|wählen Sie ein)/)).toBeNull()
      await save()
      expect(popup.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'Bitte geben Sie einen Namen ein.',
      )
      await waitFor(() => expect(editor.root.getByRole('switch')).not.toBeChecked())
      expect(popup.getByRole('combobox', { name: 'Ort' })).toHaveAccessibleDescription(
        'Bitte wählen Sie einen Ort aus der Liste.',
      )
      expect(await popup.findByRole('combobox', { name: 'Kategorie' })).toHaveAccessibleDescription(
        'Bitte wählen Sie eine Kategorie.',
      )
      expect(made).toEqual([])
      await fillIn()
      expect(popup.getByRole('combobox', { name: 'Ort' })).not.toHaveAccessibleDescription()
      expect(popup.getByRole('combobox', { name: 'Kategorie' })).not.toHaveAccessibleDescription()
      editor.close()
    },
  )

  describe.each(POPUPS)('%s: is not sent', kind => {
    it.each([
      ['[EVT-VAL-20] a name', 'textbox', 'Name', 'Bitte geben Sie einen Namen ein.', ''],
      ['[EVT-VAL-22] a city', 'combobox', 'Ort', 'Bitte wählen Sie einen Ort aus der Liste.', ''],
      [
        '[EVT-VAL-22] [EVT-VAL-23] a city of the list',
        'combobox',
        'Ort',
        'Bitte wählen Sie einen Ort aus der Liste.',
        'Stadt',
      ],
      ['[EVT-VAL-24] a category', 'combobox', 'Kategorie', 'Bitte wählen Sie eine Kategorie.', ''],
      ['[EVT-VAL-26] a kind', 'combobox', 'Diese Adresse ist', /^Bitte wählen Sie, ob dies ein Veranstalter/, ''],
    ] as const)('without %s', async (_what, role, name, reason, value) => {
      const { editor, popup, fillIn, save, made } = await openAddressPopup(server, { kind })
      await fillIn()
      const field = popup.getByRole<HTMLInputElement | HTMLSelectElement>(role, { name })
      expect(field).toBeRequired()
      expect(field.labels![0]).toHaveTextContent(`${name} *`)
      fireEvent.change(field, { target: { value } })
      await save()
      expect(field).toHaveAccessibleDescription(reason)
      expect(made).toEqual([])
      editor.close()
    })
  })

  it('[EVT-VAL-24] is not sent without a category if the categories did not load, or have not loaded yet', async () => {
    expectConsole('error', /GET \/event\/api\/address\/new/)
    document.cookie = 'show_info=; path=/; max-age=0'
    const { editor, popup, chooseCity, save, made } = await openAddressPopup(server, { failingCategories: 1 })
    await popup.findByText('Die Kategorien konnten nicht geladen werden.')
    await chooseCity()
    const help = editor.root.getByRole('switch')
    expect(help).toBeChecked()
    await save()
    await waitFor(() => expect(help).not.toBeChecked())
    server.use(http.get('*/event/api/address/new', () => new Promise<never>(() => {})))
    await user.click(popup.getByRole('button', { name: 'Erneut versuchen' }))
    const category = await popup.findByRole('combobox', { name: 'Kategorie' })
    await save()
    expect(category).toHaveAccessibleDescription('Bitte wählen Sie eine Kategorie.')
    expect(made).toEqual([])
    editor.close()
  })

  describe.each([
    ['Veranstalter', ['IdOrganisation', 'Organisation']],
    ['Veranstaltungsort', ['IdLocation', 'LocationFreetext']],
  ] as const)('%s: is discarded', (kind, names) => {
    type Popup = Awaited<ReturnType<typeof openAddressPopup>>['popup']
    it.each<[string, (popup: Popup) => unknown]>([
      ['Cancel', popup => user.click(popup.getByRole('button', { name: 'Abbrechen' }))],
      ['Escape', popup => fireEvent.keyDown(popup.getByRole('textbox', { name: 'Name' }), { key: 'Escape' })],
    ])(
      '[EVT-ADR-10] [EVT-ADR-19] by %s; the field then has the focus and is empty, and a save sends it empty',
      async (_way, cancel) => {
        const { editor, popup, made } = await openAddressPopup(server, {
          kind,
          id: 4711,
          fake: { events: [fakeCluster()] },
        })
        await cancel(popup)
        await waitFor(() => expect(editor.root.queryByRole('group', { name: /Neue Adresse/ })).toBeNull())
        const field = findBox(editor, kind)
        expect(focusedIn(editor)).toBe(field)
        fireEvent.blur(field)
        expect(field).toHaveValue('')
        await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
        await waitFor(() => expect(editor.saved).toHaveLength(1))
        expect(names.map(name => editor.saved[0]!.fields.get(name))).toEqual(['', ''])
        expect(made).toEqual([])
        editor.close()
      },
    )
  })

  it('[EVT-ADR-02] has only the newly typed name when it is opened again after it was discarded', async () => {
    const { editor, popup, enter, openFor } = await openAddressPopup(server)
    enter('Straße und Hausnummer', 'Am Hafen 3')
    await user.click(popup.getByRole('button', { name: 'Abbrechen' }))
    const again = await openFor('Kai')
    const fields = again.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ value }) => value)).toEqual(['Kai', '', '', ''])
    editor.close()
  })

  it('[EVT-ADR-10] [EVT-ADR-19] stays discarded, even if the portal responds later that it was created', async () => {
    let answer = () => {}
    const { editor, fillIn, save, popup } = await openAddressPopup(server)
    server.use(
      http.post('*/event/api/address', async () => {
        await new Promise<void>(resolve => (answer = resolve))
        return HttpResponse.json({ Id: 77, Name: 'Alte Werft e. V.' })
      }),
    )
    const field = findBox(editor, 'Veranstalter')
    await fillIn()
    await save()
    await waitFor(() => expect(asked).toContain('POST /event/api/address'))
    await user.click(popup.getByRole('button', { name: 'Abbrechen' }))
    fireEvent.change(field, { target: { value: 'Hafen' } })
    await user.click(await editor.root.findByRole('option', { name: /^Hafenverein/ }))
    answer()
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
    expect(await editor.root.findByRole('tab', { name: /Themen.*1/ })).toBeInTheDocument()
    expect(field).toHaveValue('Hafenverein')
    editor.close()
  })

  it.each([
    ['Enter in a text field', 'textbox', 'Name', false],
    ['Ctrl+Enter in its form', 'combobox', 'Kategorie', true],
  ] as const)(
    '[EVT-ADR-09] is saved once by %s, without the event; a later save of the event has the address’s id',
    async (_way, role, name, ctrlKey) => {
      const { editor, popup, enter, fillIn, made } = await openAddressPopup(server, {
        config: { event: { defaultCategory: 105 } },
        kind: 'Veranstaltungsort',
      })
      editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
      await fillIn()
      enter('Name', 'Alte Werft')
      const press = () => fireEvent.keyDown(popup.getByRole(role, { name }), { key: 'Enter', ctrlKey })
      press()
      press()
      await waitFor(() => expect(findBox(editor, 'Veranstaltungsort')).toHaveValue('Alte Werft e. V.'))
      expect([made.length, editor.saved.length]).toEqual([1, 0])
      await user.click(editor.root.getByRole('button', { name: 'Speichern' }))
      await waitFor(() =>
        expect(editor.saved.map(({ fields }) => [fields.get('IdLocation'), fields.get('LocationFreetext')])).toEqual([
          ['77', ''],
        ]),
      )
      editor.close()
    },
  )

  it('must be saved or discarded before another tab opens or the event is saved', async () => {
    const { editor, popup, enter } = await openAddressPopup(server, { kind: 'Veranstaltungsort' })
    const { root, saved } = editor
    enter('Straße und Hausnummer', 'Am Hafen 3')
    for (const action of [
      root.getByRole('tab', { name: /^Beschreibung/ }),
      root.getByRole('button', { name: 'Speichern' }),
      root.getByRole('button', { name: 'Weiter' }),
    ]) {
      await user.click(action)
      const dialog = within(
        await root.findByRole('alertdialog', { name: 'Die neue Adresse ist noch nicht gespeichert' }),
      )
      await user.click(dialog.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(root.queryByRole('alertdialog')).toBeNull())
      expect(popup.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Am Hafen 3')
    }
    expect(saved).toEqual([])
    await user.click(popup.getByRole('button', { name: 'Abbrechen' }))
    await user.click(root.getByRole('tab', { name: /^Beschreibung/ }))
    expect(await root.findByRole('tabpanel', { name: /^Beschreibung/ })).toBeInTheDocument()
    editor.close()
  })

  it.each([
    ['[EVT-VAL-21]', 'address_error_message_name', 'textbox', 'Name', 'Bitte geben Sie einen Namen ein.'],
    ['[EVT-VAL-23]', 'address_error_message_city', 'combobox', 'Ort', 'Bitte wählen Sie einen Ort aus der Liste.'],
    ['[EVT-VAL-25]', 'address_error_message_category', 'combobox', 'Kategorie', 'Bitte wählen Sie eine Kategorie.'],
  ])(
    '%s keeps the typed values if the portal refuses them with %s, says why at the field, and can be sent again',
    async (_id, label, role, name, reason) => {
      let isRefused = true
      const answer = () =>
        isRefused ? HttpResponse.json(label, { status: 400 }) : HttpResponse.json({ Id: 78, Name: 'Werft' })
      const { editor, popup, fillIn, save } = await openAddressPopup(server, { answer })
      await fillIn()
      await save()
      await waitFor(() => expect(popup.getByRole(role, { name })).toHaveAccessibleDescription(reason))
      expect(popup.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Am Hafen 3')
      isRefused = false
      await save()
      await waitFor(() => expect(findBox(editor, 'Veranstalter')).toHaveValue('Werft'))
      editor.close()
    },
  )

  it('[EVT-CALL-16] shows a notice with a retry button, and no dialog, if no response arrives', async () => {
    expectConsole('error', /got no response/)
    let isAway = true
    const answer = () => (isAway ? HttpResponse.error() : HttpResponse.json({ Id: 78, Name: 'Werft' }))
    const { editor, popup, fillIn, save } = await openAddressPopup(server, { answer })
    await fillIn()
    await save()
    const notice = within(await popup.findByRole('alert'))
    expect(notice.getByText(/Das Portal ist gerade nicht erreichbar/)).toBeInTheDocument()
    expect(editor.root.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(popup.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Am Hafen 3')
    isAway = false
    await user.click(notice.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(findBox(editor, 'Veranstalter')).toHaveValue('Werft'))
    editor.close()
  })
})
