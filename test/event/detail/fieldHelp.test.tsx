import { fireEvent, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, user } = prepareEventForms()
beforeEach(() => {
  document.cookie = 'show_info=; path=/; max-age=0'
})

type Editor = Awaited<ReturnType<typeof openEventForm>>

/** Opens a tab, and returns the name of each help button with the text of its bubble. */
async function helpOf({ root }: Editor, tabName: RegExp, lastField: string) {
  await user.click(root.getByRole('tab', { name: tabName }))
  await root.findByRole('button', { name: `Hilfe: ${lastField}` })
  const panel = within(root.getByRole('tabpanel'))
  return panel
    .getAllByRole('button', { name: /^Hilfe: / })
    .map(button => [
      button.getAttribute('aria-label'),
      panel.getAllByRole('note').find(({ id }) => id === button.getAttribute('aria-controls'))?.textContent,
    ])
}

describe('each field has its own help [EVT-DET-13]', () => {
  it('on the tab Event', async () => {
    const editor = await openEventForm(server)
    expect(await helpOf(editor, /^Veranst/, 'Karten')).toEqual([
      ['Hilfe: Titel', expect.stringMatching(/^So heißt die Veranstaltung/)],
      ['Hilfe: Beginn', expect.stringMatching(/^Tag und Uhrzeit des Beginns/)],
      ['Hilfe: Ende', expect.stringMatching(/^Nur nötig, wenn/)],
      ['Hilfe: Veranstalter', expect.stringMatching(/^Wer die Veranstaltung ausrichtet/)],
      ['Hilfe: Veranstaltungsort', expect.stringMatching(/^Wo die Veranstaltung stattfindet/)],
      ['Hilfe: Webseite', expect.stringMatching(/^Eine Seite mit mehr Informationen/)],
      ['Hilfe: Karten', expect.stringMatching(/^Wo es Karten gibt/)],
    ])
    editor.close()
  })

  it('on the tabs of texts, topics and pictures', async () => {
    const editor = await openEventForm(server, {
      id: 4711,
      fake: { events: [fakeCluster()] },
      config: { event: { translation: true, translationPl: true } },
    })
    expect(await helpOf(editor, /^Beschr/, 'Beschreibung')).toEqual([
      ['Hilfe: Beschreibung', expect.stringMatching(/^Worum geht es, wer wirkt mit/)],
    ])
    expect(await helpOf(editor, /^Themen/, 'Merkmale')).toEqual([
      ['Hilfe: Formale Kategorie', expect.stringMatching(/^Was findet statt/)],
      ['Hilfe: Inhaltliche Kategorie', expect.stringMatching(/^Worum geht es: um alte Musik/)],
      ['Hilfe: Merkmale', expect.stringMatching(/^Zum Beispiel: barrierefrei/)],
      ['Hilfe: Art des Veranstaltungsortes', expect.stringMatching(/^Was für ein Ort ist es/)],
      ['Hilfe: Schlagwörter', expect.stringMatching(/^Geben Sie ein Schlagwort ein/)],
    ])
    for (const [tabName, language] of [
      [/^Engl/, 'Englisch'],
      [/^Poln/, 'Polnisch'],
    ] as const)
      expect(await helpOf(editor, tabName, `Titel auf ${language}`)).toEqual([
        [`Hilfe: Titel auf ${language}`, expect.stringMatching(/^Wird Besuchern gezeigt/)],
        [`Hilfe: Beschreibung auf ${language}`, expect.stringMatching(/^Eine kurze Zusammenfassung/)],
      ])
    expect(await helpOf(editor, /^Bilder/, 'Bilder')).toEqual([
      ['Hilfe: Bilder', expect.stringMatching(/^Das erste Bild steht im Kalender/)],
    ])
    editor.close()
  })
})

it.each(['Veranstalter', 'Veranstaltungsort'])(
  '[EVT-DET-18] the help disappears at once if the new address of a %s shows an error',
  async name => {
    const editor = await openEventForm(server, {
      before: [
        http.get('*/event/api/address/new', () => HttpResponse.json({ Categories: [{ Id: 3, Categor: 'Verein' }] })),
      ],
    })
    const { root } = editor
    fireEvent.change(root.getByRole('combobox', { name }), { target: { value: 'Werft' } })
    await user.click(await root.findByRole('option', { name: 'Neue Adresse anlegen' }))
    await root.findByRole('combobox', { name: 'Kategorie' })
    expect(root.getByRole('switch')).toBeChecked()
    expect(root.queryAllByRole('note').length).toBeGreaterThan(5)
    await user.click(root.getByRole('button', { name: 'Adresse speichern' }))
    expect(root.getByRole('switch')).not.toBeChecked()
    expect(root.queryAllByRole('note')).toEqual([])
    editor.close()
  },
)
