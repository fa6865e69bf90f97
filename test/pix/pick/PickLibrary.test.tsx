import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { PickOptions } from '../../../src/config/PickOptions'
import { MARKED } from '../../../src/pix/manage/manageModel'
import { openManageStore } from '../../../src/pix/manage/openManageStore'
import type { Picture } from '../../../src/pix/picture/Picture'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
// Visibility checks take seconds in jsdom; the browser tests do them. A busy machine needs more than 5 s to render a
// library.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const pictures = fakePictures(12)
const idOf = (title: string) => pictures.find(({ Title }) => Title?.startsWith(title))!.Id

jest.setTimeout(60_000)
// Runs the windows without React's test environment, as in production.
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures }))
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

/** Opens the library with limits. The returned functions find its tiles and insert the marked pictures. */
function openPicker(limits: PickOptions) {
  const { root, chosen, control } = openLibrary({}, 'pix.select', limits)
  return {
    root,
    chosen,
    control,
    tile: (name: RegExp) => root.findByRole('gridcell', { name }),
    /** Inserts the marked pictures, and returns their ids. */
    async insertMarked() {
      const bar = await root.findByRole('region', { name: 'Markierte Bilder' })
      await user.click(within(bar).getByRole('button', { name: 'Einfügen' }))
      await waitFor(() => expect(control.settled).toHaveBeenCalled())
      const [choice] = chosen.mock.calls[0] as [Picture[]]
      return choice.map(({ Id }) => Id)
    },
  }
}

it('without an earlier choice, the library of a picker shows all pictures, although the last filter shows the marked ones', async () => {
  const store = openManageStore(1001)
  store.write({ seriesId: MARKED, picturesLength: 3 })
  store.changeMarks(new Set(), new Set([idOf('Leuchtturm')]))
  const { tile } = openPicker({ multiple: 2 })
  expect(await tile(/^Morgen am Hafen/)).toBeInTheDocument()
})

it('the notice that the series is gone shows only after the list of series has loaded', async () => {
  let release = () => {}
  const held = new Promise<undefined>(resolve => (release = () => resolve(undefined)))
  server.use(http.get('*/pix/series/by/:id', () => held))
  const { root, tile } = openPicker({ series: 77 })
  const isGone = () => root.queryByText(/^Die Serie für diese Stelle gibt es nicht mehr/)
  await user.selectOptions(await root.findByRole('combobox', { name: 'Anzeigen' }), 'Alle Bilder')
  await tile(/^Morgen am Hafen/)
  expect(isGone()).toBeNull()
  release()
  await waitFor(() => expect(isGone()).toBeInTheDocument())
})

it('only a notice, and no dialog, says that the series is gone; the error of the portal is reported once', async () => {
  expectConsole('error', /refused 'GET \/pix\/series\/\{seriesId\}\/pictures' with status 404/)
  server.use(http.get('*/pix/series/77/pictures', () => new HttpResponse('No such series.', { status: 404 })))
  const { root, tile } = openPicker({ series: 77 })
  await tile(/^Morgen am Hafen/)
  await root.findByText(/^Die Serie für diese Stelle gibt es nicht mehr/)
  expect(root.queryByRole('alertdialog')).toBeNull()
})

it.each([
  [1, 'false'],
  [2, 'true'],
])('with `multiple: %i`, the list has the attribute `aria-multiselectable` %s', async (multiple, expected) => {
  const { root, tile } = openPicker({ multiple })
  await tile(/^Morgen am Hafen/)
  expect(root.getByRole('grid')).toHaveAttribute('aria-multiselectable', expected)
})

it('if one picture is allowed, Shift with an arrow key marks the picture that gets the focus, in both directions', async () => {
  const { root, tile } = openPicker({ multiple: 1 })
  const marked = () => root.getAllByRole('gridcell', { selected: true }).map(({ dataset }) => dataset['index'])
  await user.click(await tile(/^Morgen am Hafen/))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight} ')
  expect(marked()).toEqual(['3'])
  const seen: unknown[] = []
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await user.keyboard(`{Shift>}{${key}}{/Shift}`)
    seen.push(...marked())
  }
  expect(seen).toEqual(['2', '1', '0', '1', '2', '3', '4'])
})

describe('an earlier choice whose last mark is removed', () => {
  it.each([false, 3, undefined])(
    'is returned as an empty array by the notice’s button, with multiple %p',
    async multiple => {
      const id = idOf('Leuchtturm')
      const { root, tile, chosen, control } = openPicker({
        selected: [id],
        ...(multiple !== undefined && { multiple }),
      })
      const takeNone = () => root.queryByRole('button', { name: 'Ohne Bild übernehmen' })
      await tile(/^Leuchtturm/)
      expect(takeNone()).toBeNull()
      await user.click(await tile(/^Leuchtturm/))
      await waitFor(() => expect(takeNone()).toBeInTheDocument())
      await user.click(takeNone()!)
      await waitFor(() => expect(control.settled).toHaveBeenCalled())
      expect(chosen.mock.calls).toEqual([[[]]])
    },
  )

  it('can’t be returned if `selected` is empty', async () => {
    const { root, tile } = openPicker({ multiple: 3, selected: [] })
    await tile(/^Leuchtturm/)
    expect(root.queryByRole('button', { name: 'Ohne Bild übernehmen' })).toBeNull()
  })
})

describe('a picture that does not fit', () => {
  it('in a range is announced with the number of marks and the reason; without new marks, only the reason is announced', async () => {
    const { root, tile } = openPicker({ accept: { minWidth: 1000 } })
    const spoken = () => document.querySelector('foyer-root')!.shadowRoot!.querySelector('[aria-live]')!
    await user.click(await tile(/^Plakat/))
    await waitFor(() => expect(spoken()).toHaveTextContent(/^1 markiert$/))
    fireEvent.click(await tile(/^Kinderchor/), { shiftKey: true })
    await waitFor(() => expect(spoken()).toHaveTextContent(/^2 markiert\. Schmaler als 1000 px$/))
    await user.click(await tile(/^Leuchtturm/))
    await waitFor(() => expect(spoken()).toHaveTextContent(/^Schmaler als 1000 px$/))
    expect(root.getAllByRole('gridcell', { selected: true })).toHaveLength(2)
  })

  it('is left out of an earlier choice that failed to load; a sentence and an error in the console say that loading failed', async () => {
    expectConsole('error', /status 503/)
    server.use(
      http.get('*/pix/pictures/by/:id', ({ request }) =>
        request.url.includes('ids') ? new HttpResponse(null, { status: 503 }) : undefined,
      ),
    )
    const selected = [idOf('Leuchtturm'), idOf('Deichschafe')]
    const { root, tile, insertMarked } = openPicker({ accept: { minWidth: 1000 }, selected })
    await tile(/^Deichschafe/)
    expect(root.getByText(/^Die bisherige Auswahl konnte nicht geprüft werden/)).toBeInTheDocument()
    expect(await insertMarked()).toEqual([idOf('Deichschafe')])
  })

  it('stays unmarked when a range is marked in another list that does not show it', async () => {
    const { root, tile, insertMarked } = openPicker({ accept: { minWidth: 1000 } })
    await user.click(await tile(/^Leuchtturm/))
    fireEvent.change(root.getByRole('searchbox'), { target: { value: 'orgel' } })
    await waitFor(() => expect(root.queryByRole('gridcell', { name: /^Leuchtturm/ })).toBeNull())
    fireEvent.click(await tile(/^Die Orgel/), { shiftKey: true })
    expect(await insertMarked()).toEqual([idOf('Die Orgel')])
  })
})
