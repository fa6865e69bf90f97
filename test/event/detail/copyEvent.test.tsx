import { waitFor, within } from '@testing-library/react'
import { eventFamily } from '../../../src/event/eventFamily'
import { PromptDialog } from '../../../src/kit/dialog/PromptDialog'
import { accessRecovery } from '../../../src/shell/accessRecovery'
import { createWindows } from '../../../src/shell/createWindows'
import { loadServerTemplates } from '../../../src/template/loadServerTemplates'
import { eventFake } from '../../../src/testing/eventFake'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { makeControl } from '../../support/makeControl'
import { prepareEventForms } from '../support/prepareEventForms'

const { server, asked, user } = prepareEventForms()

/** Opens a copy as the overview does. Pages can't open a copy, so the test declares a call that does. */
async function openCopy(original = fakeCluster()) {
  const openings = {
    ...eventFamily.openings,
    'event.copy': {
      windowName: 'event.detail',
      read: (copyOf: number) => ({ options: { eventId: null, tab: 'Event', copyOf } }),
    },
  }
  const { handlers, saved } = eventFake({ events: [original] })
  server.use(...handlers)
  const { control, close } = makeControl()
  const windows = createWindows(
    {
      families: { event: { ...eventFamily, openings } },
      sharedWindows: {},
      loadTemplates: async () => loadServerTemplates,
      loadAccessRecovery: async () => accessRecovery,
      loadPromptDialog: async () => PromptDialog,
      checkConfig: async () => {},
    },
    () => ({ language: 'de_DE', translations: false, auth: { account: 'eva@portal.example' } }),
  )
  await windows.load('event.copy')
  windows.open('event.copy', [4711], control)
  const root = within(
    [...document.querySelectorAll('foyer-root')].at(-1)!.shadowRoot!.querySelector<HTMLElement>('div')!,
  )
  const findTitle = () => root.findByRole<HTMLInputElement>('textbox', { name: 'Titel' })
  return { root, findTitle, saved, control, close }
}

describe('a copy of an event', () => {
  it('[EVT-CALL-07] [EVT-DET-53] [EVT-OVW-34] says that it is not saved, keeps the title, and is posted as an unpublished event', async () => {
    const { root, findTitle, saved, close } = await openCopy()
    const title = await findTitle()
    expect(asked[0]).toBe('GET /event/api/event_cluster/cluster/4711?Customer=')
    expect(root.getByRole('heading', { name: 'Kopie, nicht gespeichert' })).toBeInTheDocument()
    expect(root.getByText(/^Dies ist eine Kopie und noch nicht gespeichert/)).toBeInTheDocument()
    expect(title).toHaveValue('Orgelnacht in St. Cosmae')
    await user.click(root.getByRole('button', { name: 'Speichern' }))
    // The original has the same day and place.
    await user.click(await root.findByRole('button', { name: 'Trotzdem speichern' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [{ id, fields } = { id: '?', fields: new URLSearchParams() }] = saved
    expect([
      id,
      fields.get('method'),
      fields.get('Id'),
      fields.get('IsPublished'),
      fields.get('MlTitle'),
      fields.get('Pictures[0][IdMedia]'),
    ]).toEqual(['', 'POST', '', '0', 'Orgelnacht in St. Cosmae', '500017'])
    close()
  })

  it('causes a question before the window closes', async () => {
    const { root, findTitle, control } = await openCopy()
    await findTitle()
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    expect(await root.findByText('Die Kopie ist noch nicht gespeichert.')).toBeInTheDocument()
    expect(control.settled).not.toHaveBeenCalled()
    await user.click(root.getAllByRole('button', { name: 'Schließen' }).at(-1)!)
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
  })

  it('is not made from a series, because it would be one long event; the expert mode opens instead', async () => {
    const { root, saved, close } = await openCopy(fakeCluster({ IdEventType: 3, DateTo: '2027-09-12T19:30:00' }))
    expect(await root.findByRole('button', { name: 'Expertenmodus öffnen' })).toBeInTheDocument()
    expect(root.getByText(/Die Kopie wäre eine einzige, sehr lange Veranstaltung/)).toBeInTheDocument()
    expect(root.queryByRole('textbox')).toBeNull()
    expect(saved).toEqual([])
    close()
  })
})
