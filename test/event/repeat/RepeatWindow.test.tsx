import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from '../detail/openEventForm'
import { openRepeat } from './openRepeat'

const { server, asked } = prepareEventForms()

const weekly = ['2026-09-19', '2026-09-26', '2026-10-03', '2026-10-10']

describe('the repeat window', () => {
  it('lists the dates of a rule, and creates the chosen ones, unpublished, with all values of the form', async () => {
    const repeat = await openRepeat(server, { event: { DateTo: '2026-09-12T21:00:00' } })
    expect(repeat.window.getByText(/^Diese Veranstaltung: Sa., 12. September 2026, 19:30 – 21:00/)).toBeInTheDocument()
    expect(repeat.dates()).toEqual([])
    repeat.type('Anzahl neuer Termine', '4')
    expect(repeat.dates()).toEqual([
      'x Sa., 19. September 2026, 19:30 – 21:00',
      'x Sa., 26. September 2026, 19:30 – 21:00',
      'x Sa., 3. Oktober 2026, 19:30 – 21:00',
      'x Sa., 10. Oktober 2026, 19:30 – 21:00',
    ])
    await repeat.user.click(repeat.box(/26. September/))
    repeat.add('1.11.2026')
    expect(repeat.dates().slice(3)).toEqual([
      'x Sa., 10. Oktober 2026, 19:30 – 21:00',
      'x So., 1. November 2026, 19:30 – 21:00',
    ])
    expect(repeat.created()).toEqual([])
    await repeat.press('4 Veranstaltungen anlegen')
    await repeat.window.findByText('4 Veranstaltungen sind angelegt.')
    expect(repeat.created()).toEqual(['2026-09-19', '2026-10-03', '2026-10-10', '2026-11-01'])
    const { id, fields } = repeat.saved[3]!
    expect([
      id,
      fields.get('Id'),
      fields.get('IsPublished'),
      fields.get('MlTitle'),
      fields.get('DateFrom'),
      fields.get('DateTo'),
      fields.get('EventDateDate'),
      fields.get('Pictures[0][IdMedia]'),
    ]).toEqual([
      '',
      '',
      '0',
      'Orgelnacht in St. Cosmae',
      '2026-11-01T19:30:00',
      '2026-11-01T21:00:00',
      '2026-11-1',
      '500017',
    ])
    expect(repeat.box(/19. September.*angelegt/)).toBeDisabled()
    repeat.close()
  })

  it('creates published events by choice, and deletes the created events on request', async () => {
    const repeat = await openRepeat(server)
    repeat.type('Anzahl neuer Termine', '2')
    await repeat.user.click(repeat.window.getByRole('radio', { name: 'veröffentlicht' }))
    await repeat.press('2 Veranstaltungen anlegen')
    await repeat.window.findByText('2 Veranstaltungen sind angelegt.')
    expect(repeat.saved.map(({ fields }) => fields.get('IsPublished'))).toEqual(['1', '1'])
    await repeat.press('Rückgängig')
    await waitFor(() => expect(repeat.window.queryByText(/sind angelegt/)).toBeNull())
    expect(repeat.deleted()).toEqual(['5000', '5001'])
    expect(repeat.window.getByRole('button', { name: '2 Veranstaltungen anlegen' })).toBeInTheDocument()
    repeat.close()
  })

  it('creates the other events if the portal refuses one, names its date, and creates only this one on retry', async () => {
    expectConsole('error', /status 422/)
    let isRefusing = true
    const repeat = await openRepeat(server, {
      save: day =>
        isRefusing && day === '2026-10-03' ? new HttpResponse('An diesem Tag ist zu.', { status: 422 }) : undefined,
    })
    repeat.type('Anzahl neuer Termine', '4')
    await repeat.press('4 Veranstaltungen anlegen')
    expect(await repeat.window.findByText('3 Veranstaltungen sind angelegt.')).toBeInTheDocument()
    expect(repeat.window.getByText('Nicht angelegt: 1')).toBeInTheDocument()
    expect(repeat.window.getByText('03.10.2026: An diesem Tag ist zu.')).toBeInTheDocument()
    expect(repeat.created()).toEqual(weekly)
    isRefusing = false
    await repeat.press('Erneut versuchen')
    await repeat.window.findByText('4 Veranstaltungen sind angelegt.')
    expect(repeat.created()).toEqual([...weekly, '2026-10-03'])
    repeat.close()
  })

  it('[UI-ERR-13] [UI-ERR-16] gives the reasons after a 404 and after a 500', async () => {
    expectConsole('error', /status 404/)
    expectConsole('error', /status 500/)
    const repeat = await openRepeat(server, {
      save(day) {
        if (day === weekly[0]) return new HttpResponse('no route', { status: 404 })
        return day === weekly[1] ? new HttpResponse('Platte voll', { status: 500 }) : undefined
      },
    })
    repeat.type('Anzahl neuer Termine', '2')
    await repeat.press('2 Veranstaltungen anlegen')
    expect(await repeat.window.findByText('26.09.2026: Fehler auf dem Server: Platte voll')).toBeInTheDocument()
    expect(
      repeat.window.getByText(
        '19.09.2026: Diese Adresse gibt es nicht: http://localhost/event/api/event_cluster/cluster/',
      ),
    ).toBeInTheDocument()
    repeat.close()
  })

  it('stops when a response is lost, and looks for the event before saving it again', async () => {
    expectConsole('error', /got no response/)
    const stored: ReturnType<typeof fakeCluster>[] = []
    let isLost = true
    const repeat = await openRepeat(server, {
      before: [
        http.get('*/event/api/event_cluster', ({ request }) => {
          const { date, search } = Object.fromEntries(new URL(request.url).searchParams)
          const found = date ? stored.filter(({ DateFrom }) => DateFrom.startsWith(date)) : search ? [] : stored
          return HttpResponse.json({ EventClusters: found, IsLastPage: true })
        }),
      ],
      save(day) {
        if (!isLost || day !== '2026-09-26') return undefined
        // The portal has stored the event, but the response is lost.
        stored.push(fakeCluster({ Id: 900, DateFrom: `${day}T19:30:00`, DateTo: `${day}T19:30:00` }))
        isLost = false
        return HttpResponse.error()
      },
    })
    repeat.type('Anzahl neuer Termine', '4')
    await repeat.press('4 Veranstaltungen anlegen')
    expect(await repeat.window.findByText('Angehalten. Noch nicht angelegt: 3')).toBeInTheDocument()
    expect(repeat.created()).toEqual(weekly.slice(0, 2))
    await repeat.press('Erneut versuchen')
    await repeat.window.findByText('4 Veranstaltungen sind angelegt.')
    expect(repeat.created()).toEqual(weekly)
    await repeat.press('Rückgängig')
    await waitFor(() => expect(repeat.deleted()).toEqual(['5000', '900', '5001', '5002']))
    repeat.close()
  })

  it('stops at status 429, because the portal would refuse the next saves too, and goes on without duplicates', async () => {
    expectConsole('error', /status 429/)
    let isFull = true
    const repeat = await openRepeat(server, {
      save: day => (isFull && day === weekly[1] ? new HttpResponse('Zu viele Anfragen.', { status: 429 }) : undefined),
    })
    repeat.type('Anzahl neuer Termine', '4')
    await repeat.press('4 Veranstaltungen anlegen')
    expect(await repeat.window.findByText('Angehalten. Noch nicht angelegt: 3')).toBeInTheDocument()
    expect(repeat.created()).toEqual(weekly.slice(0, 2))
    isFull = false
    await repeat.press('Erneut versuchen')
    await repeat.window.findByText('4 Veranstaltungen sind angelegt.')
    expect(repeat.created()).toEqual([...weekly.slice(0, 2), ...weekly.slice(1)])
  })

  it('marks dates that already have an event with this title at this place, and does not choose them', async () => {
    const there = fakeCluster({ Id: 12, DateFrom: '2026-09-26T19:30:00', DateTo: '2026-09-26T21:00:00' })
    const elsewhere = { ...there, Id: 13, Location: { Id: 32, Name: 'Hafenhalle' }, DateFrom: '2026-10-03T19:30:00' }
    const repeat = await openRepeat(server, { others: [there, { ...elsewhere, DateTo: elsewhere.DateFrom }] })
    expect(asked).toContain('GET /event/api/event_cluster?Customer=uferland&search=Orgelnacht+in+St.+Cosmae&date=&p=1')
    repeat.type('Anzahl neuer Termine', '4')
    expect(repeat.dates().map(text => text.replace(/, 19:30/, ''))).toEqual([
      'x Sa., 19. September 2026',
      '- Sa., 26. September 2026 · schon eingetragen',
      'x Sa., 3. Oktober 2026',
      'x Sa., 10. Oktober 2026',
    ])
    await repeat.press('3 Veranstaltungen anlegen')
    await repeat.window.findByText('3 Veranstaltungen sind angelegt.')
    expect(repeat.created()).toEqual(['2026-09-19', '2026-10-03', '2026-10-10'])
    repeat.close()
  })

  it('marks the dates of existing events on every page of the list, until the portal marks a page as the last', async () => {
    const pages = weekly.map((day, index) =>
      fakeCluster({ Id: 12 + index, DateFrom: `${day}T19:30:00`, DateTo: `${day}T21:00:00` }),
    )
    const repeat = await openRepeat(server, {
      before: [
        http.get('*/event/api/event_cluster', ({ request }) => {
          const page = Number(new URL(request.url).searchParams.get('p'))
          return HttpResponse.json({ EventClusters: pages.slice(page - 1, page), IsLastPage: page === 3 })
        }),
      ],
    })
    repeat.type('Anzahl neuer Termine', '4')
    await waitFor(() => expect(repeat.dates()[0]).toContain('schon eingetragen'))
    expect(repeat.dates().map(text => text.includes('schon eingetragen'))).toEqual([true, true, true, false])
    expect(asked.filter(call => call.includes('/event_cluster?')).map(call => call.slice(-3))).toEqual([
      'p=1',
      'p=2',
      'p=3',
    ])
    repeat.close()
  })

  it('shows the errors of a rule at its fields, creates nothing, and focuses the field', async () => {
    const repeat = await openRepeat(server)
    await repeat.press('Veranstaltungen anlegen')
    const count = repeat.window.getByRole('textbox', { name: 'Anzahl neuer Termine' })
    expect(count).toHaveAccessibleDescription('Jede Wiederholung braucht ein Ende. Bitte geben Sie es hier ein.')
    await waitFor(() => expect(repeat.focused()).toBe(count.id))
    repeat.type('Anzahl neuer Termine', '101')
    expect(count).toHaveAccessibleDescription(/^Mehr als 100 Termine/)
    await repeat.choose('Ende', 'an einem Tag')
    repeat.type('Letzter Tag', '12.9.2026')
    expect(repeat.window.getByRole('textbox', { name: 'Letzter Tag' })).toHaveAccessibleDescription(
      /^Bis dahin gibt es/,
    )
    await repeat.user.click(repeat.box('Samstag'))
    expect(repeat.window.getByRole('group', { name: 'Wochentage' })).toHaveAccessibleDescription(/mindestens einen/)
    await repeat.choose('Wiederholen', 'an einzelnen Tagen')
    expect(repeat.window.getByText('Bitte wählen Sie mindestens einen Termin.')).toBeInTheDocument()
    repeat.add('12.9.2026')
    expect(repeat.window.getByRole('textbox', { name: 'Weiterer Tag' })).toHaveAccessibleDescription(
      /diese Veranstaltung selbst/,
    )
    expect(repeat.created()).toEqual([])
    repeat.close()
  })

  it('offers the monthly rules of the day, and names months that are left out', async () => {
    const repeat = await openRepeat(server, {
      event: { DateFrom: '2026-10-31T19:30:00', DateTo: '2026-10-31T19:30:00' },
    })
    await repeat.choose('Wiederholen', 'monatlich')
    expect(repeat.window.getByText('Monate ohne 31. werden ausgelassen.')).toBeInTheDocument()
    repeat.type('Anzahl neuer Termine', '2')
    expect(repeat.dates()).toEqual(['x Do., 31. Dezember 2026, 19:30', 'x So., 31. Januar 2027, 19:30'])
    await repeat.user.click(repeat.window.getByRole('radio', { name: 'am letzten Samstag des Monats' }))
    expect(repeat.dates()).toEqual(['x Sa., 28. November 2026, 19:30', 'x Sa., 26. Dezember 2026, 19:30'])
    await repeat.user.click(repeat.window.getByRole('radio', { name: 'am letzten Tag des Monats' }))
    expect(repeat.dates()).toEqual(['x Mo., 30. November 2026, 19:30', 'x Do., 31. Dezember 2026, 19:30'])
    repeat.close()
  })

  it('can be stopped: the created events stay, and the rest can be created later', async () => {
    const waiting: (() => void)[] = []
    const repeat = await openRepeat(server, {
      before: [
        http.post('*/cluster/', async () => {
          await new Promise<void>(resolve => waiting.push(resolve))
          return undefined
        }),
      ],
    })
    repeat.type('Anzahl neuer Termine', '4')
    await repeat.press('4 Veranstaltungen anlegen')
    await waitFor(() => expect(waiting).toHaveLength(1))
    await repeat.press('Anhalten')
    waiting[0]!()
    expect(await repeat.window.findByText('Angehalten. Noch nicht angelegt: 3')).toBeInTheDocument()
    expect(repeat.created()).toEqual(weekly.slice(0, 1))
    await repeat.press('Weitermachen')
    for (const index of [1, 2, 3]) {
      await waitFor(() => expect(waiting).toHaveLength(index + 1))
      waiting[index]!()
    }
    await repeat.window.findByText('4 Veranstaltungen sind angelegt.')
    expect(repeat.created()).toEqual(weekly)
    repeat.close()
  })

  it('says that the dates could not be compared, and compares them on retry', async () => {
    expectConsole('error', /status 500/)
    const repeat = await openRepeat(server, {
      before: [
        http.get('*/event/api/event_cluster', ({ request }) =>
          request.url.includes('search=Orgel') ? new HttpResponse('kaputt', { status: 500 }) : undefined,
        ),
      ],
    })
    expect(await repeat.window.findByText(/^Nicht alle Ihre Veranstaltungen/)).toBeInTheDocument()
    server.resetHandlers(
      http.get('*/event/api/event_cluster', () => HttpResponse.json({ EventClusters: [], IsLastPage: true })),
    )
    await repeat.press('Erneut versuchen')
    await waitFor(() => expect(repeat.window.queryByText(/^Nicht alle Ihre Veranstaltungen/)).toBeNull())
    repeat.close()
  })

  it('searches the portal for each event before its save, if the dates could not be compared', async () => {
    expectConsole('error', /status 500/)
    const there = fakeCluster({ Id: 900, DateFrom: '2026-09-26T19:30:00', DateTo: '2026-09-26T19:30:00' })
    const repeat = await openRepeat(server, {
      before: [
        http.get('*/event/api/event_cluster', ({ request }) => {
          const { date, search } = Object.fromEntries(new URL(request.url).searchParams)
          if (search) return new HttpResponse('kaputt', { status: 500 })
          if (!date) return undefined
          const found = there.DateFrom.startsWith(date) ? [there] : []
          return HttpResponse.json({ EventClusters: found, IsLastPage: true })
        }),
      ],
    })
    await repeat.window.findByText(/^Nicht alle Ihre Veranstaltungen/)
    repeat.type('Anzahl neuer Termine', '2')
    await repeat.press('2 Veranstaltungen anlegen')
    await repeat.window.findByText(/^2 Veranstaltungen sind angelegt/)
    expect(repeat.created()).toEqual(['2026-09-19'])
    repeat.close()
  })

  it('does not create an event while the list of its day can’t be read, because the event may exist already; says why, and creates it when the list can be read', async () => {
    expectConsole('error', /status 500/)
    expectConsole('error', /shape at 'EventClusters\.0'/)
    const another = { ...fakeCluster({ Id: 901, MlTitle: 'Flohmarkt' }), Id: 'kaputt' }
    let isBroken = true
    const repeat = await openRepeat(server, {
      before: [
        http.get('*/event/api/event_cluster', ({ request }) => {
          const { date, search } = Object.fromEntries(new URL(request.url).searchParams)
          if (search) return new HttpResponse('kaputt', { status: 500 })
          if (!date) return undefined
          const found = date === '2026-09-26' ? (isBroken ? [null] : []) : [another]
          return HttpResponse.json({ EventClusters: found, IsLastPage: true })
        }),
      ],
    })
    await repeat.window.findByText(/^Nicht alle Ihre Veranstaltungen/)
    repeat.type('Anzahl neuer Termine', '3')
    await repeat.press('3 Veranstaltungen anlegen')
    expect(await repeat.window.findByText('2 Veranstaltungen sind angelegt.')).toBeInTheDocument()
    expect(
      repeat.window.getByText(
        /^26\.09\.2026: Vielleicht gibt es diese Veranstaltung schon.*legen Sie sie einzeln an\.$/,
      ),
    ).toBeInTheDocument()
    expect(repeat.created()).toEqual(['2026-09-19', '2026-10-03'])
    isBroken = false
    await repeat.press('1 Veranstaltung anlegen')
    await repeat.window.findByText('3 Veranstaltungen sind angelegt.')
    expect(repeat.created()).toEqual(['2026-09-19', '2026-10-03', '2026-09-26'])
    repeat.close()
  })

  it('opens for a new event when its form is valid, and says that the event itself is not saved', async () => {
    const { root, enter, focused, field, close } = await openEventForm(server, {
      config: { event: { defaultCategory: 105 } },
    })
    const press = () => fireEvent.click(root.getByRole('button', { name: 'Wiederholen …' }))
    enter({ Beginn: '31.12.2026', 'Uhrzeit (Beginn)': '22:00', Ende: '1.1.2027', 'Uhrzeit (Ende)': '2:00' })
    press()
    await waitFor(() => expect(focused()).toBe(field('Titel').id))
    expect(root.queryByRole('dialog', { name: 'Veranstaltung wiederholen' })).toBeNull()
    enter({ Titel: 'Silvesterball' })
    press()
    const window = within(await root.findByRole('dialog', { name: 'Veranstaltung wiederholen' }))
    expect(await window.findByText(/^Diese Veranstaltung selbst ist noch nicht gespeichert/)).toBeInTheDocument()
    fireEvent.change(window.getByRole('textbox', { name: 'Anzahl neuer Termine' }), { target: { value: '1' } })
    expect(
      window.getByRole('checkbox', { name: 'Do., 7. Januar 2027, 22:00 – Fr., 8. Januar 2027, 02:00' }),
    ).toBeChecked()
    close()
  })
})
