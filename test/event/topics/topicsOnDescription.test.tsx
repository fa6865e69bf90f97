import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openEventForm } from '../detail/openEventForm'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ defaultHidden: true })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

it('[EVT-DET-31] [EVT-VAL-03] [EVT-VAL-04] [EVT-VAL-08] without a tab of their own the topics are on Description, whose Next checks them', async () => {
  const fake = { requiredFields: { category_formal: ['106'], category_content: null, keywords: null } }
  const { root, enter, close } = await openEventForm(server, { config: { event: { topicsTab: false } }, fake })
  const next = () => user.click(root.getByRole('button', { name: 'Weiter' }))
  const isOn = (name: RegExp) => expect(root.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  expect(root.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Veranstaltung',
    'Beschreibung',
    'Bilder',
  ])
  enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
  await next()
  const category = await root.findByRole('combobox', { name: 'Formale Kategorie' })
  expect(root.getByRole('textbox', { name: 'Beschreibung' })).toBeInTheDocument()
  await next()
  isOn(/^Beschreibung/)
  expect(category).toHaveAccessibleDescription('Keine formale Kategorie ausgewählt')
  await user.selectOptions(category, 'Konzert')
  await next()
  isOn(/^Beschreibung/)
  expect(root.getByText(/^Bitte wählen Sie eine der Kategorien/)).toBeInTheDocument()
  await user.selectOptions(category, 'Ausstellung')
  await next()
  isOn(/^Bilder/)
  close()
})
