import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { expectConsole } from '../support/expectConsole'
import { eventFake } from '../../src/testing/eventFake'
import { fakePictures } from '../../src/testing/fakePictures'
import { pictureFake } from '../../src/testing/pictureFake'
import { fakePortalServer } from '../support/fakePortalServer'
import { movedPortal } from '../support/movedPortal'
import { openLibrary } from '../support/openLibrary'
import { openTestWindow } from '../support/openTestWindow'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** Options with other addresses for the portal's calls. The fake portal fails a test that uses a default address. */
const page: FoyerConfig = {
  language: 'de_DE',
  customer: 'lausitz',
  projects: 'lausitz-texte',
  auth: { account: 'eva@portal.example', accountId: 1001 },
  autocomplete: { debounce: 0 },
  hosts: { image: 'https://bilder.example/klein' },
  paths: {
    pixBase: '/bilder',
    framework: '/texte',
    docRoot: '/kalender',
    addressBase: '/orte',
    cityUrl: '/staedte',
    templates: '/vorlagen',
  },
  maps: { geocoderUrl: '/karte' },
  event: { categorySystem: 40 },
  errorLogUrl: '/fehler',
}

const openForm = async (config: FoyerConfig = {}) => {
  const opened = await openTestWindow('event.detail', [null], { ...page, ...config })
  await opened.root.findByRole('textbox', { name: 'Karten' })
  const enter = (name: string, value: string) =>
    fireEvent.change(opened.root.getByRole('textbox', { name }), { target: { value } })
  return { ...opened, enter }
}

