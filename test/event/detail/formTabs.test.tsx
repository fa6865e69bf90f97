import { within } from '@testing-library/react'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { eventFormSteps, type Editor } from './support/eventFormSteps'

const { server, user } = prepareEventForms()
const { tab } = eventFormSteps(user)

const event = fakeCluster()

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
})
