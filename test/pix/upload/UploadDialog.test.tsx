import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { expectConsole } from '../../support/expectConsole'
import { fakePicture } from '../../../src/testing/fakePicture'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { ruleOf } from '../../support/ruleOf'
import { sentFile } from '../../support/sentFile'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const MB = 1024 ** 2
const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
// Visibility checks take seconds in jsdom; the browser tests do them.
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
const posts = () => asked.filter(line => line.startsWith('POST'))
const uploadCall = '*/pix/pictures/by/1001.json'

/** Opens the library and chooses files in its file dialog. */
const upload = (...files: File[]) => uploadWith({}, ...files)
async function uploadWith(config: FoyerConfig, ...files: File[]) {
  const opened = openLibrary(config)
  await opened.root.findByRole('gridcell', { name: /^Deichschafe/ })
  const choose = (...more: File[]) =>
    fireEvent.change(
      opened.root
        .getByText('Bilder hochladen', { selector: 'button' })
        .parentElement!.querySelector('input[type=file]')!,
      { target: { files: more } },
    )
  choose(...files)
  const dialog = async () => within(await opened.root.findByRole('dialog', { name: 'Bilder hochladen' }))
  return { ...opened, choose, dialog }
}
async function close({ root, control }: Opened) {
  await user.click(root.getAllByRole('button', { name: 'Schließen' })[0]!)
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
}

type Opened = Awaited<ReturnType<typeof upload>>

/** Reports that `loaded` bytes of 1.2 MB are sent, because the fake portal reports no progress. */
let report: (loaded: number) => void = () => {}

jest.setTimeout(20_000)
// Runs the windows without React's test environment, as in production.
withoutActEnvironment()
beforeEach(() => {
  const { addEventListener } = EventTarget.prototype
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
    const [type, listener] = given
    if (type === 'progress' && this instanceof XMLHttpRequestUpload && typeof listener === 'function') {
      report = loaded => listener(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1_228_800 }))
    }
    Reflect.apply(addEventListener, this, given)
  })
  localStorage.clear()
  server.use(...pictureFake({ pictures: fakePictures(40) }))
})
afterEach(() => {
  jest.restoreAllMocks()
  const left = document.querySelectorAll('foyer-root')
  for (const root of left) root.remove()
  expect(left).toHaveLength(0)
})

