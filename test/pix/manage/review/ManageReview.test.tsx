import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { expectConsole } from '../../../support/expectConsole'
import { fakePictures } from '../../../../src/testing/fakePictures'
import { pictureFake } from '../../../../src/testing/pictureFake'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { closeLibrary } from '../../../support/closeLibrary'
import { openLibrary } from '../../../support/openLibrary'
import { readStoredPix } from '../../../support/readStoredPix'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })

// 9999 and 9960 are copies of one picture, 9990 and 9950 of another. 9960 and 9990 are the larger copies.
const HASHES: Readonly<Record<number, string>> = { 9999: 'a', 9960: 'a', 9990: 'b', 9950: 'b' }
const pictures = fakePictures(73).map(picture =>
  Object.assign(picture, {
    HashValue: HASHES[picture.Id] ?? '',
    ...(picture.Id === 9960 && { Width: 6000, Height: 4000 }),
    ...(picture.Id === 9990 && { Width: 6000, Height: 4000 }),
  }),
)

type Root = ReturnType<typeof openLibrary>['root']
const idsOf = (root: Root) =>
  root.getAllByRole('gridcell').map(tile => Number(/(\d+)\.jpg/.exec(tile.querySelector('img')!.src)![1]))
const posts = () => asked.filter(line => line.startsWith('POST'))
const review = async (root: Root) => {
  await user.selectOptions(await root.findByRole('combobox', { name: 'Aktion' }), 'Duplikate')
  await user.click(root.getByRole('button', { name: 'Ausführen' }))
}

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', '[9999]')
  server.use(...pictureFake({ pictures, seriesPictures: { 5: [9999, 9998], 6: [] } }))
})

describe('duplicates', () => {
  it('[PIX-MAN-40] [PIX-MAN-59] are shown group by group, the best copy first, also if they were not loaded; then all pictures are shown again', async () => {
    const opened = openLibrary()
    const { root } = opened
    await review(root)
    expect(
      await root.findByText('4 gleiche Bilder. Gruppen: 2. In jeder Gruppe steht die beste Kopie vorn.'),
    ).toBeInTheDocument()
    expect(idsOf(root)).toEqual([9960, 9999, 9990, 9950])
    expect(asked.filter(line => line.includes('/pictures/by/')).slice(1)).toEqual([
      'GET /pix/pictures/by/1001?from=36&limit=1000',
    ])
    expect(root.getAllByRole('button', { name: 'Beste Kopie' })).toHaveLength(2)
    await user.click(root.getByRole('button', { name: 'Beenden' }))
    await waitFor(() => expect(root.getAllByRole('gridcell').length).toBeGreaterThan(4))
    await closeLibrary(opened)
  })

  it('are also found by the filter, which needs no marked picture and shows their number', async () => {
    localStorage.setItem('foyer.pix.collectedPictures', '[]')
    const opened = openLibrary()
    const { root } = opened
    await root.findByRole('gridcell', { name: /^Deichschafe/ })
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Duplikate')
    expect(await root.findByText(/^4 gleiche Bilder. Gruppen: 2/)).toBeInTheDocument()
    expect(root.getByRole('option', { name: 'Duplikate (4)', selected: true })).toBeInTheDocument()
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Alle Bilder')
    await waitFor(() => expect(root.queryByText(/^4 gleiche Bilder/)).not.toBeInTheDocument())
    await closeLibrary(opened)
  })

  it('are searched among the marked pictures, even while the list still shows the pictures of the filter before', async () => {
    localStorage.setItem('foyer.pix.collectedPictures', '[9999,9960]')
    let respond = () => {}
    const held = new Promise<void>(resolve => {
      respond = resolve
    })
    server.use(
      http.get('*/pix/pictures/by/1001', async ({ request }) => {
        if (new URL(request.url).searchParams.has('ids[]')) await held
      }),
    )
    const opened = openLibrary()
    const { root } = opened
    await root.findByRole('gridcell', { name: /^Deichschafe/ })
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Markierte (2)')
    await review(root)
    respond()
    expect(await root.findByText(/^2 gleiche Bilder/)).toBeInTheDocument()
    expect(idsOf(root)).toEqual([9960, 9999])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-40] disappear when a filter text is typed', async () => {
    const opened = openLibrary()
    const { root } = opened
    await review(root)
    await root.findByText(/^4 gleiche Bilder/)
    await user.type(root.getByRole('searchbox'), 'Deichschafe{Enter}')
    await waitFor(() => expect(root.queryByText(/^4 gleiche Bilder/)).not.toBeInTheDocument())
    await waitFor(() => expect(root.getAllByRole('gridcell', { name: /Deichschafe/ })).toHaveLength(idsOf(root).length))
    await closeLibrary(opened)
  })

  it('[PIX-MAN-40] disappear when another filter is chosen', async () => {
    const opened = openLibrary()
    const { root } = opened
    await review(root)
    await root.findByText(/^4 gleiche Bilder/)
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Konzertsommer')
    await waitFor(() => expect(root.queryByText(/^4 gleiche Bilder/)).not.toBeInTheDocument())
    await waitFor(() => expect(idsOf(root)).toEqual([9999, 9998]))
    await closeLibrary(opened)
  })

  it('[PIX-MAN-40] are deleted after one question, except the best copies, which take over the series and marks of the deleted copies', async () => {
    const opened = openLibrary()
    const { root } = opened
    await review(root)
    await user.click(await root.findByRole('button', { name: 'Beste Kopien behalten' }))
    const question = await root.findByRole('alertdialog', { name: '2 Kopien löschen?' })
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Chorprobe in der Marienkirche, 2400 × 1600 px', expect.stringContaining('Nachtwächter')])
    expect(posts()).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Löschen' }))
    expect(await root.findByText('Keine Duplikate gefunden.')).toBeInTheDocument()
    expect(posts()).toEqual(['POST /pix/series/5', 'POST /pix/pictures/9999', 'POST /pix/pictures/9950'])
    expect(readStoredPix('collectedPictures')).toEqual([9960])
    await closeLibrary(opened)
  })

  it('transfer their series to the best copy, even if the window’s list of series is still loading', async () => {
    server.use(http.get('*/pix/series/by/:id', () => delay('infinite'), { once: true }))
    const opened = openLibrary()
    const { root } = opened
    await review(root)
    await user.click((await root.findAllByRole('button', { name: 'Beste Kopie' }))[0]!)
    await user.click(
      within(await root.findByRole('alertdialog', { name: '1 Kopie löschen?' })).getByRole('button', {
        name: 'Löschen',
      }),
    )
    await waitFor(() => expect(posts()).toEqual(['POST /pix/series/5', 'POST /pix/pictures/9999']))
    await closeLibrary(opened)
  })

  it('of one group only are sent for deletion by the button of the best copy; a dialog names a copy that the portal does not delete', async () => {
    server.use(
      http.post('*/pix/pictures/:id', () => new HttpResponse('The picture is used in an article.', { status: 409 })),
    )
    expectConsole('error', /status 409/)
    const opened = openLibrary()
    const { root } = opened
    await review(root)
    await user.click((await root.findAllByRole('button', { name: 'Beste Kopie' }))[1]!)
    await user.click(
      within(await root.findByRole('alertdialog', { name: '1 Kopie löschen?' })).getByRole('button', {
        name: 'Löschen',
      }),
    )
    const told = await root.findByText(/Kopien? (ist|sind) noch da/)
    expect(told.closest('dialog')).toHaveTextContent('Nachtwächter')
    await user.click(root.getByRole('button', { name: 'OK' }))
    expect(idsOf(root)).toEqual([9960, 9999, 9990, 9950])
    expect(posts()).toEqual(['POST /pix/pictures/9950'])
    await closeLibrary(opened)
  })
})

