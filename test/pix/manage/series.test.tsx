import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { pictureFake } from '../../../src/testing/pictureFake'
import { closeLibrary } from '../../support/closeLibrary'
import { expectConsole } from '../../support/expectConsole'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { pictures, prepareLibrary, tile } from './support/prepareLibrary'

const { server, asked, user } = prepareLibrary()

describe('the library', () => {
  it.each([
    ['a series', 200],
    ['a series that no longer exists', 404],
  ])('deletes %s in its window, if deleteSeries is configured, and shows all pictures again', async (_, status) => {
    if (status === 404) expectConsole('error', /status 404/)
    const series = [{ Id: 5, Title: 'Konzertsommer' }]
    server.use(
      http.get('*/pix/series/by/:accountId', () => HttpResponse.json(series)),
      http.post('*/series/delete/5', () => {
        series.length = 0
        return status === 404 ? new HttpResponse('Die Serie gibt es nicht.', { status }) : HttpResponse.json(true)
      }),
    )
    const opened = openLibrary({ pix: { deleteSeries: '/pix/series/delete' } })
    const { root } = opened
    const filter = await root.findByRole('combobox', { name: 'Anzeigen' })
    await within(filter).findByRole('option', { name: 'Konzertsommer' })
    await user.selectOptions(filter, 'Konzertsommer')
    await user.click(await root.findByRole('button', { name: 'Serie bearbeiten' }))
    const window = within(await root.findByRole('dialog', { name: 'Serie' }))
    await user.click(window.getByRole('button', { name: 'Löschen' }))
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    if (status === 404) {
      const told = await root.findByText('Die Serie gibt es nicht.')
      await user.click(within(told.closest('dialog')!).getByRole('button', { name: 'OK' }))
    }
    await waitFor(() => expect(filter).toHaveValue(''))
    expect(within(filter).queryByRole('option', { name: 'Konzertsommer' })).toBeNull()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-42] [PIX-MAN-43] [PIX-MAN-44] adds the marked pictures to a series and takes them out again, and shows the changed series', async () => {
    // The list does not load picture 9950, because it has not been scrolled to.
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[9950]')
    server.use(...pictureFake({ pictures, seriesPictures: { 5: [9999, 9998, 9997, 9950], 6: [] } }))
    const opened = openLibrary()
    const { root } = opened
    const filter = await root.findByRole('combobox', { name: 'Anzeigen' })
    const run = async (action: string, series: string) => {
      await user.selectOptions(root.getByRole('combobox', { name: 'Aktion' }), action)
      await user.selectOptions(root.getByRole('combobox', { name: 'Serie' }), series)
      await user.click(root.getByRole('button', { name: 'Ausführen' }))
    }
    await user.click(await tile(root, /^Deichschafe/))
    await run('Zu Serie hinzufügen', 'Altes Land')
    expect(await root.findByText('Das waren alle: 2')).toBeInTheDocument()
    expect(filter).toHaveValue('6')
    expect(readStoredPix('collectedPictures')).toEqual([])
    for (const name of [/^Deichschafe/, /^Nachtwächter \(5\)/]) await user.click(await tile(root, name))
    await run('Aus Serie entfernen', 'Altes Land')
    expect(await root.findByRole('heading', { name: 'Diese Serie ist noch leer' })).toBeInTheDocument()
    await user.selectOptions(filter, 'Konzertsommer')
    await user.click(await tile(root, /^Nachtwächter \(5\)/))
    await user.selectOptions(filter, 'Alle Bilder')
    await user.click(await tile(root, /^Deichschafe/))
    await run('Aus Serie entfernen', 'Konzertsommer')
    expect(await root.findByText('Das waren alle: 2')).toBeInTheDocument()
    expect(filter).toHaveValue('5')
    expect(readStoredPix('collectedPictures')).toEqual([])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-45] [PIX-MAN-46] has a button for a new series, or, while a series is shown, a button that edits this series', async () => {
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    const choice = root.getByRole('combobox', { name: 'Anzeigen' })
    const buttons = () =>
      ['Neue Serie', 'Serie bearbeiten'].filter(name => root.queryByRole('button', { name }) !== null)
    expect(buttons()).toEqual(['Neue Serie'])
    for (const [filter, count, button] of [
      ['Markierte (1)', 1, 'Neue Serie'],
      ['Konzertsommer', 4, 'Serie bearbeiten'],
      ['Markierte (1)', 1, 'Neue Serie'],
    ] as const) {
      await user.selectOptions(choice, filter)
      await root.findByText(`Das waren alle: ${count}`)
      expect(buttons()).toEqual([button])
    }
    await closeLibrary(opened)
  })

  it('[PIX-MAN-04] [PIX-MAN-08] if the account has no series, creates one for marked pictures, and another one for uploads', async () => {
    const series: { Id: number; Title: string }[] = []
    server.use(
      http.get('*/pix/series/by/:accountId', () => HttpResponse.json(series)),
      http.post('*/pix/series', async ({ request }) => {
        const title = new URLSearchParams(await request.text()).get('Title') ?? ''
        series.push({ Id: 40 + series.length, Title: title })
        return HttpResponse.json(series.at(-1))
      }),
      http.post('*/pix/series/40', () => HttpResponse.json(series[0])),
    )
    const opened = openLibrary()
    const { root } = opened
    const make = async (title: string) => {
      const form = within(await root.findByRole('dialog', { name: 'Serie' }))
      fireEvent.change(form.getByRole('textbox', { name: /^Titel/ }), { target: { value: title } })
      await user.click(form.getByRole('button', { name: 'Speichern' }))
    }
    await user.click(await tile(root, /^Deichschafe/))
    const action = root.getByRole('combobox', { name: 'Aktion' })
    await user.selectOptions(action, 'Aus Serie entfernen')
    expect(root.getByRole('button', { name: 'Ausführen' })).toBeDisabled()
    await user.selectOptions(action, 'Zu Serie hinzufügen')
    await user.click(root.getByRole('button', { name: 'Ausführen' }))
    await make('Deich')
    await waitFor(() => expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue('40'))
    expect(asked).toContain('POST /pix/series/40')
    await user.selectOptions(root.getByRole('combobox', { name: 'Hochladen nach' }), 'Neue Serie')
    await make('Watt')
    await waitFor(() => expect(root.getByRole('combobox', { name: 'Hochladen nach' })).toHaveValue('41'))
    await closeLibrary(opened)
  })

  it('sends only existing marked pictures for a series, and removes the mark of a picture that no longer exists', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[123,9997]')
    let sent: string[] = []
    server.use(
      http.post('*/pix/series/:id', async ({ request }) => {
        sent = new URLSearchParams(await request.text()).getAll('pic_ids[]')
        return new HttpResponse('Not now.', { status: 409 })
      }),
    )
    expectConsole('error', /status 409/)
    const opened = openLibrary()
    const { root } = opened
    await tile(root, /^Deichschafe/)
    await root.findByRole('option', { name: 'Zu Serie hinzufügen' })
    await user.selectOptions(root.getByRole('combobox', { name: 'Aktion' }), 'Zu Serie hinzufügen')
    await user.selectOptions(root.getByRole('combobox', { name: 'Serie' }), 'Altes Land')
    await user.click(root.getByRole('button', { name: 'Ausführen' }))
    await user.click(await root.findByRole('button', { name: 'OK' }))
    expect(sent).toEqual(['9997'])
    expect(readStoredPix('collectedPictures')).toEqual([9997])
    await closeLibrary(opened)
  })
})
