import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { File as NodeFile } from 'node:buffer'
import { http, HttpResponse } from 'msw'
import { openConverter } from '../../../src/pix/upload/fit/openConverter'
import { pixParts } from '../../../src/pix/pixParts'
import { fakePicture } from '../../../src/testing/fakePicture'
import { createPictureFake } from '../../../src/testing/pictureFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { openPixWindow } from '../../support/openPixWindow'
import { pngHeader } from '../../support/pngHeader'
import { skipStyles } from '../../support/skipStyles'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { fakeConverter } from '../upload/fit/fakeConverter'

// jsdom has neither workers nor canvases.
jest.mock('../../../src/pix/upload/fit/openConverter', () => ({
  ...jest.requireActual<object>('../../../src/pix/upload/fit/openConverter'),
  openConverter: jest.fn(),
}))
// A request in jsdom can send only Node's files.
Object.assign(globalThis, { File: NodeFile })

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(20_000)
withoutActEnvironment()
beforeAll(skipStyles)

const picture = fakePicture({ Id: 7, Title: 'Hafen', Uri: '/pictures/hafen.png' })
const closed = jest.fn()
let fake: ReturnType<typeof createPictureFake>
beforeEach(() => {
  localStorage.clear()
  fake = createPictureFake({ pictures: [picture], series: [], seriesPictures: {} })
  const content = Uint8Array.from(pngHeader(3000, 2000))
  server.use(
    http.get('*/pictures/hafen.png', () => HttpResponse.arrayBuffer(content.buffer)),
    ...fake.handlers,
  )
  const bitmap = { width: 1600, height: 1067, close: closed }
  Object.defineProperty(globalThis, 'createImageBitmap', { value: () => Promise.resolve(bitmap), configurable: true })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  jest.restoreAllMocks()
  document.querySelector('foyer-root')?.remove()
})

/** Opens the crop window from a picture's details, which the library (with `isFromLibrary`) or the page opens. */
async function openCrop(converter = fakeConverter(), isFromLibrary = false) {
  jest.mocked(openConverter).mockReturnValue(converter)
  const { root } = isFromLibrary ? openLibrary() : openPixWindow('pix.meta', [picture.Id])
  if (isFromLibrary) {
    const tile = within(await root.findByRole('gridcell', { name: /Hafen/ }))
    await user.click(await tile.findByRole('button', { name: 'Bearbeiten' }))
  }
  await user.click(await root.findByRole('button', { name: 'Zuschneiden und drehen' }))
  const crop = within(await root.findByRole('dialog', { name: 'Zuschneiden und drehen' }))
  const press = async (name: string) => user.click(await crop.findByRole('button', { name }))
  return {
    root,
    crop,
    press,
    converter,
    async question() {
      await press('Abbrechen')
      return root.findByRole('alertdialog')
    },
  }
}

it('the crop window shows the size of the new picture, also after a turn, and frees the memory when it closes', async () => {
  const { crop, press, converter } = await openCrop()
  await crop.findByText('Neues Bild: 3.000 × 2.000 Pixel')
  expect(crop.getByRole('button', { name: 'Als neues Bild speichern' })).toBeDisabled()
  await press('Nach rechts drehen')
  await crop.findByText('Neues Bild: 2.000 × 3.000 Pixel')
  await press('Zurücksetzen')
  closed.mockClear()
  await press('Abbrechen')
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  expect(converter.close).toHaveBeenCalledTimes(1)
})

it('typed numbers in px of the original set the frame, and the fields show the numbers that result', async () => {
  const { crop, press } = await openCrop()
  const field = async (name: string) => crop.findByRole('textbox', { name })
  const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
  await type('Breite in Pixeln', '1200')
  await type('Abstand von links', '9000')
  await crop.findByText('Neues Bild: 1.200 × 2.000 Pixel')
  fireEvent.blur(await field('Abstand von links'))
  expect(await field('Abstand von links')).toHaveValue('1800')
  await user.selectOptions(crop.getByRole('combobox', { name: 'Seitenverhältnis' }), '3:2')
  await type('Höhe in Pixeln', '1600')
  expect(await field('Breite in Pixeln')).toHaveValue('2400')
  await press('Nach rechts drehen')
  expect(await field('Höhe in Pixeln')).not.toHaveValue('1600')
  await press('Nach links drehen')
  expect(await field('Höhe in Pixeln')).toHaveValue('1600')
})

it.each(['0', '', '-5', '1,5', 'breit'])(
  'the crop window refuses %j as the width, and names the possible numbers',
  async text => {
    const { crop, press } = await openCrop()
    const width = await crop.findByRole('textbox', { name: 'Breite in Pixeln' })
    fireEvent.change(width, { target: { value: '500' } })
    fireEvent.change(width, { target: { value: text } })
    fireEvent.blur(width)
    await waitFor(() => expect(width).toHaveValue('500'))
    expect(width).toHaveAccessibleDescription('Bitte eine ganze Zahl von 1 bis 3000. Der Rahmen bleibt, wie er ist.')
    expect(crop.getByText('Neues Bild: 500 × 2.000 Pixel')).toBeVisible()
    await press('Nach rechts drehen')
    expect(width).not.toHaveAccessibleDescription()
  },
)

