import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createCore } from '../../../src/core'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import type { Picture } from '../../../src/pix/picture/Picture'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { prepareJsdom } from '../../../src/testing/prepareJsdom'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { makeControl } from '../../support/makeControl'
import { skipStyles } from '../../support/skipStyles'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
withoutActEnvironment()
jest.setTimeout(20_000)
beforeEach(() => localStorage.clear())

const harbour = fakePicture({ Id: 11, Title: 'Hafen', HashValue: 'a' })
const choir = fakePicture({ Id: 12, Title: 'Chor', HashValue: 'a' })
const organ = fakePicture({ Id: 13, Title: 'Orgel' })

/** Starts a page whose windows share one core, as those of a host page do. */
function startPage(config: FoyerConfig = {}) {
  prepareJsdom({ width: 640, height: 480 })
  skipStyles()
  const core = createCore(() => ({ language: 'de_DE', translations: false, auth: { accountId: 1001 }, ...config }))
  return function open() {
    const onSelect = jest.fn()
    const { control } = makeControl()
    core.open('pix.select', [{ onSelect }], control)
    const host = document.querySelector('foyer-root:last-of-type')
    const root = within(host!.shadowRoot!.querySelector<HTMLElement>('div')!)
    const close = async () => {
      await user.click(await root.findByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(control.settled).toHaveBeenCalled())
    }
    return { root, onSelect, control, close }
  }
}

/** Delays the portal's next lists until `respond` or `refuse` is called; with `isOnce`, delays only the next list. */
function holdList(isOnce = false) {
  let respond: (response: Response) => void = () => {}
  const response = new Promise<Response>(resolve => (respond = resolve))
  server.use(http.get('*/pix/pictures/by/:account', async () => (await response).clone(), { once: isOnce }))
  return { respond: (pictures: readonly Picture[]) => respond(HttpResponse.json(pictures)), refuse: respond }
}

/** Reads a message and closes it. */
async function acknowledge(root: ReturnType<ReturnType<typeof startPage>>['root'], text: string): Promise<void> {
  const message = await root.findByRole('alertdialog')
  expect(message).toHaveTextContent(text)
  await user.click(within(message).getByRole('button', { name: 'OK' }))
}

/** Opens and closes a library that shows harbour and choir. */
async function showOnce(open: ReturnType<typeof startPage>): Promise<void> {
  server.use(...pictureFake({ pictures: [harbour, choir] }))
  const first = open()
  await first.root.findByRole('gridcell', { name: /^Chor/ })
  await first.close()
}