it('the search for duplicates can be cancelled while further pictures load', async () => {
  let answer = () => {}
  const isHeld = new Promise<void>(resolve => (answer = resolve))
  server.use(
    http.get('*/pix/pictures/by/:id', async ({ request }) =>
      request.url.includes('limit=1000') ? isHeld.then(() => HttpResponse.json([])) : undefined,
    ),
  )
  const opened = openLibrary()
  const { root } = opened
  await review(root)
  expect(await root.findByText('36 Bilder geprüft …')).toBeInTheDocument()
  await user.click(root.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(root.queryByText(/geprüft …$/)).not.toBeInTheDocument())
  answer()
  await closeLibrary(opened)
})

it('the filter for pictures without title or copyright shows and counts them, among all pictures of the account, not only the loaded ones', async () => {
  const opened = openLibrary()
  const { root } = opened
  await root.findByRole('gridcell', { name: /^Deichschafe/ })
  await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Ohne Titel oder Copyright')
  expect(await root.findByText('6 Bilder ohne Titel oder Copyright')).toBeInTheDocument()
  expect(root.getByRole('option', { name: 'Ohne Titel oder Copyright (6)' })).toBeInTheDocument()
  expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue('incomplete')
  await waitFor(() => expect(idsOf(root)).toHaveLength(6))
  expect(root.queryByRole('gridcell', { name: /^Deichschafe/ })).toBeNull()
  await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Alle Bilder')
  await waitFor(() => expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue(''))
  await root.findByRole('gridcell', { name: /^Deichschafe/ })
  await closeLibrary(opened)
})

it('the filter for pictures without a description in the page’s language shows and counts them', async () => {
  const DESCRIBED = [{ 1: 'Schafe auf dem Deich' }, { 2: 'Sheep on the dike' }, {}]
  const some = fakePictures(6).map((picture, index) =>
    Object.assign(picture, { DescriptionsByIdLanguage: DESCRIBED[index % 3]! }),
  )
  server.use(...pictureFake({ pictures: some }))
  const opened = openLibrary()
  const { root } = opened
  await root.findAllByRole('gridcell')
  await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Ohne Beschreibung')
  expect(await root.findByText('4 Bilder ohne Beschreibung')).toBeInTheDocument()
  expect(root.getByRole('option', { name: 'Ohne Beschreibung (4)', selected: true })).toBeInTheDocument()
  await waitFor(() => expect(idsOf(root)).toEqual([1, 2, 4, 5].map(index => some[index]!.Id)))
  await closeLibrary(opened)
})

it('if the portal’s list contains no descriptions, the filter for missing descriptions says so', async () => {
  const some = fakePictures(3)
  for (const picture of some) Reflect.deleteProperty(picture, 'DescriptionsByIdLanguage')
  server.use(...pictureFake({ pictures: some }))
  const opened = openLibrary()
  const { root } = opened
  await root.findAllByRole('gridcell')
  await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Ohne Beschreibung')
  expect(await root.findByText(/^Die Liste des Portals enthält keine Beschreibungen/)).toBeInTheDocument()
  await closeLibrary(opened)
})
