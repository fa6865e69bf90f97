import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
// Skips the check of pointer events: jsdom has no hover, and a tile's buttons are clickable only while it is hovered.
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const pictures = fakePictures(12)

type Root = ReturnType<typeof openLibrary>['root']
const tile = (root: Root, name: RegExp) => root.findByRole('gridcell', { name })
const bar = (root: Root) => root.queryByRole('region', { name: 'Markierte Bilder' })
/** Marks two pictures, and returns the controls of the selection bar. */
async function openMarked(...given: Parameters<typeof openLibrary>) {
  const opened = openLibrary(...given)
  const { root } = opened
  await user.click(await tile(root, /^Deichschafe/))
  await user.click(await tile(root, /^Morgen am Hafen/))
  return {
    ...opened,
    action: await root.findByRole('combobox', { name: 'Aktion' }),
    run: () => root.getByRole('button', { name: 'Ausführen' }),
  }
}

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures, seriesPictures: { 5: [9999], 6: [] } }))
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

it('[PIX-MAN-39] [PIX-MAN-58] [PIX-MAN-08] the action ‘insert’ returns the marked pictures when it is run', async () => {
  const { chosen, control, action, run } = await openMarked()
  await user.selectOptions(action, 'Einfügen')
  expect(control.settled).not.toHaveBeenCalled()
  await user.click(run())
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  expect((chosen.mock.calls as [{ Id: number }[]][])[0]![0].map(({ Id }) => Id)).toEqual([9997, 10_000])
})

it('[PIX-MAN-38] [PIX-MAN-57] [PIX-MAN-08] if ‘please choose’ replaces another action, the button is disabled again, and no series shows', async () => {
  const opened = await openMarked()
  const { root, action, run } = opened
  await user.selectOptions(action, 'Zu Serie hinzufügen')
  expect(root.getByRole('combobox', { name: 'Serie' })).toBeInTheDocument()
  await user.selectOptions(action, 'Bitte wählen')
  expect(root.queryByRole('combobox', { name: 'Serie' })).not.toBeInTheDocument()
  expect(run()).toBeDisabled()
  expect(readStoredPix('collectedPictures')).toEqual([9997, 10_000])
  expect(asked.filter(line => line.startsWith('POST'))).toEqual([])
  await closeLibrary(opened)
})

it('[PIX-MAN-28] [PIX-MAN-29] the bar and the counter disappear with the last mark', async () => {
  const opened = await openMarked()
  const { root } = opened
  for (const [name, count] of [
    [/^Morgen am Hafen/, 1],
    [/^Deichschafe/, 0],
  ] as const) {
    expect(bar(root)).toBeInTheDocument()
    await user.click(await tile(root, name))
    expect(root.getByRole('option', { name: `Markierte (${count})` })).toBeInTheDocument()
  }
  expect(bar(root)).not.toBeInTheDocument()
  expect(readStoredPix('collectedPictures')).toEqual([])
  await closeLibrary(opened)
})

it('[PIX-MAN-41] if all pictures are marked, ‘invert’ removes every mark', async () => {
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', JSON.stringify(pictures.map(({ Id }) => Id)))
  const opened = openLibrary()
  const { root } = opened
  const harbour = await tile(root, /^Morgen am Hafen/)
  await user.selectOptions(await root.findByRole('combobox', { name: 'Aktion' }), 'Markierung umkehren')
  await user.click(root.getByRole('button', { name: 'Ausführen' }))
  expect(readStoredPix('collectedPictures')).toEqual([])
  expect(harbour).toHaveAttribute('aria-selected', 'false')
  expect(bar(root)).not.toBeInTheDocument()
  await closeLibrary(opened)
})

it('[PIX-MAN-30] the button ‘Markierung aufheben’ also removes the marks of pictures that are not loaded', async () => {
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', '[123,9997]')
  const opened = openLibrary()
  const { root } = opened
  const sheep = await tile(root, /^Deichschafe/)
  await user.click(await root.findByRole('button', { name: 'Markierung aufheben' }))
  expect(readStoredPix('collectedPictures')).toEqual([])
  expect(sheep).toHaveAttribute('aria-selected', 'false')
  expect(root.getByRole('option', { name: 'Markierte (0)' })).toBeInTheDocument()
  await closeLibrary(opened)
})

