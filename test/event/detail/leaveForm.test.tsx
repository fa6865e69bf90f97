import { waitFor } from '@testing-library/react'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, user } = prepareEventForms()
beforeEach(() => {
  history.replaceState(null, '', '/kalender#veranstaltung-7')
})

it.each([
  ['kept with keepHash', { keepHash: true, reload: true }, '#veranstaltung-7'],
  ['cleared without keepHash', { reload: true }, ''],
])(
  '[EVT-API-09] [EVT-API-10] [EVT-DET-11] after the overview has replaced the form and closed, the page’s hash is %s, and the page reloads',
  async (_, options, hash) => {
    const editor = await openEventForm(server, { id: 4711, options, fake: { events: [fakeCluster()] } })
    await user.click(editor.root.getByRole('button', { name: 'Zur Übersicht' }))
    await editor.root.findByRole('heading', { name: 'Meine Veranstaltungen' })
    await waitFor(() => expect(editor.root.queryByRole('button', { name: 'Speichern' })).toBeNull())
    expect([location.hash, editor.reload.mock.calls]).toEqual(['#veranstaltung-7', []])
    editor.close()
    await waitFor(() => expect(editor.reload.mock.calls).toEqual([['event.overview']]))
    expect(location.hash).toBe(hash)
  },
)

it.each([
  ['kept with keepHash', { keepHash: true, reload: true }, '#veranstaltung-7'],
  ['cleared without keepHash', { reload: true }, ''],
])(
  '[EVT-API-09] [EVT-API-10] when a form closes that the page has opened, the page’s hash is %s, and the page reloads',
  async (_, options, hash) => {
    const editor = await openEventForm(server, { id: 4711, options, fake: { events: [fakeCluster()] } })
    await user.click(editor.root.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(editor.reload.mock.calls).toEqual([['event.detail']]))
    expect(location.hash).toBe(hash)
  },
)
