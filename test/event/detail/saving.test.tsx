import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { expectConsole } from '../../support/expectConsole'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { dialog, draftOf, eventFormSteps, full } from './support/eventFormSteps'

const { server, asked, user } = prepareEventForms()
const { press } = eventFormSteps(user)

const event = fakeCluster()

describe('saving an event', () => {
  it('[EVT-DET-53] [EVT-DET-12] reads it again, and merges the changes with those that someone else saved in other fields', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Orgelnacht, verlegt' })
    server.use(
      http.get('*/cluster/4711', () =>
        HttpResponse.json(fakeCluster({ PriceUrl: 'https://neu.example', IsPublished: 0, ChangeDate: 'später' })),
      ),
    )
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    const { id, fields } = editor.saved[0]!
    expect([
      id,
      fields.get('method'),
      fields.get('MlTitle'),
      fields.get('PriceUrl'),
      fields.get('IsPublished'),
      fields.get('IfChangeDate'),
    ]).toEqual(['4711', 'PUT', 'Orgelnacht, verlegt', 'https://neu.example', '0', 'später'])
    editor.close()
  })

  it('says on the console that it drops a time zone when the day changes, because the offset may differ on the new day', async () => {
    expectConsole('error', /shape at 'DateFrom' \(has the time zone of the old day/)
    const zoned = fakeCluster({ DateFrom: '2026-09-12T19:30:00+02:00', DateTo: '2026-09-12T19:30:00+02:00' })
    const editor = await openEventForm(server, { id: 4711, fake: { events: [zoned] } })
    editor.enter({ Beginn: '20.12.2026' })
    await press(editor, 'Speichern')
    await waitFor(() =>
      expect(editor.saved.map(({ fields }) => fields.get('DateFrom'))).toEqual(['2026-12-20T19:30:00']),
    )
    editor.close()
  })

  it('[EVT-DET-12] asks before it overwrites another person’s changes, shows them, and can keep them', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Meiner' })
    server.use(
      http.get('*/cluster/4711', () =>
        HttpResponse.json(fakeCluster({ MlTitle: 'Ihrer', Url: 'https://ihre.example' })),
      ),
    )
    await press(editor, 'Speichern')
    const question = await dialog(editor, 'Inzwischen geändert')
    expect(question.getByText(/wird überschrieben: Titel\./)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
    expect(editor.saved).toEqual([])
    expect(await editor.root.findByText('Titel: Ihrer')).toBeInTheDocument()
    await press(editor, 'Diese übernehmen')
    expect(editor.field('Titel')).toHaveValue('Ihrer')
    expect(editor.field('Webseite')).toHaveValue('https://ihre.example')
    editor.enter({ Titel: 'Doch meiner' })
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect(editor.saved[0]!.fields.get('MlTitle')).toBe('Doch meiner')
    editor.close()
  })

  it('overwrites if the person confirms', async () => {
    const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
    editor.enter({ Titel: 'Meiner' })
    server.use(http.get('*/cluster/4711', () => HttpResponse.json(fakeCluster({ MlTitle: 'Ihrer' }))))
    await press(editor, 'Speichern')
    await user.click((await dialog(editor, 'Inzwischen geändert')).getByRole('button', { name: 'Überschreiben' }))
    await waitFor(() => expect(editor.saved[0]?.fields.get('MlTitle')).toBe('Meiner'))
    editor.close()
  })

  it.each([
    ['reads', 'get'],
    ['saves', 'post'],
  ] as const)(
    '[EVT-DET-53] offers to save a new event if the form %s the event and the portal responds with 404',
    async (_, method) => {
      const editor = await openEventForm(server, { id: 4711, fake: { events: [event] } })
      editor.enter({ Titel: 'Gerettet' })
      server.use(http[method]('*/cluster/4711', () => new HttpResponse('weg', { status: 404 })))
      await press(editor, 'Speichern')
      await user.click(
        (await dialog(editor, 'Inzwischen gelöscht')).getByRole('button', { name: 'Als neue Veranstaltung speichern' }),
      )
      await waitFor(() => expect(editor.saved).toHaveLength(1))
      expect([
        editor.saved[0]!.id,
        editor.saved[0]!.fields.get('method'),
        editor.saved[0]!.fields.get('Id'),
        editor.saved[0]!.fields.get('MlTitle'),
      ]).toEqual(['', 'POST', '', 'Gerettet'])
      editor.close()
    },
  )

  it('reads the event and sends the save again if the portal responds with 409', async () => {
    let outrun = 1
    const editor = await openEventForm(server, {
      id: 4711,
      fake: { events: [event], save: () => (outrun-- > 0 ? new HttpResponse('geändert', { status: 409 }) : undefined) },
    })
    editor.enter({ Titel: 'Zäh' })
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(2))
    expect(asked.filter(call => call.startsWith('GET /event/api/event_cluster/cluster/4711'))).toHaveLength(3)
    editor.close()
  })

  it('[UI-ERR-16] [EVT-DET-12] keeps the entered values when it fails, shows the portal’s text, and can be repeated', async () => {
    expectConsole('error', /status 503/)
    let isDown = true
    const editor = await openEventForm(server, {
      id: 4711,
      fake: { events: [event], save: () => (isDown ? new HttpResponse('Wartung', { status: 503 }) : undefined) },
    })
    editor.enter({ Titel: 'Zweiter Versuch' })
    const button = editor.root.getByRole('button', { name: 'Speichern' })
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.submit(button.closest('form')!)
    const message = await dialog(editor, 'Das hat nicht geklappt')
    expect(message.getByText('Fehler auf dem Server: Wartung')).toBeInTheDocument()
    expect(editor.saved).toHaveLength(1)
    await user.click(message.getByRole('button', { name: 'OK' }))
    expect(editor.field('Titel')).toHaveValue('Zweiter Versuch')
    await waitFor(() => expect(draftOf('4711')?.changes).toEqual({ MlTitle: 'Zweiter Versuch' }))
    isDown = false
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(2))
    await waitFor(() => expect(draftOf('4711')).toBeNull())
    editor.close()
  })

  it('looks for likely duplicates while the form is open, names them before the save, asks once, and opens the other event', async () => {
    const other = fakeCluster({
      Id: 99,
      MlTitle: 'Flohmarkt am Hafen!',
      DateFrom: '2026-09-12T10:00:00',
      DateTo: '2026-09-12T10:00:00',
      Location: null,
      Organisations: [],
    })
    const editor = await openEventForm(server, {
      config: { event: { defaultCategory: 105 } },
      fake: { events: [other] },
    })
    const dayCame = new Promise<void>(resolve => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.endsWith('/event/api/event_cluster?Customer=uferland&search=&date=2026-09-12&p=1')) resolve()
      })
    })
    editor.enter(full)
    await dayCame
    const before = asked.length
    await press(editor, 'Speichern')
    const question = await dialog(editor, 'Schon eingetragen?')
    expect(asked.slice(before)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Flohmarkt am Hafen!' }))
    await waitFor(() => expect(asked).toContain('GET /event/api/event_cluster/cluster/99?Customer=uferland'))
    await user.click(question.getByRole('button', { name: 'Trotzdem speichern' }))
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    editor.close()
  })

  it('sends the save at once while the events of the day are still loading', async () => {
    const never = http.get('*/event/api/event_cluster', () => new Promise<Response>(() => {}))
    const editor = await openEventForm(server, { config: { event: { defaultCategory: 105 } }, before: [never] })
    editor.enter(full)
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    editor.close()
  })
})
