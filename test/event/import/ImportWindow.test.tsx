import { configure, fireEvent, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { calendarOf, openImport } from './openImport'

const { server } = fakePortalServer()
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

const concert = [
  'UID:1',
  'SUMMARY:Orgelmatinee',
  'DTSTART;TZID=Europe/Berlin:20991205T113000',
  'DTEND;TZID=Europe/Berlin:20991205T123000',
  'LOCATION:Hafenhalle\\, Am Hafen 1\\, 21680 Stade',
  'ORGANIZER;CN=Hafenverein:mailto:post@hafen.example',
  'DESCRIPTION:Erste Zeile\\n<b>fett</b>',
  'URL:https://orgel.example/',
]
const fair = [
  'UID:2',
  'SUMMARY:Büchermarkt',
  'DTSTART;VALUE=DATE:20991206',
  'DTEND;VALUE=DATE:20991208',
  'LOCATION:Am Ufer',
]

describe('the import window', () => {
  it('lists the events of a file, and creates the chosen ones, unpublished', async () => {
    const work = await openImport(server)
    await work.choose(calendarOf(concert, fair, ['UID:3', 'SUMMARY:Alt', 'DTSTART:20010101T190000']))
    await work.window.findByText('3 gefundene Veranstaltungen')
    await work.ready()
    expect(work.rows()).toEqual([
      'x OrgelmatineeSa., 5. Dezember 2099, 11:30 – 12:30 · Hafenhalle, Am Hafen 1, 21680 Stade',
      'x BüchermarktSo., 6. Dezember 2099 – Mo., 7. Dezember 2099 · Am Ufer',
      '- Alt · vorbeiMo., 1. Januar 2001, 19:00',
    ])
    expect(work.created()).toEqual([])
    await work.press('2 Veranstaltungen anlegen')
    expect(work.window.getByRole('combobox', { name: 'Kategorie für alle' })).toHaveAccessibleDescription(
      'Das Portal verlangt eine Kategorie. Bitte wählen Sie eine.',
    )
    await work.chooseCategory('Konzert')
    await work.press('2 Veranstaltungen anlegen')
    await work.window.findByText('2 Veranstaltungen sind angelegt.')
    const [first, second] = work.saved.map(({ fields }) => Object.fromEntries(fields))
    expect(first).toMatchObject({
      MlTitle: 'Orgelmatinee',
      IsPublished: '0',
      DateFrom: '2099-12-05T11:30:00',
      DateTo: '2099-12-05T12:30:00',
      IdLocation: '32',
      LocationFreetext: '',
      IdOrganisation: '8',
      Description: 'Erste Zeile\nfett',
      Url: 'https://orgel.example/',
      FormalCategoryId: '105',
    })
    expect(second).toMatchObject({
      MlTitle: 'Büchermarkt',
      IdEventType: '2',
      DateFrom: '2099-12-06T00:00:00',
      DateTo: '2099-12-07T00:00:00',
      LocationFreetext: 'Am Ufer',
      Time: '',
    })
    work.close()
  })

  it('marks events that the member already has, also at another place, and does not choose them', async () => {
    const there = fakeCluster({
      Id: 12,
      MlTitle: 'Orgelmatinee',
      DateFrom: '2099-12-05T11:30:00',
      DateTo: '2099-12-05T12:30:00',
      Location: { Id: 99, Name: 'Dom' },
    })
    const work = await openImport(server, { events: [there] })
    await work.choose(calendarOf(concert, fair))
    await work.window.findByText(/schon eingetragen/)
    expect(work.rows().map(text => text.slice(0, 35))).toEqual([
      '- Orgelmatinee · schon eingetragenS',
      'x BüchermarktSo., 6. Dezember 2099 ',
    ])
    work.close()
  })

  it('creates the other events if the portal refuses one, creates only the refused event on retry, and deletes all five on undo', async () => {
    expectConsole('error', /status 422/)
    let isRefusing = true
    const titles = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']
    const work = await openImport(server, {
      config: { event: { defaultCategory: 105 } },
      save: title =>
        isRefusing && title === 'Vier' ? new HttpResponse('Titel gesperrt.', { status: 422 }) : undefined,
    })
    await work.choose(
      calendarOf(...titles.map((title, day) => [`SUMMARY:${title}`, `DTSTART:209912${10 + day}T190000`])),
    )
    await work.window.findByText('5 gefundene Veranstaltungen')
    await work.ready()
    await work.press('5 Veranstaltungen anlegen')
    await work.window.findByText('Vier: Titel gesperrt.')
    expect(work.created()).toEqual(titles)
    isRefusing = false
    await work.press('Erneut versuchen')
    await work.window.findByText('5 Veranstaltungen sind angelegt.')
    expect(work.created()).toEqual([...titles, 'Vier'])
    await work.press('Rückgängig')
    await work.window.findByRole('button', { name: '5 Veranstaltungen anlegen' })
    expect(work.deleted()).toHaveLength(5)
    work.close()
  })
  it('opens an event in the form with its values, unpublished, and counts it as created when it is saved', async () => {
    const work = await openImport(server, { config: { event: { defaultCategory: 105 } } })
    await work.choose(calendarOf(['UID:9', 'SUMMARY:Stimmbildung', 'LOCATION:Hafenhalle']))
    await work.window.findByText('1 gefundene Veranstaltung')
    expect(work.box(/Stimmbildung/)).toBeDisabled()
    expect(work.box(/Stimmbildung/)).toHaveAccessibleDescription(/^Bitte im Formular ergänzen oder ändern: Beginn/)
    await work.press('Im Formular öffnen: Stimmbildung')
    const form = within(await work.root.findByRole('dialog', { name: 'Neue Veranstaltung' }))
    await form.findByText(/^Aus einer Datei übernommen/)
    expect(form.getByRole('textbox', { name: 'Titel' })).toHaveValue('Stimmbildung')
    fireEvent.change(form.getByRole('textbox', { name: 'Beginn' }), { target: { value: '5.12.2099' } })
    await work.user.click(form.getByRole('button', { name: 'Speichern' }))
    await work.window.findByText('angelegt')
    const heading = work.window.getByRole('heading', { name: '1 gefundene Veranstaltung' })
    expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading)
    expect(Object.fromEntries(work.saved[0]!.fields)).toMatchObject({
      MlTitle: 'Stimmbildung',
      IsPublished: '0',
      DateFrom: '2099-12-05T00:00:00',
      IdLocation: '32',
    })
    work.close()
  })

  it('searches the portal for each event before its save, if the member’s events could not be compared', async () => {
    expectConsole('error', /status 500/)
    let isBroken = true
    const there = fakeCluster({
      Id: 12,
      MlTitle: 'Zwei',
      DateFrom: '2099-12-11T19:00:00',
      DateTo: '2099-12-11T19:00:00',
    })
    const work = await openImport(server, {
      config: { event: { defaultCategory: 105 } },
      events: [there],
      before: [
        http.get('*/event/api/event_cluster', ({ request }) =>
          isBroken && request.url.includes('date=2') ? new HttpResponse('kaputt', { status: 500 }) : undefined,
        ),
      ],
    })
    await work.choose(
      calendarOf(['SUMMARY:Eins', 'DTSTART:20991210T190000'], ['SUMMARY:Zwei', 'DTSTART:20991211T190000']),
    )
    await work.window.findByText(/^Nicht alle Ihre Veranstaltungen/)
    await work.ready()
    isBroken = false
    await work.press('2 Veranstaltungen anlegen')
    await work.window.findByText(/^2 Veranstaltungen sind angelegt/)
    expect(work.created()).toEqual(['Eins'])
    work.close()
  })

  it('marks the events of a second import of one file as existing', async () => {
    const events: ReturnType<typeof fakeCluster>[] = []
    const file = calendarOf(
      ['SUMMARY:Eins', 'DTSTART:20991210T190000', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      ['SUMMARY:Zwei', 'DTSTART:20991211'],
    )
    const work = await openImport(server, {
      config: { event: { defaultCategory: 105 } },
      events,
    })
    await work.choose(file)
    await work.window.findByText('4 gefundene Veranstaltungen')
    await work.ready()
    await work.press('4 Veranstaltungen anlegen')
    await work.window.findByText('4 Veranstaltungen sind angelegt.')
    events.push(
      ...work.saved.map(({ fields }, index) =>
        fakeCluster({
          Id: 5000 + index,
          MlTitle: fields.get('MlTitle')!,
          DateFrom: fields.get('DateFrom')!,
          DateTo: fields.get('DateTo')!,
        }),
      ),
    )
    await work.press('Andere Datei')
    await work.choose(file, file)
    await work.window.findByText('8 gefundene Veranstaltungen')
    await work.ready()
    expect(work.rows().map(row => /angelegt|schon eingetragen/.exec(row)?.[0])).toEqual(
      Array.from({ length: 4 }, () => ['angelegt', 'schon eingetragen']).flat(),
    )
    await work.press('Andere Datei')
    await work.choose(file.replace('SUMMARY:Eins', 'UID:7\r\nSUMMARY:Eins'))
    await work.window.findByText('4 gefundene Veranstaltungen')
    await work.ready()
    expect(work.rows().map(row => /angelegt|schon eingetragen/.exec(row)?.[0])).toEqual([
      'schon eingetragen',
      'angelegt',
      'schon eingetragen',
      'schon eingetragen',
    ])
    expect(work.created()).toHaveLength(4)
    work.close()
  })
})
