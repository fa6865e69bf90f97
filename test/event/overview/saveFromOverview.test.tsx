import { configure, fireEvent, type within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eventFake } from '../../../src/testing/eventFake'
import { eventListFake } from '../../../src/testing/eventListFake'
import { fakeEvents } from '../../../src/testing/fakeEvents'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openOverview } from '../../support/openOverview'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

/** Opens the overview, opens the form over it, enters a title, saves, and returns the titles of the overview. */
async function saveTitle(openForm: (root: Root) => Promise<void>, values: Readonly<Record<string, string>>) {
  const fake = eventListFake({ events: fakeEvents(3) })
  server.use(...fake.handlers, ...eventFake().handlers)
  const { findRoot, close } = openOverview({ event: { defaultCategory: 105 } })
  const root = await findRoot()
  await openForm(root)
  await root.findByRole('textbox', { name: 'Karten' })
  for (const [name, value] of Object.entries(values))
    fireEvent.change(root.getByRole('textbox', { name }), { target: { value } })
  await user.click(root.getByRole('button', { name: 'Speichern' }))
  await root.findByText(values['Titel']!, { selector: '.title' })
  expect(root.queryByRole('textbox', { name: 'Titel' })).toBeNull()
  const titles = root
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelector('.title')!.textContent)
  return { titles, posted: fake.state.posted, close }
}
type Root = ReturnType<typeof within>

it('[EVT-DET-12] [EVT-OVW-20] a new event is saved, and is then the first one of the overview', async () => {
  const { titles, posted, close } = await saveTitle(
    async root => user.click(await root.findByRole('button', { name: 'Neue Veranstaltung' })),
    { Titel: 'Hafenfest', Beginn: '12.9.2027' },
  )
  expect(titles).toEqual(['Hafenfest', 'Orgelmatinee', 'Jazz am Brunnen', 'Führung durch die Altstadt'])
  expect(posted).toMatchObject([{ id: '', method: 'POST', MlTitle: 'Hafenfest' }])
  close()
})

it('[EVT-DET-12] [EVT-OVW-21] a changed event is saved, and keeps its place in the overview, which is not loaded again', async () => {
  const { titles, posted, close } = await saveTitle(
    async root => user.click(await root.findByText('Jazz am Brunnen', { selector: '.title' })),
    { Titel: 'Jazz am Markt' },
  )
  expect(titles).toEqual(['Orgelmatinee', 'Jazz am Markt', 'Führung durch die Altstadt'])
  expect(posted).toMatchObject([{ id: '501', method: 'PUT', MlTitle: 'Jazz am Markt' }])
  expect(asked.filter(call => call.includes('search=&date=&p='))).toHaveLength(1)
  close()
})
