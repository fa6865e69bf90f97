import { waitFor, within } from '@testing-library/react'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, user } = prepareEventForms()
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
})

type Editor = Awaited<ReturnType<typeof openEventForm>>
const press = ({ root }: Editor, name: string) => user.click(root.getByRole('button', { name }))
const OFFER = /ungespeicherte Eingaben/
/** Returns the titles of the stored drafts of new events. */
const stored = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('foyer.event.draft.7/new'))
    .map(([, text]) => (JSON.parse(text as string) as { changes: { MlTitle: string } }).changes.MlTitle)
    .sort()

/** Stubs the browser's locks, which tabs of one origin share. */
function stubLocks() {
  const held = new Set<string>()
  const request = async (name: string, _: object, action: () => Promise<void>) => {
    held.add(name)
    await action()
    held.delete(name)
  }
  const query = () => Promise.resolve({ held: [...held].map(name => ({ name })) })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } })
}

describe('new events in two tabs', () => {
  it('have one draft each, and no tab offers the draft that is being edited in the other', async () => {
    stubLocks()
    const one = await openEventForm(server)
    one.enter({ Titel: 'Flohmarkt' })
    await waitFor(() => expect(stored()).toEqual(['Flohmarkt']))
    const other = await openEventForm(server)
    other.enter({ Titel: 'Fischmarkt' })
    await waitFor(() => expect(stored()).toEqual(['Fischmarkt', 'Flohmarkt']))
    expect(other.root.queryByText(OFFER)).toBeNull()
    one.close()
    const third = await openEventForm(server)
    await third.root.findByText(OFFER)
    await press(third, 'Wiederherstellen')
    expect(third.field('Titel')).toHaveValue('Flohmarkt')
    // The draft is moved to this form, not copied.
    third.enter({ Titel: 'Flohmarkt am Hafen' })
    await waitFor(() => expect(stored()).toEqual(['Fischmarkt', 'Flohmarkt am Hafen']))
    for (const editor of [other, third]) editor.close()
  })

  it('have drafts that are offered one by one, the latest first; discarding one keeps the others', async () => {
    for (const Titel of ['Flohmarkt', 'Fischmarkt']) {
      const editor = await openEventForm(server)
      editor.enter({ Titel })
      editor.close()
      await waitFor(() => expect(stored()).toContain(Titel))
    }
    const third = await openEventForm(server)
    await third.root.findByText(OFFER)
    await press(third, 'Verwerfen')
    expect(stored()).toEqual(['Flohmarkt'])
    third.close()
    const fourth = await openEventForm(server)
    await fourth.root.findByText(OFFER)
    await press(fourth, 'Wiederherstellen')
    expect(fourth.field('Titel')).toHaveValue('Flohmarkt')
    fourth.close()
  })
})

it('a draft that the device has no room for causes a message, at once and when the form is left', async () => {
  const editor = await openEventForm(server, { id: 4711, fake: { events: [fakeCluster()] } })
  expect(editor.root.queryByText(/Speicher Ihres Browsers/)).toBeNull()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  editor.enter({ Titel: 'Zu groß' })
  expect(await editor.root.findByText(/^Der Speicher Ihres Browsers ist voll oder gesperrt/)).toBeInTheDocument()
  await press(editor, 'Schließen')
  const question = within(await editor.root.findByRole('alertdialog', { name: 'Ohne Speichern schließen?' }))
  expect(question.getByText(/^Ihre Eingaben lassen sich auf diesem Gerät nicht speichern/)).toBeInTheDocument()
  jest.restoreAllMocks()
  await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
  editor.enter({ Titel: 'Passt' })
  await waitFor(() => expect(editor.root.queryByText(/Speicher Ihres Browsers/)).toBeNull())
  editor.close()
})
