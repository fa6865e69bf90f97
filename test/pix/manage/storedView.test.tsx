import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { openPixWindow } from '../../support/openPixWindow'
import { skipStyles } from '../../support/skipStyles'
import { readStoredPix } from '../../support/readStoredPix'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { listRequests } from './support/listRequests'

const { server, asked } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const pictures = fakePictures(73)
const lists = () => listRequests(asked)
const store = (view: Readonly<Record<string, unknown>>) => {
  for (const [key, value] of Object.entries(view)) localStorage.setItem(`foyer.pix.${key}`, JSON.stringify(value))
}

type Opened = ReturnType<typeof openLibrary>
const firstTile = ({ root }: Opened) => root.findByRole('gridcell', { name: /^Deichschafe(?! \()/ })
const scroller = ({ root }: Opened) => root.getByRole('grid').parentElement!

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server.use(...pictureFake({ pictures }))
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

/**
 * Gives each observed element one measurement, of 640 px width, because jsdom has no layout. The list sets its first
 * scroll position only after a measurement.
 */
function measureOnce(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(640)
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(measured => {
    const observer = {
      observe: () => queueMicrotask(() => measured([], observer)),
      unobserve: () => {},
      disconnect: () => {},
    }
    return observer
  })
}
const scrollTo = (opened: Opened, place: number) => {
  scroller(opened).scrollTop = place
  fireEvent.scroll(scroller(opened))
}
const scrollList = async (opened: Opened) => {
  await user.click(opened.root.getByRole('button', { name: 'Liste' }))
  await opened.root.findByRole('button', { name: 'Liste', pressed: true })
  scrollTo(opened, 420.4)
}
const chooseSeries = async ({ root }: Opened) => {
  const filter = root.getByRole('combobox', { name: 'Anzeigen' })
  await within(filter).findByRole('option', { name: 'Konzertsommer' })
  await user.selectOptions(filter, 'Konzertsommer')
  await root.findByText('Das waren alle: 4')
}
const searchLighthouse = async ({ root }: Opened) => {
  fireEvent.change(root.getByRole('searchbox'), { target: { value: ' leucht ' } })
  await root.findByText('Das waren alle: 6')
}
const loadTwoPages = async (opened: Opened) => {
  await opened.root.findByText('36 Bilder geladen')
  scrollTo(opened, 10_000)
  await opened.root.findByText('72 Bilder geladen')
  scrollTo(opened, 0)
}

it.each<[string, string, (opened: Opened) => unknown, unknown, string]>([
  ['[PIX-DATA-18]', 'seriesId', chooseSeries, 5, 'GET /pix/series/5/pictures?from=0&limit=36'],
  ['[PIX-DATA-19]', 'scrollPos', opened => scrollTo(opened, 420.4), 420, 'GET /pix/pictures/by/1001?from=0&limit=36'],
  ['[PIX-DATA-19]', 'scrollPos', scrollList, 420, 'GET /pix/pictures/by/1001?from=0&limit=36'],
  ['[PIX-DATA-20]', 'picturesLength', loadTwoPages, 72, 'GET /pix/pictures/by/1001?from=0&limit=72'],
  [
    '[PIX-DATA-21]',
    'picturesFilter',
    searchLighthouse,
    'leucht',
    'GET /pix/pictures/by/1001?from=0&limit=36&filter=leucht',
  ],
])(
  '%s the window stores %s as soon as it changes, and the next window begins with it',
  async (_id, key, change, value, first) => {
    const opened = openLibrary()
    await firstTile(opened)
    await change(opened)
    await waitFor(() => expect(readStoredPix(key)).toBe(value))
    await closeLibrary(opened)
    asked.length = 0
    if (key === 'scrollPos') measureOnce()
    const next = openLibrary()
    await waitFor(() => expect(next.root.getAllByRole('gridcell').length).toBeGreaterThan(0))
    expect(lists()[0]).toBe(first)
    const place = key === 'scrollPos' ? value : 0
    await waitFor(() => expect(scroller(next).scrollTop).toBe(place))
    expect(readStoredPix(key)).toBe(value)
    await closeLibrary(next)
  },
)

it('[PIX-MAN-25] a window of another account begins without series, filter, position and marks', async () => {
  store({
    accountId: 2002,
    seriesId: 5,
    scrollPos: 420,
    picturesLength: 72,
    picturesFilter: 'o',
    collectedPictures: [9997],
  })
  const opened = openLibrary()
  expect(await firstTile(opened)).toHaveAttribute('aria-selected', 'false')
  expect(lists()).toEqual(['GET /pix/pictures/by/1001?from=0&limit=36'])
  expect(opened.root.getByRole('searchbox')).toHaveValue('')
  expect(opened.root.getByRole('option', { name: 'Markierte (0)' })).toBeInTheDocument()
  expect(scroller(opened).scrollTop).toBe(0)
  expect([readStoredPix('accountId'), readStoredPix('seriesId'), readStoredPix('picturesFilter')]).toEqual([
    1001,
    null,
    '',
  ])
  await closeLibrary(opened)
})

it('[PIX-MAN-32] [PIX-CALL-04] the marked pictures come in one request without range and text, in the order of marking, and have no further page', async () => {
  // The oldest first, unlike the list of the portal.
  const marked = Array.from({ length: 40 }, (_, index) => 9950 + index)
  store({ accountId: 1001, seriesId: 0, picturesFilter: 'o', picturesLength: 36, collectedPictures: marked })
  const opened = openLibrary()
  expect(await opened.root.findByText('Das waren alle: 40')).toBeInTheDocument()
  expect(lists()).toEqual([`GET /pix/pictures/by/1001?${marked.map(id => `ids[]=${id}`).join('&')}`])
  const first = opened.root.getAllByRole('gridcell')[0]!
  expect(within(first).getByRole('img')).toHaveAttribute('src', expect.stringContaining('9950.jpg'))
  await closeLibrary(opened)
})

it.each([
  ['the library', () => openLibrary()],
  ['the meta window', () => openPixWindow('pix.meta', [9997])],
  ['the position window', () => openPixWindow('pix.position', [pictures[0]])],
])('[PIX-WIN-08] %s opens at full size only if it was at full size when it last closed', async (_window, open) => {
  skipStyles()
  for (const [before, after] of [
    ['Großansicht', 'Großansicht beenden'],
    ['Großansicht beenden', 'Großansicht'],
    ['Großansicht', 'Großansicht beenden'],
  ] as const) {
    const opened = open()
    await user.click(await opened.root.findByRole('button', { name: before }))
    expect(opened.root.getByRole('button', { name: after })).toBeInTheDocument()
    await closeLibrary(opened)
  }
})

describe('a list that the portal can’t send', () => {
  /** Opens the library with a stored view whose list fails once. */
  async function openFailing(view: Readonly<Record<string, unknown>>, path: string) {
    store({ accountId: 1001, ...view })
    server.use(http.get(path, () => new HttpResponse('Interner Fehler 7.', { status: 500 }), { once: true }))
    expectConsole('error', /status 500/)
    const reload = jest.fn()
    const opened = openLibrary({ reload })
    return { opened, reload, retry: await opened.root.findByRole('button', { name: 'Erneut versuchen' }) }
  }

  it('[PIX-MAN-56] reloads the page once if the list is that of the marked pictures', async () => {
    const view = { seriesId: 0, collectedPictures: [9997] }
    const { opened, reload, retry } = await openFailing(view, '*/pix/pictures/by/:id')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await user.click(retry)
    expect((await opened.root.findAllByRole('gridcell')).length).toBeGreaterThan(0)
    expect(reload).toHaveBeenCalledTimes(1)
    await closeLibrary(opened)
  })

  it('shows only the portal’s text, without a reload, if the list is that of a series', async () => {
    const { opened, reload, retry } = await openFailing({ seriesId: 5 }, '*/pix/series/5/pictures')
    const dialog = within(await opened.root.findByRole('alertdialog'))
    expect(dialog.getByText('Interner Fehler 7.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await user.click(retry)
    expect((await opened.root.findAllByRole('gridcell')).length).toBeGreaterThan(0)
    expect(reload).not.toHaveBeenCalled()
    await closeLibrary(opened)
  })
})