it('the crop window asks about unsaved changes, not about a stored picture, if the person leaves before the upload begins', async () => {
  const converter = fakeConverter()
  const { press, question, crop } = await openCrop(converter)
  await press('Spiegeln')
  converter.convert.mockReturnValueOnce(new Promise(() => {}))
  await press('Als neues Bild speichern')
  await crop.findByRole('progressbar', { name: 'Das Bild wird zugeschnitten …' })
  expect(await question()).toHaveTextContent('Eingaben verwerfen?')
})

it('the crop window says after a 504 that the picture may be stored, keeps the crop, and repeats the upload with the same key', async () => {
  const keys: (string | undefined)[] = []
  server.use(
    http.post('*/pix/pictures/by/*', async ({ request }) => {
      keys.push(/name="upload_key"\s+(\w+)/.exec(await request.clone().text())?.[1])
      return keys.length === 1 ? new HttpResponse('', { status: 504 }) : undefined
    }),
  )
  const { crop, press, question } = await openCrop()
  await press('Spiegeln')
  expectConsole('error', /504|refused/)
  await press('Als neues Bild speichern')
  await crop.findByRole('button', { name: 'Erneut versuchen' })
  expect(crop.getByRole('combobox', { name: 'Seitenverhältnis' })).toBeDisabled()
  const asking = await question()
  expect(asking).toHaveTextContent('Das neue ist vielleicht schon gespeichert.')
  await user.click(within(asking).getByRole('button', { name: 'Weiter speichern' }))
  await press('Erneut versuchen')
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
})

it('the crop window offers a retry if its code did not load, and then opens', async () => {
  jest.spyOn(pixParts, 'cropPicture').mockRejectedValueOnce(new Error('no connection'))
  expectConsole('error', /no connection|part of the window/)
  const { root, crop, press } = await openCrop()
  const retry = await crop.findByRole('button', { name: 'Erneut versuchen' })
  expect((retry.getRootNode() as ShadowRoot).activeElement).toBe(retry)
  await press('Erneut versuchen')
  await root.findByText('Neues Bild: 3.000 × 2.000 Pixel')
})

it('the crop window asks before the new picture is stored smaller than shown, because its file would be too large', async () => {
  const converter = fakeConverter()
  const { root, crop, press } = await openCrop(converter)
  await press('Spiegeln')
  const content = Uint8Array.from(pngHeader(1500, 1000))
  converter.convert.mockImplementation(() => Promise.resolve(new Blob([content])))
  await press('Als neues Bild speichern')
  const question = await root.findByRole('alertdialog', { name: 'Kleiner speichern?' })
  expect(question).toHaveTextContent('Mit 1.500 × 1.000 Pixeln passt sie.')
  await user.click(within(question).getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(crop.getByRole('button', { name: 'Spiegeln' })).toBeEnabled())
  expect(crop.queryByRole('alert')).not.toBeInTheDocument()
  expect(asked.filter(line => line.startsWith('POST'))).toEqual([])
  await press('Als neues Bild speichern')
  const again = await root.findByRole('alertdialog', { name: 'Kleiner speichern?' })
  await user.click(within(again).getByRole('button', { name: 'Als neues Bild speichern' }))
  await root.findByText(/Der Ausschnitt ist als neues Bild gespeichert/)
})

it('the crop window stays open, without a question, while the new picture is deleted; the next attempt to save shows its progress', async () => {
  server.use(
    http.post('*/pix/pictures/:id', async ({ request }) =>
      /method=PUT/.test(await request.clone().text()) ? new HttpResponse('', { status: 503 }) : undefined,
    ),
  )
  const { root, crop, press, question } = await openCrop()
  await press('Spiegeln')
  expectConsole('error', /503|refused/)
  await press('Als neues Bild speichern')
  let answer = () => {}
  const isAnswered = new Promise<void>(resolve => (answer = resolve))
  await crop.findByRole('button', { name: 'Neues Bild löschen' })
  server.use(
    http.post('*/pix/pictures/:id', async ({ request }) => {
      if (/method=DELETE/.test(await request.clone().text())) await isAnswered
    }),
  )
  await press('Neues Bild löschen')
  await crop.findByRole('progressbar', { name: 'Das neue Bild wird gelöscht …' })
  await press('Abbrechen')
  expect(root.queryByRole('alertdialog')).not.toBeInTheDocument()
  answer()
  await waitFor(() => expect(crop.getByRole('button', { name: 'Spiegeln' })).toBeEnabled())
  server.use(http.post('*/pix/pictures/by/*', () => new Promise<Response>(() => {})))
  await press('Als neues Bild speichern')
  expect(await crop.findByRole('progressbar')).toBeInTheDocument()
  expect(await question()).toBeInTheDocument()
})

