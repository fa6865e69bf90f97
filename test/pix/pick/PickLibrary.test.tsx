import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { PickOptions } from '../../../src/config/PickOptions'
import { localStore } from '../../../src/lib/webStore'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
// Visibility checks take seconds in jsdom; the browser tests do them.
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })

type Root = ReturnType<typeof openLibrary>['root']
const open = async (options: PickOptions) => {
  const opened = openLibrary({}, 'pix.select', options)
  await opened.root.findAllByRole('gridcell')
  return opened
}
const tile = (root: Root, name: RegExp) => root.getByRole('gridcell', { name })
const marked = (root: Root) =>
  root
    .getAllByRole('gridcell')
    .flatMap(each => (each.getAttribute('aria-selected') === 'true' ? each.dataset['index'] : []))
const insertMarked = async (root: Root) => {
  const bar = within(await root.findByRole('region', { name: 'Markierte Bilder' }))
  await user.click(bar.getByRole('button', { name: 'Einfügen' }))
}
const store = localStore('pix')

jest.setTimeout(20_000)
// Runs the windows without React's test environment, as in production.
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  store.write('accountId', 1001)
  server.use(...pictureFake({ pictures: fakePictures(12) }))
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

it('one picture: a new mark replaces the old one, and the page gets the picture itself', async () => {
  const { root, control, chosen } = await open({ multiple: false })
  root.getByText('Wählen Sie ein Bild.')
  await user.click(tile(root, /^Morgen am Hafen/))
  await user.click(tile(root, /^Töpfermarkt/))
  expect(marked(root)).toEqual(['5'])
  await insertMarked(root)
  await waitFor(() => expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Id: 9995 })))
  expect(chosen).toHaveBeenCalledTimes(1)
})

it('at most two: a third picture is not marked, and a sentence says why until a mark is removed', async () => {
  const { root } = await open({ multiple: 2 })
  root.getByText('Wählen Sie höchstens 2 Bilder.')
  await user.click(tile(root, /^Morgen am Hafen/))
  await user.click(tile(root, /^Töpfermarkt/))
  await root.findByText(/^Höchstens 2 Bilder sind möglich\. Heben Sie eine Markierung auf/)
  await user.click(tile(root, /^Deichschafe/))
  expect(marked(root)).toEqual(['0', '5'])
  // The attempt announces the sentence again.
  root.getByText(/^Höchstens 2 Bilder/, { ignore: 'style', selector: '[aria-live] *' })
  await user.click(tile(root, /^Töpfermarkt/))
  await root.findByText('Wählen Sie höchstens 2 Bilder.')
  await user.click(tile(root, /^Deichschafe/))
  expect(marked(root)).toEqual(['0', '3'])
})

it('an earlier choice is marked and returned as a whole; pictures that are gone or do not fit are named by a sentence', async () => {
  const { root, control } = await open({ selected: [9999, 4711, 9990, 9995], accept: { minWidth: 1000 } })
  root.getByText(/^Ein Bild der bisherigen Auswahl gibt es nicht mehr\. Ein Bild der bisherigen Auswahl passt nicht/)
  expect(marked(root)).toEqual(['1', '5'])
  // A single picture would replace the whole choice.
  expect(within(tile(root, /^Deichschafe/)).queryByRole('button', { name: 'Einfügen' })).toBeNull()
  await user.click(tile(root, /^Deichschafe/))
  await insertMarked(root)
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect((control.settled as jest.Mock).mock.calls[0]).toEqual([
    [9999, 9995, 9997].map(Id => expect.objectContaining({ Id }) as unknown),
  ])
  expect(store.read('collectedPictures')).toBeUndefined()
})

it('an earlier choice stays marked if the portal can not say which of its pictures exist', async () => {
  server.use(
    http.get('*/pix/pictures/by/:accountId', ({ request }) =>
      new URL(request.url).searchParams.has('ids[]') ? new HttpResponse('busy', { status: 503 }) : undefined,
    ),
  )
  const { root } = await open({ selected: [9999] })
  expect(marked(root)).toEqual(['1'])
})

it('pictures that do not fit say why on their tile and in the list, and can be neither marked nor inserted', async () => {
  const { root } = await open({ accept: { minWidth: 1800, ratio: '3:2' } })
  root.getByText('Die Breite muss mindestens 1800 px sein. Das Seitenverhältnis muss 3:2 sein.')
  const [narrow, wrong, fitting] = [
    /^Nachtwächter.*Schmaler als 1800 px/,
    /^Panorama.*Nicht im Verhältnis 3:2/,
    /^Töpfermarkt/,
  ]
  for (const refused of [narrow, wrong]) {
    expect(within(tile(root, refused)).queryByRole('button', { name: 'Einfügen' })).toBeNull()
    await user.click(tile(root, refused))
  }
  within(tile(root, fitting)).getByRole('button', { name: 'Einfügen' })
  await user.click(tile(root, fitting))
  expect(marked(root)).toEqual(['5'])
  tile(root, fitting).focus()
  await user.keyboard('{Control>}a{/Control}')
  await waitFor(() => expect(marked(root)).toEqual(['0', '1', '3', '5', '8', '11']))
  await user.click(root.getByRole('button', { name: 'Liste' }))
  await root.findAllByText('Schmaler als 1800 px', { selector: '[aria-colcount="1"] *' })
})

it('the page’s search text and series apply to this opening only, and the person’s own filter stays stored', async () => {
  store.write('picturesFilter', 'Chor')
  store.write('collectedPictures', [9998])
  const { root } = await open({ series: 5, filter: ' Deich ' })
  expect(root.getByRole<HTMLInputElement>('searchbox').value).toBe('Deich')
  await waitFor(() => expect(root.getAllByRole('gridcell')).toHaveLength(1))
  expect(asked.filter(line => line.includes('/pix/series/5/'))).toHaveLength(1)
  expect([store.read('picturesFilter'), store.read('seriesId')]).toEqual(['Chor', undefined])
  // Without limits the marks are the person's own.
  await root.findByRole('region', { name: 'Markierte Bilder' })
})

it('a series that no longer exists is named, and all pictures are shown', async () => {
  const { root } = await open({ series: 4711 })
  await root.findByText('Die Serie für diese Stelle gibt es nicht mehr. Sie sehen alle Bilder.')
  await waitFor(() => expect(root.getAllByRole('gridcell')).toHaveLength(12))
})

it('without limits the library requests nothing more and shows no sentence', async () => {
  const { root } = openLibrary()
  await root.findAllByRole('gridcell')
  expect(root.queryByText(/^Wählen Sie/)).toBeNull()
  expect(asked.filter(line => line.includes('ids'))).toEqual([])
})
