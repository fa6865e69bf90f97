import { configure, createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { isIframeUpload } from '../../../src/pix/upload/uploadRules'
import { fakePicture } from '../../../src/testing/fakePicture'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { sentFile } from '../../support/sentFile'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const posts = () => asked.filter(line => line.startsWith('POST'))

type Root = ReturnType<typeof openLibrary>['root']
const input = (root: Root) =>
  root.getByText('Bilder hochladen', { selector: 'button' }).parentElement!.querySelector<HTMLInputElement>('input')!
const choose = (root: Root, ...files: File[]) => fireEvent.change(input(root), { target: { files } })
const uploadDialog = async (root: Root) => within(await root.findByRole('dialog', { name: 'Bilder hochladen' }))
/** Drops files onto an element. Sets them by hand, because the events of the testing library can't have files. */
function drop(target: Element, ...files: File[]) {
  for (const type of ['dragEnter', 'drop'] as const) {
    const event = createEvent[type](target)
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files, dropEffect: 'none' } })
    fireEvent(target, event)
  }
}

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

it.each([
  ['the tiles', 12, (root: Root) => root.findByRole('grid')],
  [
    'the rows',
    12,
    async (root: Root) => {
      await root.findByRole('grid')
      await user.click(root.getByRole('button', { name: 'Liste' }))
      await waitFor(() => expect(root.getByRole('grid')).toHaveAttribute('aria-colcount', '1'))
      return root.getByRole('grid')
    },
  ],
  ['the placeholder of an empty library', 0, (root: Root) => root.findByText('Hier ist Platz für Ihre Bilder')],
] as const)(
  '[PIX-MAN-05] [PIX-MAN-48] all files that are dropped on %s are sent, and become the first pictures in their order',
  async (_place, count, find) => {
    server.use(...pictureFake({ pictures: fakePictures(count) }))
    const { root } = openLibrary()
    drop(await find(root), sentFile('eins.jpg'), sentFile('zwei.jpg'))
    expect(await root.findByRole('gridcell', { name: /eins/ })).toHaveAttribute('data-index', '0')
    expect(root.getByRole('gridcell', { name: /zwei/ })).toHaveAttribute('data-index', '1')
    expect(root.getByText(new RegExp(`^Das waren alle: ${count + 2}$`))).toBeInTheDocument()
    expect(root.getByRole('combobox', { name: 'Hochladen nach' })).toBeInTheDocument()
    expect(posts()).toEqual(['POST /pix/pictures/by/1001.json'])
  },
)

it('[PIX-MAN-04] [PIX-UPL-07] uploads go to the library, or to the series that is shown, or to the one that is chosen', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/pix/pictures/by/1001.json', async ({ request }) => {
      const form = await request.formData()
      sent.push(form.get('series'))
      return HttpResponse.json([fakePicture({ Id: 30_000 + sent.length, Title: `Bild ${sent.length}` })])
    }),
    ...pictureFake({ pictures: fakePictures(12) }),
  )
  const { root } = openLibrary()
  const target = await root.findByRole('combobox', { name: 'Hochladen nach' })
  await within(target).findByRole('option', { name: 'Altes Land' })
  const names = within(target).getAllByRole('option')
  expect(names.map(option => option.textContent)).toEqual(['Bibliothek', 'Konzertsommer', 'Altes Land', 'Neue Serie'])
  const upload = async (count: number) => {
    choose(root, sentFile('a.jpg'))
    await waitFor(() => expect(sent).toHaveLength(count))
    await waitFor(() => expect(root.queryByRole('dialog', { name: 'Bilder hochladen' })).not.toBeInTheDocument())
  }
  expect(target).toHaveValue('')
  await upload(1)
  await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Konzertsommer')
  expect(target).toHaveValue('5')
  await upload(2)
  await user.selectOptions(target, 'Altes Land')
  await upload(3)
  await user.selectOptions(target, 'Bibliothek')
  await upload(4)
  expect(sent).toEqual(['', '5', '6', ''])
})

it('[PIX-UPL-06] [PIX-UPL-04] the window follows the configured extensions and sizes, and names them in its messages', async () => {
  server.use(...pictureFake({ pictures: fakePictures(12) }))
  const pix = { extensions: ['.webp', '.jpg'], fileSize: 2048, postSize: 3072, convertFiles: false }
  const { root } = openLibrary({ pix })
  await root.findAllByRole('gridcell')
  expect(input(root).accept).toMatch(/\.webp/)
  expect(input(root).accept).not.toMatch(/png/)
  for (const [files, text] of [
    [[sentFile('a.png')], /nicht hochgeladen.*Erlaubt sind \.webp, \.jpg, jede Datei kleiner als 2 kB/],
    [[sentFile('b.jpg', 2048)], /nicht hochgeladen.*Erlaubt sind \.webp, \.jpg, jede Datei kleiner als 2 kB/],
    [[sentFile('c.jpg', 2047), sentFile('d.jpg', 1025)], /zu groß.*weniger als 3 kB.*Erlaubt sind \.webp, \.jpg/],
  ] as const) {
    choose(root, ...files)
    const dialog = await uploadDialog(root)
    expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(root.queryByRole('dialog', { name: 'Bilder hochladen' })).not.toBeInTheDocument())
  }
  expect(posts()).toEqual([])
  choose(root, sentFile('c.jpg', 2047), sentFile('d.jpg', 1024))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(await root.findByRole('gridcell', { name: /^c / })).toBeInTheDocument()
})

it.each<[string, object, string]>([
  ['FormData', globalThis, 'FormData'],
  ['the progress of an upload', XMLHttpRequest.prototype, 'upload'],
])(
  'the window uploads by a hidden iframe if the page configures this, or if the browser lacks %s',
  (_what, owner, name) => {
    expect(isIframeUpload({ uploadTransport: 'fetch' })).toBe(false)
    expect(isIframeUpload({ uploadTransport: 'frame' })).toBe(true)
    const property = Object.getOwnPropertyDescriptor(owner, name)!
    Reflect.deleteProperty(owner, name)
    try {
      expect(isIframeUpload({ uploadTransport: 'fetch' })).toBe(true)
    } finally {
      Object.defineProperty(owner, name, property)
    }
  },
)

it('[UI-UPL-08] the dialog shows its progress at once, without amounts, while a hidden iframe sends the files', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  server.use(...pictureFake({ pictures: fakePictures(12) }))
  const { root } = openLibrary({ pix: { uploadTransport: 'frame' } })
  await root.findAllByRole('gridcell')
  choose(root, sentFile('a.jpg'))
  const dialog = await uploadDialog(root)
  expect(dialog.getByRole('progressbar', { name: 'Die Dateien werden geprüft …' })).not.toHaveAttribute('value')
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(dialog.getByRole('progressbar', { name: '1 Datei' })).not.toHaveAttribute('value')
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
})
