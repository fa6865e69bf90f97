import { File as NodeFile } from 'node:buffer'
import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import { openConverter } from '../../../../src/pix/upload/fit/openConverter'
import { fakePictures } from '../../../../src/testing/fakePictures'
import { pictureFake } from '../../../../src/testing/pictureFake'
import { fakePortalServer } from '../../../support/fakePortalServer'
import { openLibrary } from '../../../support/openLibrary'
import { sentFile } from '../../../support/sentFile'
import { withoutActEnvironment } from '../../../support/withoutActEnvironment'
import { fakeConverter } from './fakeConverter'

// jsdom has neither workers nor canvases.
jest.mock('../../../../src/pix/upload/fit/openConverter', () => ({
  ...jest.requireActual<object>('../../../../src/pix/upload/fit/openConverter'),
  openConverter: jest.fn(),
}))

// A request in jsdom can send only Node's files.
Object.assign(globalThis, { File: NodeFile })

const MB = 1024 ** 2
/** The start of a JPEG with 6000 × 4000 pixels. */
const HEADER = Buffer.from('FFD8FFC00011080FA01770031100021100031100', 'hex')
/** Makes a photo of 24 megapixels. Its size in bytes is faked. */
const photo = (name: string, size: number) =>
  Object.defineProperty(new NodeFile([HEADER], name, { type: 'image/jpeg' }) as unknown as File, 'size', {
    value: size,
  })
const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })

/** Chooses files on a page that allows files of 30 MB, and posts of 20 MB. */
async function choose(...files: File[]) {
  const { root, control } = openLibrary({ pix: { fileSize: 30 * MB } })
  await root.findByRole('gridcell', { name: /^Deichschafe/ })
  fireEvent.change(
    root.getByText('Bilder hochladen', { selector: 'button' }).parentElement!.querySelector('input[type=file]')!,
    { target: { files } },
  )
  const dialog = within(await root.findByRole('dialog', { name: 'Bilder hochladen' }))
  const leave = async (button: string) => {
    await user.click(dialog.getByRole('button', { name: button }))
    await user.click(root.getAllByRole('button', { name: 'Schließen' })[0]!)
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
  }
  return { dialog, leave }
}

/** Returns the element of the dialog that has the focus. */
const focused = ({ getByText }: ReturnType<typeof within>) =>
  (getByText('Bilder hochladen').getRootNode() as ShadowRoot).activeElement

withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures: fakePictures(40) }))
  Object.defineProperty(globalThis, 'createImageBitmap', { value: () => {}, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  document.querySelector('foyer-root')?.remove()
})

it('the list of files has the focus while pictures are adapted and then sent', async () => {
  server.use(http.post('*/pix/pictures/by/*', () => delay('infinite')))
  const converter = fakeConverter()
  let resolve = (_adapted: Blob) => {}
  converter.convert.mockReturnValueOnce(new Promise<Blob>(settle => (resolve = settle)))
  jest.mocked(openConverter).mockReturnValue(converter)
  const { dialog } = await choose(photo('a.jpg', 22 * MB))
  const list = () => dialog.getByRole('region', { name: 'Ausgewählte Dateien' })
  await user.click(await dialog.findByRole('button', { name: 'Anpassen und hochladen' }))
  await dialog.findByRole('progressbar', { name: 'Die Bilder werden angepasst …' })
  await waitFor(() => expect(focused(dialog)).toBe(list()))
  resolve(sentFile('adapted.jpg'))
  await dialog.findByText('a.jpg')
  await waitFor(() => expect(focused(dialog)).toBe(list()))
})

describe('the dialog for files of which at least one is too large for a post', () => {
  it('shows an error if a picture can’t be made smaller', async () => {
    const converter = fakeConverter()
    converter.convert.mockRejectedValueOnce(new Error('no memory'))
    jest.mocked(openConverter).mockReturnValue(converter)
    // Each adapted photo has about 2.5 MB.
    const { dialog, leave } = await choose(...Array.from({ length: 8 }, (_, index) => photo(`${index}.jpg`, 22 * MB)))
    await dialog.findByText(/Die Dateien werden in mehreren Teilen gesendet/)
    await user.click(dialog.getByRole('button', { name: 'Anpassen und hochladen' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Zusammen sind die Dateien zu groß.*weniger als 20 MB/)
    const ok = await dialog.findByRole('button', { name: 'OK' })
    await waitFor(() => expect(focused(dialog)).toBe(ok))
    await leave('OK')
    expect(asked.filter(line => line.startsWith('POST'))).toEqual([])
  })

  it('[UI-UPL-01] has a heading, and does not say that the files are sent in several parts', async () => {
    jest.mocked(openConverter).mockReturnValue(fakeConverter())
    const { dialog, leave } = await choose(photo('a.jpg', 22 * MB), sentFile('b.jpg', 22 * MB))
    // Screen readers read the text aloud when a choice changes it.
    expect(await dialog.findByText('Zusammen etwa 24,5 MB.')).toHaveAttribute('aria-live', 'polite')
    expect(dialog.getByRole('heading', { name: 'Bilder hochladen' })).toBeInTheDocument()
    await leave('Abbrechen')
  })
})
