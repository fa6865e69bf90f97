import { waitFor, within } from '@testing-library/react'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from '../detail/openEventForm'

const { server, user } = prepareEventForms()

const fake = { requiredFields: { category_formal: ['106'], category_content: null, keywords: null } }

/** Opens a form whose topics have no tab of their own, fills in its first tab, and goes on to Description. */
async function openDescription() {
  const { root, enter, saved, close } = await openEventForm(server, { config: { event: { topicsTab: false } }, fake })
  enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
  const next = () => user.click(root.getByRole('button', { name: 'Weiter' }))
  await next()
  const save = () => user.click(root.getByRole('button', { name: 'Speichern' }))
  return { root, close, saved, next, save, category: await root.findByRole('combobox', { name: 'Formale Kategorie' }) }
}
type Root = Awaited<ReturnType<typeof openDescription>>['root']
const isOn = (root: Root, name: RegExp) =>
  expect(root.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')

it('[EVT-DET-31] the form shows the topics on Description if they have no tab of their own', async () => {
  const { root, close } = await openDescription()
  expect(root.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Veranstaltung',
    'Beschreibung',
    'Bilder',
  ])
  expect(root.getByRole('textbox', { name: 'Beschreibung' })).toBeInTheDocument()
  for (const name of ['Inhaltliche Kategorie', 'Merkmale', 'Art des Veranstaltungsortes', 'Schlagwörter'])
    expect(root.getByLabelText(name, { selector: 'input, select, [role=combobox]' })).toBeInTheDocument()
  close()
})

it.each(['next', 'save'] as const)(
  '[EVT-DET-31] [EVT-VAL-03] [EVT-VAL-04] the form stays on Description while no category is chosen, and says that one is missing: %s',
  async step => {
    const opened = await openDescription()
    const { root, saved, category, close } = opened
    const info = () => within(root.getByRole('tabpanel')).queryByText(/^Bitte ordnen Sie die Veranstaltung ein/)
    expect(info()).toBeNull()
    await opened[step]()
    isOn(root, /^Beschreibung/)
    expect(info()).toBeInTheDocument()
    expect(category).toHaveAccessibleDescription('Keine formale Kategorie ausgewählt')
    expect(saved).toEqual([])
    close()
  },
)

it.each(['next', 'save'] as const)(
  '[EVT-VAL-08] [EVT-VAL-09] [EVT-VAL-10] the form stays on Description, and says why, until one of the customer’s required categories is chosen: %s',
  async step => {
    const opened = await openDescription()
    const { root, saved, category, close } = opened
    const message = () =>
      [/^Diese Angaben genügen/, /^Bitte wählen Sie eine der Kategorien/].map(text => root.queryAllByText(text).length)
    expect(message()).toEqual([0, 0])
    for (const chosen of ['Bitte wählen', 'Konzert']) {
      await user.selectOptions(category, chosen)
      await opened[step]()
      isOn(root, /^Beschreibung/)
      expect(message()).toEqual([1, 1])
    }
    expect(saved).toEqual([])
    await user.selectOptions(category, 'Ausstellung')
    expect(message()).toEqual([0, 0])
    await opened[step]()
    const isDone = { next: () => isOn(root, /^Bilder/), save: () => expect(saved).toHaveLength(1) }
    await waitFor(isDone[step])
    close()
  },
)