/** Saves, and stops while the portal sets the details of the new picture. `answer` lets the portal respond. */
async function stopDescribing(isFromLibrary = false) {
  const opened = await openCrop(undefined, isFromLibrary)
  const { root, press, crop, question } = opened
  let answer = () => {}
  const isAnswered = new Promise<void>(resolve => (answer = resolve))
  server.use(
    http.post('*/pix/pictures/:id', async ({ request }) => {
      if (/method=PUT/.test(await request.clone().text())) await isAnswered
    }),
  )
  await press('Spiegeln')
  await press('Als neues Bild speichern')
  await crop.findByRole('progressbar', { name: 'Die Angaben werden übernommen …' })
  await user.click(within(await question()).getByRole('button', { name: 'Abbrechen' }))
  await crop.findByRole('progressbar', { name: 'Das Speichern wird angehalten …' })
  await waitFor(() => expect(root.queryByRole('alertdialog')).not.toBeInTheDocument())
  return { ...opened, answer }
}

describe('a stop while the details are set', () => {
  beforeEach(() => {
    fake = createPictureFake({ pictures: [picture], series: [{ Id: 5, Title: 'Elbe' }], seriesPictures: { 5: [7] } })
    server.use(...fake.handlers)
  })
  const told = 'Das neue Bild ist mit seinen Angaben gespeichert, aber noch nicht in allen Serien.'

  it('says that the picture is stored, sends nothing more, and continues on request', async () => {
    const { root, crop, press, answer } = await stopDescribing()
    answer()
    expect(await crop.findByText(new RegExp(told))).toBeVisible()
    expect(asked.filter(line => line === 'POST /pix/series/5')).toEqual([])
    expect(crop.getByRole('combobox', { name: 'Seitenverhältnis' })).toBeDisabled()
    await press('Weiter speichern')
    await root.findByText(/Der Ausschnitt ist als neues Bild gespeichert\. Das erste/)
    expect(fake.picturesOf(5)).toHaveLength(2)
    expect(fake.pictures()).toHaveLength(2)
  })

  it('deletes the new picture on request, and keeps the crop', async () => {
    const { root, crop, press, answer } = await stopDescribing()
    answer()
    await press('Neues Bild löschen')
    await waitFor(() => expect(crop.getByRole('button', { name: 'Spiegeln' })).toBeEnabled())
    expect(fake.pictures()).toEqual([picture])
    const save = crop.getByRole('button', { name: 'Als neues Bild speichern' })
    expect((save.getRootNode() as ShadowRoot).activeElement).toBe(save)
    await press('Abbrechen')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Verwerfen' }))
    await waitFor(() => expect(root.getAllByRole('dialog')).toHaveLength(1))
    expect(root.queryByText(/Der Ausschnitt ist/)).not.toBeInTheDocument()
  })

  it('does not say that the new picture is stored if the person tries to close the window while the picture is deleted', async () => {
    const { root, crop, press, answer } = await stopDescribing()
    answer()
    await crop.findByText(new RegExp(told))
    let deleted = () => {}
    const isDeleted = new Promise<void>(resolve => (deleted = resolve))
    server.use(
      http.post('*/pix/pictures/:id', async ({ request }) => {
        if (/method=DELETE/.test(await request.clone().text())) await isDeleted
      }),
    )
    await press('Neues Bild löschen')
    await crop.findByRole('progressbar', { name: 'Das neue Bild wird gelöscht …' })
    await press('Abbrechen')
    deleted()
    await waitFor(() => expect(crop.getByRole('button', { name: 'Spiegeln' })).toBeEnabled())
    expect(root.queryByText(/Der Ausschnitt ist (?:vielleicht|als)/)).not.toBeInTheDocument()
    expect(fake.pictures()).toEqual([picture])
  })

  it('lets the window close without another question, and shows the new picture in the library', async () => {
    const { root, crop, press, answer } = await stopDescribing(true)
    answer()
    await crop.findByText(new RegExp(told))
    await press('Abbrechen')
    await root.findByText(/aber nicht mit allen Angaben des ersten Bildes/)
    await waitFor(() => expect(root.getAllByRole('gridcell', { name: /Hafen/ })).toHaveLength(2))
  })

  it('closes the window at once if Cancel is pressed again', async () => {
    const { root, press, answer } = await stopDescribing()
    await press('Abbrechen')
    await root.findByText(/aber nicht mit allen Angaben des ersten Bildes/)
    answer()
    await waitFor(() => expect(fake.pictures().map(({ Title }) => Title)).toEqual(['Hafen', 'Hafen']))
    expect(asked.filter(line => line === 'POST /pix/series/5')).toEqual([])
  })
})

it('the library reloads if the crop window closes before it is known whether the new picture is stored', async () => {
  const { root, crop, press, question } = await openCrop(undefined, true)
  server.use(http.post('*/pix/pictures/by/*', () => new HttpResponse('', { status: 504 })))
  await press('Spiegeln')
  expectConsole('error', /504|refused/)
  await press('Als neues Bild speichern')
  await crop.findByRole('button', { name: 'Erneut versuchen' })
  const before = asked.length
  await user.click(within(await question()).getByRole('button', { name: 'Abbrechen' }))
  await root.findByText(/Der Ausschnitt ist vielleicht schon als neues Bild gespeichert/)
  await waitFor(() => expect(asked.slice(before).join()).toMatch(/GET \/pix\/pictures\/by\/1001/))
})
