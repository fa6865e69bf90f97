import { waitFor } from '@testing-library/react'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { dialog, draftOf, eventFormSteps } from './support/eventFormSteps'

const { server, user } = prepareEventForms()
const { press } = eventFormSteps(user)

const event = fakeCluster()

describe('unsaved values', () => {
  it('are stored on the device, offered, restored, and discarded on request', async () => {
    const first = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    first.enter({ Titel: 'Beinahe verloren', Webseite: 'https://x.example' })
    first.close()
    await waitFor(() =>
      expect(draftOf('4711')?.changes).toEqual({ MlTitle: 'Beinahe verloren', Url: 'https://x.example' }),
    )
    const second = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    expect(second.field('Titel')).toHaveValue('Orgelnacht in St. Cosmae')
    await press(second, 'Wiederherstellen')
    expect(second.field('Titel')).toHaveValue('Beinahe verloren')
    second.close()
    const third = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    await press(third, 'Verwerfen')
    expect(third.root.queryByText(/ungespeicherte Eingaben/)).toBeNull()
    third.close()
    await waitFor(() => expect(draftOf('4711')).toBeNull())
  })

  it('that were discarded after the person had typed further values are not offered again', async () => {
    const first = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    first.enter({ Titel: 'Nicht mehr gewollt' })
    first.close()
    await waitFor(() => expect(draftOf('4711')?.changes).toEqual({ MlTitle: 'Nicht mehr gewollt' }))
    const second = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    second.enter({ Webseite: 'https://x.example' })
    const both = { MlTitle: 'Nicht mehr gewollt', Url: 'https://x.example' }
    await waitFor(() => expect(draftOf('4711')?.changes).toEqual(both))
    await press(second, 'Verwerfen')
    expect(draftOf('4711')?.changes).toEqual({ Url: 'https://x.example' })
    second.close()
  })

  it('do not replace another person’s newer values without a question', async () => {
    const first = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    first.enter({ Titel: 'Von gestern' })
    first.close()
    await waitFor(() => expect(draftOf('4711')).not.toBeNull())
    const second = await openEventForm(server, { id: 4711, fake: { events: [fakeCluster({ MlTitle: 'Von heute' })] } })
    await press(second, 'Wiederherstellen')
    await press(second, 'Speichern')
    expect((await dialog(second, 'Inzwischen geändert')).getByText(/wird überschrieben: Titel\./)).toBeInTheDocument()
    expect(second.saved).toEqual([])
    second.close()
  })

  it('are written at once when the page is left', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Im letzten Augenblick' })
    dispatchEvent(new Event('pagehide'))
    expect(draftOf('4711')?.changes).toEqual({ MlTitle: 'Im letzten Augenblick' })
    editor.close()
  })

  it('cause a question before the window is left', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Neu' })
    await press(editor, 'Schließen')
    const question = await dialog(editor, 'Ohne Speichern schließen?')
    expect(question.getByText(/bleiben als Entwurf auf diesem Gerät/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
    expect(editor.control.settled).not.toHaveBeenCalled()
    editor.enter({ Titel: 'Orgelnacht in St. Cosmae' })
    await press(editor, 'Schließen')
    await waitFor(() => expect(editor.control.settled).toHaveBeenCalled())
  })

  it('[EVT-DET-11] cause a question before the overview replaces the form', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Neu' })
    await press(editor, 'Zur Übersicht')
    await user.click((await dialog(editor, 'Ohne Speichern schließen?')).getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(editor.root.queryByRole('button', { name: 'Speichern' })).toBeNull())
    expect(await editor.root.findByRole('heading', { name: 'Meine Veranstaltungen' })).toBeInTheDocument()
    editor.close()
  })
})