it.each([
  ['[PIX-CALL-10]', 'PUT', 'Zu Serie hinzufügen'],
  ['[PIX-CALL-11]', 'DELETE', 'Aus Serie entfernen'],
] as const)(
  '%s the view switches to the series whose id the portal returns for %s; after a refusal the marks stay',
  async (_id, method, name) => {
    const sent: string[] = []
    server.use(
      http.post('*/pix/series/6', async ({ request }) => {
        sent.push(decodeURIComponent(await request.text()))
        return sent.length === 1
          ? new HttpResponse('Die Serie ist gesperrt.', { status: 409 })
          : HttpResponse.json({ Id: '5', Title: 'Konzertsommer' })
      }),
    )
    expectConsole('error', /status 409/)
    const opened = await openMarked()
    const { root, action, run } = opened
    await user.selectOptions(action, name)
    await user.selectOptions(root.getByRole('combobox', { name: 'Serie' }), 'Altes Land')
    await user.click(run())
    const refusal = within(await root.findByRole('alertdialog'))
    expect(refusal.getByText('Die Serie ist gesperrt.')).toBeInTheDocument()
    await user.click(refusal.getByRole('button', { name: 'OK' }))
    expect(readStoredPix('collectedPictures')).toEqual([9997, 10_000])
    expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue('')
    await user.click(run())
    await waitFor(() => expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue('5'))
    expect(sent).toEqual(Array(2).fill(`method=${method}&pic_ids[]=9997&pic_ids[]=10000`))
    expect(await root.findByText('Das waren alle: 1')).toBeInTheDocument()
    expect(readStoredPix('collectedPictures')).toEqual([])
    await closeLibrary(opened)
  },
)

it('[PIX-CALL-05] [PIX-MAN-23] [PIX-MAN-11] a refused deletion can be repeated; after the last picture the placeholder shows', async () => {
  server.use(
    http.post('*/pix/pictures/9997', () => HttpResponse.json(false), { once: true }),
    ...pictureFake({ pictures: pictures.slice(3, 4) }),
  )
  expectConsole('error', /ANSWER_MALFORMED|method=DELETE/)
  const opened = openLibrary()
  const { root } = opened
  const sheep = await tile(root, /^Deichschafe/)
  const remove = async () => {
    await user.click(await within(sheep).findByRole('button', { name: 'Löschen' }))
    const question = within(await root.findByRole('alertdialog', { name: 'Löschen?' }))
    await user.click(question.getByRole('button', { name: 'Löschen' }))
  }
  await remove()
  await user.click(await root.findByRole('button', { name: 'OK' }))
  expect(sheep).toBeInTheDocument()
  await remove()
  expect(await root.findByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })).toBeInTheDocument()
  expect(root.queryByRole('gridcell')).not.toBeInTheDocument()
  expect(asked.filter(line => line.startsWith('POST'))).toEqual(Array(2).fill('POST /pix/pictures/9997'))
  await closeLibrary(opened)
})

it('[PIX-API-13] the delete button of a tile and the Delete key each delete one picture, after the question', async () => {
  const opened = openLibrary()
  const { root } = opened
  const confirm = async () => {
    const question = within(await root.findByRole('alertdialog', { name: 'Löschen?' }))
    await user.click(question.getByRole('button', { name: 'Löschen' }))
  }
  const [sheep, harbour] = [await tile(root, /^Deichschafe/), await tile(root, /^Morgen am Hafen/)]
  await user.click(await within(sheep).findByRole('button', { name: 'Löschen' }))
  await confirm()
  await waitFor(() => expect(sheep).not.toBeInTheDocument())
  harbour.focus()
  await user.keyboard('{Delete}')
  await confirm()
  await waitFor(() => expect(harbour).not.toBeInTheDocument())
  expect(root.getByRole('gridcell', { name: /^Töpfermarkt/ })).toBeInTheDocument()
  expect(asked.filter(line => line.startsWith('POST'))).toEqual(['POST /pix/pictures/9997', 'POST /pix/pictures/10000'])
  await closeLibrary(opened)
})

it('[PIX-CALL-08] the filter, the uploads and the marked pictures each offer every series of the account', async () => {
  const series = ['Altes Land', 'Konzertsommer', 'Watt'].map((Title, index) => ({ Id: 5 + index, Title }))
  server.use(...pictureFake({ pictures, series }))
  const opened = await openMarked()
  const { root, action } = opened
  for (const name of ['Zu Serie hinzufügen', 'Aus Serie entfernen']) {
    await user.selectOptions(action, name)
    for (const choice of ['Anzeigen', 'Hochladen nach', 'Serie']) {
      const options = within(root.getByRole('combobox', { name: choice })).getAllByRole<HTMLOptionElement>('option')
      const numbered = options.filter(({ value }) => Number(value) > 0)
      expect(numbered.map(({ value, text }) => ({ Id: Number(value), Title: text }))).toEqual(series)
    }
  }
  expect(asked.filter(line => line.includes('series/by'))).toEqual(['GET /pix/series/by/1001?from=0'])
  await closeLibrary(opened)
})
