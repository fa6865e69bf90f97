import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { withoutActEnvironment } from '../support/withoutActEnvironment'
import { eventFake } from '../../src/testing/eventFake'
import { eventListFake } from '../../src/testing/eventListFake'
import { fakePortalServer } from '../support/fakePortalServer'
import { openTestWindow } from '../support/openTestWindow'
import { openOverview } from '../support/openOverview'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(30_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())

const portalFile = (name: string) =>
  readFileSync(join(process.cwd(), 'examples/portal/server/templates', `${name}.html`), 'utf8')
/** Layouts that lack some slots and have the others in another order, such as the save button first. */
const OTHER_ORDER = {
  event_detail:
    '<p>Vom Portal</p><div data-slot="submit"></div><div data-slot="back"></div><section data-slot="Medias"></section><section data-slot="Topics"></section><section data-slot="Event"></section><footer data-slot="tabs"></footer>',
  event_overview:
    '<p>Vom Portal</p><div data-slot="endMarker"></div><div data-slot="table"></div><div data-slot="caption"></div><footer><div data-slot="searchButton"></div><div data-slot="newEvent"></div></footer>',
}
const LAYOUTS = ['the built-in layout', 'the portal’s template', 'a template in another order']

/** Serves a layout of the windows and returns their configuration. */
function serveLayout(layout: string) {
  if (layout === LAYOUTS[0]) return {}
  const files =
    layout === LAYOUTS[1]
      ? { event_detail: portalFile('event_detail'), event_overview: portalFile('event_overview') }
      : OTHER_ORDER
  server.use(
    http.get<{ name: keyof typeof files }>('*/event/templates/:name.html', ({ params }) =>
      HttpResponse.html(files[params.name]),
    ),
    http.get('*/cb_ui_window.html', () => HttpResponse.html(portalFile('cb_ui_window'))),
  )
  return { templates: { event: true } }
}
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

describe.each(LAYOUTS)('%s', layout => {
  const isOther = layout === LAYOUTS[2]

  it('[EVT-DET-01] supports the form’s whole task: missing values, a title, a date, a category, saving', async () => {
    const { handlers, saved } = eventFake()
    server.use(...handlers)
    const { root, close } = await openTestWindow('event.detail', [null], {
      auth: { account: 'eva@portal.example' },
      ...serveLayout(layout),
    })
    const save = await root.findByRole('button', { name: 'Speichern' })
    expect(asked.filter(call => call.endsWith('/event_detail.html'))).toHaveLength(layout === LAYOUTS[0] ? 0 : 1)
    expect(root.queryByText('Vom Portal') !== null).toBe(isOther)
    expect(isBefore(save, root.getByRole('tablist'))).toBe(isOther)
    await user.click(save)
    expect(within(root.getByRole('alert')).getAllByRole('button')).toHaveLength(3)
    for (const [name, value] of [
      ['Titel', 'Flohmarkt'],
      ['Beginn', '12.9.2026'],
    ] as const) {
      fireEvent.change(root.getByRole('textbox', { name }), { target: { value } })
      fireEvent.blur(root.getByRole('textbox', { name }))
    }
    await user.click(root.getByRole('tab', { name: /^Themen/ }))
    await user.selectOptions(await root.findByRole('combobox', { name: 'Formale Kategorie' }), 'Konzert')
    await user.click(root.getByRole('button', { name: 'Weiter' }))
    expect(root.getByRole('button', { name: 'Bilder auswählen' })).toBeInTheDocument()
    await user.click(save)
    await waitFor(() =>
      expect(
        saved.map(({ fields }) => [fields.get('MlTitle'), fields.get('DateFrom'), fields.get('IdCategory')]),
      ).toEqual([['Flohmarkt', '2026-09-12T00:00:00', '105']]),
    )
    close()
  })

  it('[EVT-OVW-01] supports the overview’s whole task: the list, a search, deleting', async () => {
    const { handlers, state } = eventListFake()
    server.use(...handlers)
    const opened = openOverview(serveLayout(layout))
    const root = await opened.findRoot()
    const grid = await root.findByRole('grid')
    expect(asked.filter(call => call.endsWith('/event_overview.html'))).toHaveLength(layout === LAYOUTS[0] ? 0 : 1)
    expect(root.queryByText('Vom Portal') !== null).toBe(isOther)
    expect(isBefore(grid, root.getByRole('button', { name: 'Neue Veranstaltung' }))).toBe(isOther)
    await user.click(root.getByRole('button', { name: 'Suchen' }))
    await user.type(root.getByRole('searchbox'), 'Jazz{Enter}')
    await root.findByText('1 Veranstaltung')
    await user.click(await root.findByRole('button', { name: 'Aktionen zu Jazz am Brunnen' }))
    await user.click(root.getByRole('menuitem', { name: 'Löschen' }))
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    expect(await root.findByRole('heading', { name: 'Nichts gefunden' })).toBeInTheDocument()
    expect(state.events).toHaveLength(4)
    opened.close()
  })
})
