import { configure, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { calendarOf, openImport } from './openImport'

const { server } = fakePortalServer()
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(60_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

const eventOf = (title: string, organiser: string, place = '') => [
  `SUMMARY:${title}`,
  'DTSTART:20991205T190000',
  `ORGANIZER;CN=${organiser}:mailto:post@hafen.example`,
  ...(place ? [`LOCATION:${place}`] : []),
]
const config = { event: { defaultCategory: 105 } }
const WITHOUT = /^Ohne Suche anlegen/

/**
 * Returns a handler for searches. `answer` returns the response to the typed text. If it returns undefined, the fake
 * portal responds.
 */
const onSearch = (answer: (typed: string) => Response | Promise<Response> | undefined) =>
  http.get('*/event/api/autocomplete/:kind', ({ request }) =>
    answer(new URL(request.url).searchParams.get('actualInput') ?? ''),
  )

describe('an import that searches for names', () => {
  it('keeps the other matches if a search fails, asks before it creates events without that search, and searches again', async () => {
    expectConsole('error', /status 500/)
    let isBroken = true
    const work = await openImport(server, {
      config,
      before: [
        onSearch(typed => (isBroken && typed === 'Kantorei' ? new HttpResponse('kaputt', { status: 500 }) : undefined)),
      ],
    })
    await work.choose(calendarOf(eventOf('Eins', 'Kantorei'), eventOf('Zwei', 'Hafenverein', 'Hafenhalle')))
    await work.window.findByText('Einige Orte oder Veranstalter konnten nicht im Portal gesucht werden.')
    await work.ready()
    expect(work.box(/Eins/)).toHaveAccessibleDescription('Der Veranstalter „Kantorei“ wurde nicht im Portal gesucht.')
    expect(work.box(/Zwei/)).toHaveAccessibleDescription('')
    await work.press('2 Veranstaltungen anlegen')
    await work.window.findByText(/^Bitte suchen Sie noch einmal/)
    expect((work.box(WITHOUT).getRootNode() as ShadowRoot).activeElement).toBe(work.box(WITHOUT))
    expect(work.created()).toEqual([])
    isBroken = false
    await work.press('Erneut versuchen')
    await work.ready()
    expect(work.window.queryByRole('checkbox', { name: WITHOUT })).toBeNull()
    expect(work.box(/Eins/)).toHaveAccessibleDescription(/^Den Veranstalter „Kantorei“ gibt es im Portal nicht/)
    await work.press('2 Veranstaltungen anlegen')
    await work.window.findByText('2 Veranstaltungen sind angelegt.')
    expect(work.saved.map(({ fields }) => [fields.get('IdOrganisation'), fields.get('IdLocation')])).toEqual([
      [expect.not.stringMatching('8'), expect.anything()],
      ['8', '32'],
    ])
    work.close()
  })

  it('creates events without a search only if the person chooses so', async () => {
    expectConsole('error', /status 500/)
    const work = await openImport(server, { config, before: [onSearch(() => new HttpResponse('', { status: 500 }))] })
    await work.choose(calendarOf(eventOf('Eins', 'Hafenverein', 'Hafenhalle')))
    await work.window.findByRole('checkbox', { name: WITHOUT })
    await work.ready()
    await work.user.click(work.box(WITHOUT))
    await work.press('1 Veranstaltung anlegen')
    await work.window.findByText('1 Veranstaltung ist angelegt.')
    expect(work.saved[0]!.fields.get('LocationFreetext')).toBe('Hafenhalle')
    work.close()
  })

  it('searches for 100 names at a time, and says that the others were not searched for', async () => {
    const asked: string[] = []
    const names = Array.from({ length: 101 }, (_, index) => `Verein ${index}`)
    const work = await openImport(server, { config, before: [onSearch(typed => void asked.push(typed))] })
    await work.choose(calendarOf(...names.map(name => eventOf(`Fest von ${name}.`, name))))
    await work.window.findByText('Noch nicht alle Orte und Veranstalter dieser Datei wurden im Portal gesucht.')
    expect(asked).toEqual(names.slice(0, 100))
    expect(work.box(/Verein 100\./)).toHaveAccessibleDescription(/wurde nicht im Portal gesucht/)
    await work.press('Erneut versuchen')
    await work.ready()
    expect(asked).toEqual(names)
    expect(work.box(/Verein 100\./)).toHaveAccessibleDescription(/gibt es im Portal nicht/)
    work.close()
  })

  it('says nothing about an organiser while the search for the organiser runs', async () => {
    let answer = (_: Response) => {}
    const promise = new Promise<Response>(resolve => {
      answer = resolve
    })
    const work = await openImport(server, { config, before: [onSearch(() => promise)] })
    await work.choose(calendarOf(eventOf('Eins', 'Kantorei')))
    await work.window.findByText('1 gefundene Veranstaltung')
    expect(work.box(/Eins/)).toHaveAccessibleDescription('')
    answer(HttpResponse.json({ results: [] }))
    await work.ready()
    expect(work.box(/Eins/)).toHaveAccessibleDescription(/gibt es im Portal nicht/)
    work.close()
  })

  it('opens the form of an event after the search for its organiser, with the organiser', async () => {
    let answer = (_: undefined) => {}
    const held = new Promise<undefined>(resolve => {
      answer = resolve
    })
    const isSearched = jest.fn()
    const work = await openImport(server, {
      config,
      before: [
        http.get('*/event/api/autocomplete/:kind', async () => {
          isSearched()
          return held
        }),
      ],
    })
    await work.choose(calendarOf(eventOf('Eins', 'Hafenverein', 'Hafenhalle'), eventOf('Zwei', 'Kantorei')))
    await waitFor(() => expect(isSearched).toHaveBeenCalled())
    await work.press('Im Formular öffnen: Eins')
    expect(work.window.getByRole('button', { name: 'Im Formular öffnen: Eins' })).toHaveAttribute('aria-busy', 'true')
    expect(work.root.queryByRole('dialog', { name: 'Neue Veranstaltung' })).toBeNull()
    answer(undefined)
    const form = within(await work.root.findByRole('dialog', { name: 'Neue Veranstaltung' }))
    expect(form.getByRole('combobox', { name: 'Veranstalter' })).toHaveValue('Hafenverein')
    expect(form.getByRole('combobox', { name: 'Veranstaltungsort' })).toHaveValue('Hafenhalle')
    work.close()
  })
})
