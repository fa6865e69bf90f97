import { fireEvent } from '@testing-library/react'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { eventFormSteps, full } from './support/eventFormSteps'

const { server, user } = prepareEventForms()
const { press, chooseCategory } = eventFormSteps(user)

const event = fakeCluster()

describe('the tabs', () => {
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
})
