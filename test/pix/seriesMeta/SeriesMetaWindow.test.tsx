import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../../support/expectConsole'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })

let posted: string[] = []

jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => {
  localStorage.clear()
  posted = []
  const take = async ({ request }: { request: Request }) => {
    const form = new URLSearchParams(await request.text())
    posted.push(`${new URL(request.url).pathname}?${decodeURIComponent(form.toString())}`)
    return HttpResponse.json({ Id: 5, Title: form.get('Title') })
  }
  server.use(
    http.post('*/pix/series', take),
    http.post('*/pix/series/:id', take),
    ...pictureFake({ pictures: fakePictures(12) }),
  )
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

/** Opens the window from the library: for a new series, or for the existing series with the given name. */
async function openSeries(kind: 'new' | 'existing', name = 'Konzertsommer') {
  const { root } = openLibrary()
  await root.findByRole('gridcell', { name: /^Deichschafe/ })
  if (kind === 'existing') {
    await root.findAllByRole('option', { name })
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), name)
  }
  await user.click(await root.findByRole('button', { name: kind === 'new' ? 'Neue Serie' : 'Serie bearbeiten' }))
  const series = within(await root.findByRole('dialog', { name: 'Serie' }))
  return {
    root,
    series,
    title: await series.findByRole('textbox', { name: 'Titel' }),
    save: () => user.click(series.getByRole('button', { name: 'Speichern' })),
    isClosed: () => waitFor(() => expect(root.queryByRole('dialog', { name: 'Serie' })).not.toBeInTheDocument()),
  }
}

it('[PIX-SER-01] [PIX-SER-06] [PIX-CALL-12] a new series begins with an empty title, and is created with the typed title', async () => {
  const { title, save, isClosed } = await openSeries('new')
  expect(title).toHaveValue('')
  fireEvent.change(title, { target: { value: 'Sielhäfen' } })
  await save()
  await isClosed()
  expect(posted).toEqual(['/pix/series?method=POST&Title=Sielhäfen&account=1001'])
})

it('[PIX-SER-02] [PIX-SER-06] [PIX-CALL-13] an existing series begins with its title, and is saved with the typed title', async () => {
  const { title, save, isClosed } = await openSeries('existing')
  expect(title).toHaveValue('Konzertsommer')
  fireEvent.change(title, { target: { value: 'Konzertherbst' } })
  await save()
  await isClosed()
  expect(posted).toEqual(['/pix/series/5?method=PUT&Title=Konzertherbst'])
})

describe('a series that somebody else has renamed', () => {
  /** Opens the window of the series ‘Konzertsommer’. The portal responds with its new title when `respond` is called. */
  async function openRenamed() {
    let respond = () => {}
    const isSent = new Promise<void>(resolve => (respond = resolve))
    const hold = async () => {
      await isSent
      return HttpResponse.json([
        { Id: 5, Title: 'Konzertsommer 2026' },
        { Id: 6, Title: 'Altes Land' },
      ])
    }
    const { root } = openLibrary()
    await root.findAllByRole('option', { name: 'Konzertsommer' })
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Konzertsommer')
    server.use(http.get('*/pix/series/by/:id', hold))
    await user.click(await root.findByRole('button', { name: 'Serie bearbeiten' }))
    const title = await within(await root.findByRole('dialog', { name: 'Serie' })).findByRole('textbox')
    // The library below shows the new title as soon as the portal has responded.
    const isShown = () => root.findAllByRole('option', { name: 'Konzertsommer 2026' })
    return { title, respond, isShown }
  }

  it('shows the title that the portal has now', async () => {
    const { title, respond, isShown } = await openRenamed()
    expect(title).toHaveValue('Konzertsommer')
    respond()
    await isShown()
    expect(title).toHaveValue('Konzertsommer 2026')
  })

  it('keeps a title that was typed before the response', async () => {
    const { title, respond, isShown } = await openRenamed()
    fireEvent.change(title, { target: { value: 'Konzertherbst' } })
    respond()
    await isShown()
    expect(title).toHaveValue('Konzertherbst')
  })
})

it('[PIX-MAN-10] [PIX-MAN-46] [PIX-SER-06] while the second series is shown, the button ‘Serie bearbeiten’ edits this series', async () => {
  const { title, save, isClosed } = await openSeries('existing', 'Altes Land')
  expect(title).toHaveValue('Altes Land')
  fireEvent.change(title, { target: { value: 'Neuland' } })
  await save()
  await isClosed()
  expect(posted).toEqual(['/pix/series/6?method=PUT&Title=Neuland'])
})

it.each([
  ['new', 'Neue Serie', /^Eine Serie fasst Bilder unter einem Titel zusammen/, []],
  ['existing', 'Serie bearbeiten', /^Geben Sie der Serie einen anderen Titel/, ['Nummer der Serie: 5']],
] as const)(
  '[PIX-SER-03] [PIX-SER-04] the window of a series (%s) has the heading ‘%s’ and a help text; only an existing series has a number',
  async (kind, heading, help, ids) => {
    const { series } = await openSeries(kind)
    expect(series.getByRole('heading', { name: heading })).toBeInTheDocument()
    expect(series.getByText(help)).toBeInTheDocument()
    expect(series.queryAllByText(/Nummer der Serie/).map(id => id.textContent)).toEqual(ids)
  },
)

it('[PIX-SER-05] without `deleteSeries`, Delete opens a dialog, and its OK changes nothing', async () => {
  const { root, series, title } = await openSeries('existing')
  await user.click(series.getByRole('button', { name: 'Löschen' }))
  const question = within(await root.findByRole('alertdialog', { name: 'Löschen?' }))
  await user.click(question.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(root.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(title).toBeInTheDocument()
  expect(posted).toEqual([])
})

it.each([
  ['new', ''],
  ['new', '   '],
  ['existing', ''],
  ['existing', ' '],
] as const)(
  '[PIX-SER-07] in the window of a series (%s), the title %j is not sent, and no error shows',
  async (kind, text) => {
    const { root, title, save } = await openSeries(kind)
    fireEvent.change(title, { target: { value: text } })
    await save()
    expect((title.getRootNode() as ShadowRoot).activeElement).toBe(title)
    expect(title).not.toHaveAttribute('aria-invalid', 'true')
    expect(root.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(posted).toEqual([])
  },
)

it.each([
  ['new', 409, '*/pix/series'],
  ['new', 403, '*/pix/series'],
  ['existing', 404, '*/pix/series/5'],
  ['existing', 500, '*/pix/series/5'],
] as const)(
  '[PIX-SER-08] each time the portal refuses the save of a series (%s, %i), the portal’s text shows, the title stays, and the next save closes the window',
  async (kind, status, path) => {
    const refusals = ['Der Titel ist vergeben.', 'Der Titel ist immer noch vergeben.']
    server.use(...refusals.map(text => http.post(path, () => new HttpResponse(text, { status }), { once: true })))
    expectConsole('error', RegExp(`status ${status}`))
    const { root, series, title, save, isClosed } = await openSeries(kind)
    fireEvent.change(title, { target: { value: 'Deiche' } })
    for (const text of refusals) {
      await save()
      const dialog = within(await root.findByRole('alertdialog'))
      expect(dialog.getByText(text)).toBeInTheDocument()
      await user.click(dialog.getByRole('button', { name: 'OK' }))
      expect(title).toHaveValue('Deiche')
      await waitFor(() =>
        expect(series.getByRole('button', { name: 'Speichern' })).not.toHaveAttribute('aria-busy', 'true'),
      )
    }
    await save()
    await isClosed()
    expect(posted).toHaveLength(1)
  },
)