test('a second window shows the pictures of the first window at once, and replaces them by the response', async () => {
  const open = startPage()
  await showOnce(open)
  const portal = holdList()
  const { root, close } = open()
  expect(await root.findByRole('gridcell', { name: /^Hafen/ })).toBeInTheDocument()
  expect(root.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  portal.respond([organ, choir])
  expect(await root.findByRole('gridcell', { name: /^Orgel/ })).toBeInTheDocument()
  expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument()
  expect(root.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await close()
})

test('instead of inserting a picture that is gone, the library says so and removes its tile; another picture is inserted with its current values', async () => {
  const open = startPage()
  await showOnce(open)
  const portal = holdList()
  const { root, onSelect, control } = open()
  const insert = async (name: RegExp) =>
    user.click(
      await within(await root.findByRole('gridcell', { name })).findByRole('button', {
        name: 'Einfügen',
        hidden: true,
      }),
    )
  await insert(/^Hafen/)
  portal.respond([{ ...choir, Subtitle: 'Neu' }])
  await acknowledge(root, 'Dieses Bild gibt es nicht mehr. Es kann nicht eingefügt werden.')
  await waitFor(() => expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument())
  expect(onSelect).not.toHaveBeenCalled()
  await insert(/^Chor/)
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect(onSelect.mock.calls).toEqual([[expect.objectContaining({ Id: 12, Subtitle: 'Neu' })]])
})

test('a picture that is deleted while the list loads does not appear again', async () => {
  const open = startPage()
  await showOnce(open)
  const portal = holdList(true)
  const { root, close } = open()
  const tile = within(await root.findByRole('gridcell', { name: /^Hafen/ }))
  await user.click(await tile.findByRole('button', { name: 'Löschen', hidden: true }))
  const question = await root.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Löschen' }))
  await waitFor(() => expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument())
  portal.respond([harbour, choir])
  await waitFor(() => expect(root.getByRole('grid')).toHaveAttribute('aria-busy', 'false'))
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument()
  await close()
})

test('a picture that the next list lacks is inserted if the portal still has it', async () => {
  const open = startPage()
  await showOnce(open)
  const portal = holdList(true)
  const { root, onSelect, control } = open()
  const tile = within(await root.findByRole('gridcell', { name: /^Hafen/ }))
  await user.click(await tile.findByRole('button', { name: 'Einfügen', hidden: true }))
  portal.respond([organ])
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect(onSelect.mock.calls).toEqual([[expect.objectContaining({ Id: 11 })]])
})

/** Marks harbour and choir, shows both, and deletes harbour. Then opens a second window, whose list does not load. */
async function openAfterDeletion(open: ReturnType<typeof startPage>) {
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', '[11,12]')
  await showOnce(open)
  server.use(...pictureFake({ pictures: [{ ...choir, Subtitle: 'Neu' }] }))
  holdList(true)
  const opened = open()
  await opened.root.findByRole('gridcell', { name: /^Hafen/ })
  return { ...opened, bar: within(await opened.root.findByRole('region', { name: 'Markierte Bilder' })) }
}

test('marked pictures are inserted with their current values, without those that are gone', async () => {
  const { root, bar, onSelect, control } = await openAfterDeletion(startPage())
  await user.click(bar.getByRole('button', { name: 'Einfügen' }))
  await acknowledge(root, 'Ein markiertes Bild gibt es nicht mehr. Seine Markierung ist aufgehoben.')
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect(onSelect.mock.calls).toEqual([[[expect.objectContaining({ Id: 12, Subtitle: 'Neu' })]]])
})

test('a search for duplicates does not count pictures of the last window', async () => {
  const { root, bar, close } = await openAfterDeletion(startPage())
  await user.selectOptions(bar.getByRole('combobox', { name: 'Aktion' }), 'Duplikate')
  await user.click(bar.getByRole('button', { name: 'Ausführen' }))
  expect(await root.findByText(/^Keine Duplikate gefunden/)).toBeInTheDocument()
  await close()
})

test('keys act on the focused picture, also if the response has moved it', async () => {
  const open = startPage()
  await showOnce(open)
  const portal = holdList(true)
  const { root, close } = open()
  const tile = await root.findByRole('gridcell', { name: /^Hafen/ })
  tile.focus()
  portal.respond([organ, harbour, choir])
  await root.findByRole('gridcell', { name: /^Orgel/ })
  await user.keyboard('{Delete}')
  const question = await root.findByRole('alertdialog')
  expect(question).toHaveTextContent('Hafen')
  await user.click(within(question).getByRole('button', { name: 'Abbrechen' }))
  await close()
})

test('a list that is loaded again does not show the pictures of the last window meanwhile', async () => {
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.seriesId', '5')
  const open = startPage()
  const series = [{ Id: 5, Title: 'Elbe' }]
  server.use(...pictureFake({ pictures: [harbour, choir], series, seriesPictures: { 5: [11, 12] } }))
  const first = open()
  await first.root.findByRole('gridcell', { name: /^Hafen/ })
  await first.close()
  server.use(...pictureFake({ pictures: [choir, organ], series, seriesPictures: { 5: [12] } }))
  const responses: (() => void)[] = []
  server.use(
    http.get('*/pix/series/5/pictures', async () => {
      await new Promise<void>(respond => responses.push(respond))
      return HttpResponse.json([choir])
    }),
  )
  const { root, close } = open()
  await root.findByRole('gridcell', { name: /^Hafen/ })
  responses[0]?.()
  await waitFor(() => expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument())
  await user.click(await root.findByRole('gridcell', { name: /^Chor/ }))
  const bar = within(await root.findByRole('region', { name: 'Markierte Bilder' }))
  await user.selectOptions(bar.getByRole('combobox', { name: 'Aktion' }), 'add')
  await user.selectOptions(bar.getByRole('combobox', { name: 'Serie' }), 'Elbe')
  await user.click(bar.getByRole('button', { name: 'Ausführen' }))
  await waitFor(() => expect(responses).toHaveLength(2))
  expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument()
  expect(root.getByRole('gridcell', { name: /^Chor/ })).toBeInTheDocument()
  responses[1]?.()
  await close()
})

test('pictures of the last window do not show if they can’t be loaded again', async () => {
  const reload = jest.fn()
  const open = startPage({ reload })
  await showOnce(open)
  const portal = holdList()
  const { root, close } = open()
  await root.findByRole('gridcell', { name: /^Hafen/ })
  expectConsole('error', /refused/)
  portal.refuse(new HttpResponse('broken', { status: 500 }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(root.queryByRole('gridcell', { name: /^Hafen/ })).not.toBeInTheDocument()
  await close()
})