describe('the upload dialog', () => {
  it('[UI-UPL-09] [PIX-MAN-48] hides when the portal has stored all files, and the new picture is the first of the list', async () => {
    const opened = await upload(sentFile('Neues Bild.jpg'))
    expect(await opened.root.findByRole('gridcell', { name: /^Neues Bild/ })).toHaveAttribute('data-index', '0')
    await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bilder hochladen' })).not.toBeInTheDocument())
    expect(posts()).toEqual(['POST /pix/pictures/by/1001.json'])
    await close(opened)
  })

  it('[PIX-MAN-04] [PIX-UPL-07] sends the files and the series that is chosen, and accepts a single picture as the response', async () => {
    let sent: unknown
    server.use(
      http.post(uploadCall, async ({ request }) => {
        const form = await request.formData()
        sent = [form.get('series'), form.getAll('image_upload[]').map(file => (file as File).name)]
        return HttpResponse.json(fakePicture({ Id: 77, Title: 'Einzelbild' }))
      }),
    )
    const opened = await upload()
    await user.selectOptions(await opened.root.findByRole('combobox', { name: 'Hochladen nach' }), 'Konzertsommer')
    opened.choose(sentFile('a.jpg'), sentFile('b.png'))
    await opened.root.findByRole('gridcell', { name: /^Einzelbild/ })
    expect(sent).toEqual(['5', ['a.jpg', 'b.png']])
    await close(opened)
  })

  it('[PIX-UPL-05] [UI-UPL-09] [UI-UPL-12] sends only the valid files, then stays open and shows the error and all files with their sizes', async () => {
    let names: string[] = []
    server.use(
      http.post(uploadCall, async ({ request }) => {
        const files = (await request.formData()).getAll('image_upload[]')
        names = files.map(file => (file as File).name)
        return HttpResponse.json([fakePicture({ Id: 77, Title: 'gut' })])
      }),
    )
    const opened = await upload(
      sentFile('gut.jpg'),
      sentFile('notiz.pdf'),
      sentFile('leer.jpg', 0),
      sentFile('text.jpg', undefined, 'Nur ein Text.'),
      sentFile('riesig.png', 10 * MB),
    )
    const dialog = await opened.dialog()
    const ok = await dialog.findByRole('button', { name: 'OK' })
    expect(dialog.getByText(/^Diese Dateien wurden nicht hochgeladen\./)).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: 'Abbrechen' })).not.toBeInTheDocument()
    expect(
      dialog
        .getAllByRole('listitem')
        .map(item => `${item.querySelector('s') ? '–' : '+'} ${item.lastChild!.textContent}`),
    ).toEqual(['– < 0,1 MB', '– 0,0 MB', '– < 0,1 MB', '– 10,0 MB', '+ < 0,1 MB'])
    await user.click(ok)
    await opened.root.findByRole('gridcell', { name: /^gut/ })
    expect(posts()).toHaveLength(1)
    expect(names).toEqual(['gut.jpg'])
    await close(opened)
  })

  /** Chooses two files that are not accepted. */
  async function refuse() {
    const opened = await upload(sentFile('notiz.pdf'), sentFile('riesig.png', 50 * MB))
    return { opened, refusal: await opened.dialog() }
  }

  it('[UI-UPL-04] [UI-UPL-12] lists rejected files struck through, with their sizes, until OK', async () => {
    const { opened, refusal } = await refuse()
    expect((await refusal.findByText('notiz.pdf')).tagName).toBe('S')
    expect(refusal.getByText('riesig.png').tagName).toBe('S')
    expect(refusal.getByText('50,0 MB')).toBeInTheDocument()
    expect(refusal.queryByRole('progressbar')).not.toBeInTheDocument()
    await user.click(refusal.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bilder hochladen' })).not.toBeInTheDocument())
    await close(opened)
  })

  it('[UI-UPL-06] [PIX-UPL-04] names the accepted types and the limit of a file, and sends nothing', async () => {
    const { opened, refusal } = await refuse()
    expect(
      await refusal.findByText(
        /Diese Dateien wurden nicht hochgeladen\. Erlaubt sind \.jpeg, \.jpg, \.gif, \.png, jede Datei kleiner als 10 MB\./,
      ),
    ).toBeInTheDocument()
    expect(posts()).toEqual([])
    await user.click(refusal.getByRole('button', { name: 'OK' }))
    await close(opened)
  })

  it('[UI-UPL-06] [UI-UPL-10] names the types that the page configures; the progress ends at 100 %, although one file is rejected', async () => {
    const opened = await uploadWith({ pix: { extensions: ['.tif', '.JPG'] } }, sentFile('a.png'), sentFile('b.jpg'))
    const dialog = await opened.dialog()
    expect(await dialog.findByText(/ Erlaubt sind \.tif, \.JPG, jede Datei/)).toBeInTheDocument()
    const ok = await dialog.findByRole('button', { name: 'OK' })
    expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '100')
    await user.click(ok)
    await close(opened)
  })

  it('says at each rejected file why it is rejected', async () => {
    const { opened, refusal } = await refuse()
    const reason = (name: string) => refusal.getByText(name).closest('li')
    await refusal.findByText('notiz.pdf')
    expect(reason('notiz.pdf')).toHaveTextContent('Dieser Dateityp wird nicht angenommen.')
    expect(reason('riesig.png')).toHaveTextContent('Zu groß: Eine Datei muss kleiner als 10 MB sein.')
    await user.click(refusal.getByRole('button', { name: 'OK' }))
    await close(opened)
  })

  it('[UI-UPL-05] takes the text of a rejected upload from the portal, and shows the accepted types with it', async () => {
    server.use(
      http.get('*/module/lib/framework/getMlBricks.php', () =>
        HttpResponse.json({ not_uploaded_wrong_file_type: 'Kommt nicht ins Archiv.' }),
      ),
    )
    const opened = await uploadWith({ translations: true }, sentFile('notiz.pdf'))
    expect(
      await opened.root.findByText(/^Kommt nicht ins Archiv\. Erlaubt sind \.jpeg, \.jpg, \.gif, \.png, /),
    ).toBeInTheDocument()
    await user.click(opened.root.getByRole('button', { name: 'OK' }))
    await close(opened)
  })

  it('lets a person choose other files instead of refused ones, for the series chosen before', async () => {
    const series: unknown[] = []
    server.use(
      http.post(uploadCall, async ({ request }) => {
        series.push((await request.formData()).get('series'))
        return HttpResponse.json([fakePicture({ Id: 77, Title: 'Besser so' })])
      }),
    )
    const opened = await upload()
    await user.selectOptions(await opened.root.findByRole('combobox', { name: 'Hochladen nach' }), 'Konzertsommer')
    opened.choose(sentFile('notiz.pdf'))
    const refusal = await opened.dialog()
    const others = await refusal.findByRole('button', { name: 'Andere Dateien wählen' })
    fireEvent.change(others.parentElement!.querySelector('input[type=file]')!, {
      target: { files: [sentFile('besser.jpg')] },
    })
    expect(await opened.root.findByRole('gridcell', { name: /^Besser so/ })).toHaveAttribute('data-index', '0')
    await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bilder hochladen' })).not.toBeInTheDocument())
    expect(series).toEqual(['5'])
    await close(opened)
  })

  it('[PIX-UPL-04] [UI-UPL-04] strikes every file through and sends nothing if no file is valid, or if the valid files together are too large', async () => {
    const opened = await upload(
      sentFile('a.jpg', 9 * MB),
      sentFile('b.jpg', 9 * MB),
      sentFile('c.jpg', 2 * MB),
      sentFile('d.pdf'),
    )
    const dialog = await opened.dialog()
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /Zusammen sind die Dateien zu groß.*weniger als 20 MB.*Erlaubt sind \.jpeg, \.jpg, \.gif, \.png, jede Datei kleiner als 10 MB\./,
    )
    expect(dialog.getAllByRole('listitem').map(item => item.querySelector('s')?.textContent)).toEqual([
      'd.pdf',
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ])
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    opened.choose(sentFile('script.js'))
    const refusal = await opened.dialog()
    expect(await refusal.findByRole('alert')).toHaveTextContent(
      /nicht hochgeladen.*Erlaubt sind \.jpeg, \.jpg, \.gif, \.png, jede Datei kleiner als 10 MB\./,
    )
    expect(refusal.getByRole('listitem')).toHaveTextContent('script.js')
    await user.click(refusal.getByRole('button', { name: 'OK' }))
    expect(posts()).toEqual([])
    await close(opened)
  })

  it('[UI-UPL-01] [UI-UPL-02] has a heading with the portal’s text for process_upload, also after a failure and at the end', async () => {
    const name = 'Ins Archiv'
    let refuse = () => {}
    const refused = new Promise<Response>(
      resolve => (refuse = () => resolve(new HttpResponse('Kein Bild.', { status: 415 }))),
    )
    server.use(
      http.post(uploadCall, () => refused, { once: true }),
      http.get('*/module/lib/framework/getMlBricks.php', () => HttpResponse.json({ process_upload: name })),
    )
    expectConsole('error', /status 415/)
    const opened = await uploadWith({ translations: true }, sentFile('a.jpg'), sentFile('notiz.pdf'))
    const dialog = async () => within(await opened.root.findByRole('dialog', { name }))
    const sending = await dialog()
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(sending.getByRole('heading', { name })).toBeInTheDocument()
    refuse()
    const retry = await sending.findByRole('button', { name: 'Erneut versuchen' })
    expect(sending.getByRole('heading', { name })).toBeInTheDocument()
    await user.click(retry)
    const ok = await sending.findByRole('button', { name: 'OK' })
    expect(sending.getByRole('heading', { name })).toBeInTheDocument()
    await user.click(ok)
    opened.choose(sentFile('notiz.pdf'))
    const refusal = await dialog()
    const end = await refusal.findByRole('button', { name: 'OK' })
    expect(refusal.getByRole('heading', { name })).toBeInTheDocument()
    await user.click(end)
    await close(opened)
  })

  it('[UI-UPL-03] [UI-UPL-08] shows its progress at once, with loaded and total amounts', async () => {
    server.use(http.post(uploadCall, () => delay('infinite')))
    const opened = await upload(sentFile('a.jpg'))
    const dialog = await opened.dialog()
    const bar = dialog.getByRole('progressbar')
    await waitFor(() => expect(posts()).toHaveLength(1))
    report(614_400)
    expect(await dialog.findByText('600 kB von 1,2 MB')).toBeInTheDocument()
    expect(bar).toHaveAttribute('value', '45')
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await close(opened)
  })

  it.each([
    [
      'Escape',
      async (opened: Opened) =>
        void fireEvent.keyDown(opened.root.getByRole('dialog', { name: 'Bilder hochladen' }), { key: 'Escape' }),
    ],
    [
      'the close button',
      async (opened: Opened) => user.click((await opened.dialog()).getByRole('button', { name: 'Schließen' })),
    ],
  ])('%s asks before it stops the upload', async (_way, leave) => {
    server.use(http.post(uploadCall, () => delay('infinite')))
    const opened = await upload(sentFile('a.jpg'))
    await waitFor(() => expect(posts()).toHaveLength(1))
    await (await opened.dialog()).findByText('1 Datei')
    await leave(opened)
    const question = () => opened.root.findByRole('alertdialog', { name: 'Upload abbrechen?' })
    await user.click(within(await question()).getByRole('button', { name: 'Weiter hochladen' }))
    await waitFor(() => expect(opened.root.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(opened.root.getByRole('progressbar')).toBeInTheDocument()
    await leave(opened)
    await user.click(within(await question()).getByRole('button', { name: 'Upload abbrechen' }))
    await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bilder hochladen' })).not.toBeInTheDocument())
    await close(opened)
  })

  it('veils the files within 100 ms while they are stored [UI-WIN-14]; after Cancel the list is loaded again, because the portal may have the pictures', async () => {
    server.use(http.post(uploadCall, () => delay('infinite')))
    const opened = await upload(sentFile('a.jpg'))
    const dialog = await opened.dialog()
    await waitFor(() => expect(posts()).toHaveLength(1))
    report(1_228_800)
    await dialog.findByText('Wird gespeichert …')
    const veil = dialog.getByText('a.jpg').closest('ul')!.nextElementSibling!
    expect(ruleOf(veil)).toMatch(/animation:\w+100ms/)
    server.use(...pictureFake({ pictures: [fakePicture({ Id: 20_001, Title: 'Schon da' }), ...fakePictures(40)] }))
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    expect(await opened.root.findByRole('gridcell', { name: /^Schon da/ })).toBeInTheDocument()
    await close(opened)
  })

  it('[UI-UPL-13] says that the upload failed and why, keeps the files, and sends them again on request', async () => {
    server.use(
      http.post(uploadCall, () => new HttpResponse('The file a.jpg is no picture.', { status: 415 }), { once: true }),
      http.get('*/module/lib/framework/getMlBricks.php', () =>
        HttpResponse.json({ 'dropzone upload error': 'Kam nicht im Archiv an.' }),
      ),
    )
    expectConsole('error', /status 415/)
    const opened = await uploadWith({ translations: true }, sentFile('a.jpg'))
    const dialog = await opened.dialog()
    expect(await dialog.findByText('Kam nicht im Archiv an.')).toBeInTheDocument()
    expect(dialog.getByRole('alert')).toHaveTextContent('The file a.jpg is no picture.')
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await opened.root.findByRole('gridcell', { name: /^a / })).toBeInTheDocument()
    await close(opened)
  })

  it('[UI-UPL-13] sends a large batch in several posts; after a failure, a retry sends only the unstored files, with the same key', async () => {
    const sent: string[][] = []
    let isBroken = true
    server.use(
      http.post(uploadCall, async ({ request }) => {
        const form = await request.formData()
        const names = form.getAll('image_upload[]').map(file => (file as File).name)
        sent.push([form.get('upload_key') as string, ...names])
        if (isBroken && sent.length === 2) return HttpResponse.error()
        return HttpResponse.json(
          names.map((Title, index) => fakePicture({ Id: 30_000 + 10 * sent.length + index, Title })),
        )
      }),
    )
    expectConsole('error', /got no response/)
    const opened = await upload(
      sentFile('eins.jpg', 9 * MB),
      sentFile('zwei.jpg', 9 * MB),
      sentFile('drei.jpg', 9 * MB),
    )
    const dialog = await opened.dialog()
    await user.click(await dialog.findByRole('button', { name: 'In 2 Teilen hochladen' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^Das Hochladen hat nicht geklappt\..*nicht erreichbar.*2 von 3 sind gespeichert/,
    )
    expect(dialog.getAllByText('Gespeichert')).toHaveLength(2)
    isBroken = false
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await opened.root.findByRole('gridcell', { name: /^drei/ })).toHaveAttribute('data-index', '0')
    expect(opened.root.getByRole('gridcell', { name: /^eins/ })).toHaveAttribute('data-index', '1')
    expect(sent.map(([, ...names]) => names)).toEqual([['eins.jpg', 'zwei.jpg'], ['drei.jpg'], ['drei.jpg']])
    const [first, second, third] = sent.map(([key]) => key)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
    expect(third).toBe(second)
    await close(opened)
  })

  it('says which file was changed meanwhile, and sends the others', async () => {
    server.use(http.post(uploadCall, () => HttpResponse.error(), { once: true }))
    expectConsole('error', /got no response/)
    const changed = sentFile('geändert.jpg')
    let isChanged = false
    Object.assign(changed, {
      slice: () => ({
        arrayBuffer: () => (isChanged ? Promise.reject(new Error('changed')) : sentFile('x').arrayBuffer()),
      }),
    })
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') isChanged = true
    })
    const opened = await upload(changed, sentFile('bleibt.jpg'))
    const dialog = await opened.dialog()
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Die Datei geändert.jpg wurde inzwischen geändert, verschoben oder gelöscht.',
    )
    await user.click(dialog.getByRole('button', { name: 'Erneut versuchen' }))
    await user.click(await dialog.findByRole('button', { name: 'OK' }))
    expect(await opened.root.findByRole('gridcell', { name: /^bleibt/ })).toBeInTheDocument()
    await close(opened)
  })

  it('lets the browser ask before the page is left while files are sent', async () => {
    server.use(http.post(uploadCall, () => delay('infinite')))
    const leavePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const opened = await upload(sentFile('a.jpg'))
    const dialog = await opened.dialog()
    await waitFor(() => expect(posts()).toHaveLength(1))
    await waitFor(() => expect(leavePage()).toBe(false))
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bilder hochladen' })).not.toBeInTheDocument())
    await waitFor(() => expect(leavePage()).toBe(true))
    await close(opened)
  })

  it('[UI-UPL-13] says that the portal can’t be reached', async () => {
    server.use(http.post(uploadCall, () => HttpResponse.error()))
    expectConsole('error', /got no response/)
    const opened = await upload(sentFile('a.jpg'))
    const dialog = await opened.dialog()
    expect(await dialog.findByText(/gerade nicht erreichbar/)).toBeInTheDocument()
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Das Hochladen hat nicht geklappt\./)
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await close(opened)
  })

  it('says how many new pictures the filter doesn’t show, and shows them on request', async () => {
    const opened = await upload()
    fireEvent.change(opened.root.getByRole('searchbox'), { target: { value: 'orgel' } })
    await opened.root.findByText('Das waren alle: 3')
    opened.choose(sentFile('neu.jpg'))
    await opened.root.findByText('1 Bild hochgeladen')
    expect(opened.root.queryByRole('gridcell', { name: /^neu / })).not.toBeInTheDocument()
    await user.click(opened.root.getByRole('button', { name: 'Alle Bilder zeigen' }))
    expect(await opened.root.findByRole('gridcell', { name: /^neu / })).toBeInTheDocument()
    await close(opened)
  })

  it('hides the number of new pictures when the person removes the filter', async () => {
    const opened = await upload()
    const search = opened.root.getByRole('searchbox')
    fireEvent.change(search, { target: { value: 'orgel' } })
    await opened.root.findByText('Das waren alle: 3')
    opened.choose(sentFile('neu.jpg'))
    await opened.root.findByText('1 Bild hochgeladen')
    fireEvent.change(search, { target: { value: '' } })
    expect(await opened.root.findByRole('gridcell', { name: /^neu / })).toBeInTheDocument()
    expect(opened.root.queryByText('1 Bild hochgeladen')).not.toBeInTheDocument()
    await close(opened)
  })
})
