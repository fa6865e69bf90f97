import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { eventFormSteps, full } from './support/eventFormSteps'

const { server, asked, user } = prepareEventForms()
const { press, chooseCategory } = eventFormSteps(user)

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

  it('[EVT-VAL-07] [EVT-VAL-09] [EVT-DET-08] waits until the customer’s required_fields have loaded, and is not sent if it has none of the required values', async () => {
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
