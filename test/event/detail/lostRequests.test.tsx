import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'

const { server, asked, user } = prepareEventForms()

type Editor = Awaited<ReturnType<typeof openEventForm>>
const save = ({ root }: Editor) => user.click(root.getByRole('button', { name: 'Speichern' }))
const message = async ({ root }: Editor, name: string) =>
  within(await root.findByRole('alertdialog', { name }).catch(() => root.findByRole('dialog', { name })))
const event = fakeCluster()

describe('entered values', () => {
  it('stay when the session has ended, are offered again in the next form, and can then be saved', async () => {
    expectConsole('error', /status 403/)
    let isOver = true
    const fake = {
      events: [event],
      save: () => (isOver ? HttpResponse.json('Please log in', { status: 403 }) : undefined),
    }
    const editor = await openEventForm(server, { id: 4711, fake })
    editor.enter({ Titel: 'Über Nacht geschrieben' })
    await save(editor)
    const told = await message(editor, 'Nicht angemeldet')
    expect(told.getByRole('button', { name: 'Anmelden' })).toBeInTheDocument()
    await user.click(told.getByRole('button', { name: 'Abbrechen' }))
    expect(editor.field('Titel')).toHaveValue('Über Nacht geschrieben')
    editor.close()
    await waitFor(() => expect(editor.control.settled).toHaveBeenCalled())

    const again = await openEventForm(server, { id: 4711, fake })
    await user.click(again.root.getByRole('button', { name: 'Wiederherstellen' }))
    expect(again.field('Titel')).toHaveValue('Über Nacht geschrieben')
    isOver = false
    await save(again)
    await waitFor(() =>
      expect(again.saved.map(({ fields }) => fields.get('MlTitle'))).toEqual(['Über Nacht geschrieben']),
    )
    again.close()
  })

  it('stay when the portal responds with 404 to the save of a new event', async () => {
    expectConsole('error', /status 404/)
    const editor = await openEventForm(server, {
      config: { event: { defaultCategory: 105 } },
      fake: { save: () => new HttpResponse('weg', { status: 404 }) },
    })
    editor.enter({ Titel: 'Flohmarkt', Beginn: '12.9.2026' })
    await save(editor)
    const told = await message(editor, 'Nicht gefunden')
    await user.click(told.getByRole('button', { name: 'Abbrechen' }))
    expect([editor.field('Titel').value, editor.field('Beginn').value]).toEqual(['Flohmarkt', '12.09.2026'])
    editor.close()
  })

  it('can’t be changed during a save, because a successful save closes the window and newer input would be lost', async () => {
    expectConsole('error', /status 503/)
    let answer = () => {}
    const slow = http.post(
      '*/cluster/4711',
      () => new Promise<Response>(resolve => (answer = () => resolve(new HttpResponse('Wartung', { status: 503 })))),
    )
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] }, before: [slow] })
    editor.enter({ Titel: 'Auf dem Weg' })
    await save(editor)
    await waitFor(() => expect(asked.at(-1)).toBe('POST /event/api/event_cluster/cluster/4711'))
    editor.enter({ Titel: 'Zu spät' })
    expect(editor.field('Titel')).toHaveValue('Auf dem Weg')
    answer()
    await user.click((await message(editor, 'Das hat nicht geklappt')).getByRole('button', { name: 'OK' }))
    editor.enter({ Titel: 'Wieder frei' })
    expect(editor.field('Titel')).toHaveValue('Wieder frei')
    editor.close()
  })
})