describe('a portal at configured addresses', () => {
  it('[PIX-CALL-03] [PIX-CALL-08] [PIX-CALL-15] lists and inserts its pictures', async () => {
    server.use(...movedPortal(pictureFake({ pictures: fakePictures(5) })))
    const { root, control } = openLibrary(page)
    const harbour = await root.findByRole('gridcell', { name: /^Morgen am Hafen/ })
    expect(within(harbour).getByRole('img').getAttribute('src')).toMatch(/^https:\/\/bilder\.example\/klein\?file=/)
    await user.click(await within(harbour).findByRole('button', { name: 'Einfügen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Id: 10_000 })))
    expect(asked).toEqual(
      expect.arrayContaining(['GET /bilder/pictures/by/1001?from=0&limit=36', 'GET /bilder/series/by/1001?from=0']),
    )
  })

  it('[UI-LNG-09] shows texts of the translation service, requested for the projects of the page', async () => {
    const text = { pix_manage_heading: 'Lausitzer Bilder' }
    server.use(
      http.get('/texte/getMlBricks.php', () => HttpResponse.json(text)),
      ...movedPortal(pictureFake({ pictures: fakePictures(5) })),
    )
    const { root, control } = openLibrary({ ...page, translations: true })
    expect(await root.findByRole('heading', { name: 'Lausitzer Bilder' })).toBeInTheDocument()
    expect(asked.find(call => call.startsWith('GET /texte/getMlBricks.php?'))).toContain('projects=lausitz-texte')
    await user.click(root.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
  })

  it('[UI-LNG-01] [UI-LNG-08] [UI-WIN-02] gives the language chooser its languages and its template', async () => {
    server.use(
      http.get('/texte/getMlLanguages.php', () => HttpResponse.json([{ locale: 'de_DE', name: 'Deutsch', id: 1 }])),
      http.get('/vorlagen/cb_ui_window.html', () => HttpResponse.html('<div data-slot="content"></div>')),
      http.get('/vorlagen/language_window.html', () =>
        HttpResponse.html('<p>Unsere Sprachen</p><div data-slot="languages"></div>'),
      ),
    )
    const { root, close } = await openTestWindow('language.choose', [], {
      ...page,
      translations: false,
      templates: { language: true },
    })
    expect(await root.findByText('Deutsch')).toBeInTheDocument()
    expect(root.getByText('Unsere Sprachen')).toBeInTheDocument()
    expect(asked.sort()).toEqual([
      'GET /texte/getMlLanguages.php?projects=lausitz-texte',
      'GET /vorlagen/cb_ui_window.html',
      'GET /vorlagen/language_window.html',
    ])
    close()
  })

  it.each([
    ['[EVT-OVW-01]', 'event.overview', [], 'event_overview'],
    ['[EVT-DET-01]', 'event.detail', [null], 'event_detail'],
  ] as const)('%s gives the template of %s', async (_id, name, options, template) => {
    server.use(
      http.get('/vorlagen/cb_ui_window.html', () => HttpResponse.html('<div data-slot="content"></div>')),
      http.get(`/kalender/templates/${template}.html`, () =>
        HttpResponse.html('<p>Unser Kalender</p><div data-slot="table"></div><div data-slot="Event"></div>'),
      ),
      ...movedPortal(eventFake().handlers),
    )
    const { root, close } = await openTestWindow(name, [...options], {
      ...page,
      translations: false,
      templates: { event: true },
    })
    expect(await root.findByText('Unser Kalender')).toBeInTheDocument()
    close()
  })

  it('[EVT-API-04] [EVT-CALL-06] [EVT-DATA-27] saves an event in a category of the portal’s own category system', async () => {
    const { handlers, saved } = eventFake()
    const sets = { formal_40: [{ value: '4001', label: 'Lausitzer Konzert' }] }
    server.use(
      http.get('/kalender/api/event_cluster/categories', () => HttpResponse.json(sets)),
      ...movedPortal(handlers),
    )
    const { root, enter, close } = await openForm({ translations: false })
    enter('Titel', 'Flohmarkt')
    enter('Beginn', '12.9.2026')
    await user.click(root.getByRole('tab', { name: /^Themen/ }))
    const category = await root.findByRole('combobox', { name: 'Formale Kategorie' })
    await user.selectOptions(category, 'Lausitzer Konzert')
    await user.click(root.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(Object.fromEntries(saved[0]!.fields)).toMatchObject({
      Customer: 'lausitz',
      IdCategory: '4001',
      IdCategorySystemId: '40',
    })
    expect(asked).toContain('POST /kalender/api/event_cluster/cluster/')
    close()
  })

  it('[EVT-CALL-13] [EVT-CALL-15] [EVT-CALL-16] finds the city of a new organiser, and creates the organiser', async () => {
    const made: Record<string, string>[] = []
    server.use(
      ...movedPortal(eventFake().handlers),
      http.get('/orte/new', () => HttpResponse.json({ Categories: [{ Id: 3, Categor: 'Verein' }] })),
      http.get('/staedte', () => HttpResponse.json({ results: [{ id: 21680, value: 'Stade', info: '' }] })),
      http.get('/karte', () => HttpResponse.json([{ lat: '53.6', lon: '9.47' }])),
      http.post('/orte', async ({ request }) => {
        made.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return HttpResponse.json({ Id: 77, Name: 'Werft' })
      }),
    )
    const { root, close } = await openForm({ translations: false })
    const organiser = root.getByRole('combobox', { name: 'Veranstalter' })
    fireEvent.change(organiser, { target: { value: 'Werft' } })
    await user.click(await root.findByRole('option', { name: 'Neue Adresse anlegen' }))
    const popup = within(await root.findByRole('group', { name: /^Neue Adresse/ }))
    fireEvent.change(popup.getByRole('combobox', { name: 'Ort' }), { target: { value: 'Stad' } })
    await user.click(await popup.findByRole('option', { name: /^Stade/ }))
    await user.selectOptions(
      await popup.findByRole('combobox', { name: 'Kategorie' }),
      await popup.findByRole('option', { name: 'Verein' }),
    )
    await user.click(popup.getByRole('button', { name: 'Adresse speichern' }))
    await waitFor(() => expect(organiser).toHaveValue('Werft'))
    expect(made).toMatchObject([{ Customer: 'lausitz', Name: 'Werft', IdCity: '21680', Category: '3' }])
    expect(asked.filter(call => call.startsWith('GET /orte/'))).toEqual(['GET /orte/new?Customer=lausitz'])
    close()
  })

  describe('gets the error record', () => {
    /** The address and the body of each record. */
    const sent: [string, Blob][] = []
    const record = async () => {
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]![0]).toBe('/fehler')
      return JSON.parse(await sent[0]![1].text()) as unknown
    }
    beforeEach(() => {
      sent.length = 0
      Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) > 0 })
    })

    it('[UI-ERR-20] [UI-ERR-21] if a response can’t be read', async () => {
      expectConsole('error', /GET \/event\/api\/event_cluster\/categories.*'formal\.0\.label'/)
      server.use(
        http.get('/kalender/api/event_cluster/categories', () => HttpResponse.json({ formal: [{ value: 1 }] })),
        ...movedPortal(eventFake().handlers),
      )
      const { root, close } = await openForm({ translations: false })
      await user.click(root.getByRole('tab', { name: /^Themen/ }))
      const { host, pathname: path } = location
      const message = expect.stringContaining('formal.0.label') as string
      expect(await record()).toMatchObject({ host, path, userAgent: navigator.userAgent, message })
      close()
    })

    it('[UI-ERR-20] if a template fails to load; the window still opens', async () => {
      expectConsole('error', /language_window/)
      server.use(
        http.get('/texte/getMlLanguages.php', () => HttpResponse.json([{ locale: 'de_DE', name: 'Deutsch', id: 1 }])),
        http.get('/vorlagen/cb_ui_window.html', () => HttpResponse.html('<div data-slot="content"></div>')),
        http.get('/vorlagen/language_window.html', () => new HttpResponse('', { status: 500 })),
      )
      const { root, close } = await openTestWindow('language.choose', [], { ...page, templates: { language: true } })
      expect(await root.findByText('Deutsch')).toBeInTheDocument()
      expect(await record()).toMatchObject({
        message: expect.stringContaining('/vorlagen/language_window.html') as string,
      })
      close()
    })
  })
})
