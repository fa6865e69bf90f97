import { fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { pictureFake } from '../../../src/testing/pictureFake'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { pictures, prepareLibrary, tile } from './support/prepareLibrary'

const { server, asked, user, lists } = prepareLibrary()

describe('the filter', () => {
  it('[PIX-MAN-03] offers all pictures, the marked ones, each series, incomplete and undescribed pictures, and duplicates', async () => {
    const opened = openLibrary()
    const choice = await opened.root.findByRole('combobox', { name: 'Anzeigen' })
    await waitFor(() =>
      expect(
        within(choice)
          .getAllByRole('option')
          .map(option => option.textContent),
      ).toEqual([
        'Alle Bilder',
        'Markierte (0)',
        'Konzertsommer',
        'Altes Land',
        'Ohne Titel oder Copyright',
        'Ohne Beschreibung',
        'Duplikate',
      ]),
    )
    await closeLibrary(opened)
  })

  /** Opens the library, which restores a list of 80 pictures, and chooses a series. */
  async function openSeries(name: string) {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '80')
    localStorage.setItem('foyer.pix.scrollPos', '300')
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    const choice = opened.root.getByRole('combobox', { name: 'Anzeigen' })
    await within(choice).findByRole('option', { name })
    await user.selectOptions(choice, name)
    return { ...opened, choice }
  }

  it('[PIX-MAN-03] [PIX-MAN-04] [PIX-MAN-08] offers exactly one series if the account has one, as do the lists for uploads and for marked pictures', async () => {
    const series = [{ Id: 5, Title: 'Konzertsommer' }]
    server.use(...pictureFake({ pictures, series }))
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    await user.selectOptions(await root.findByRole('combobox', { name: 'Aktion' }), 'Zu Serie hinzufügen')
    for (const name of ['Anzeigen', 'Hochladen nach', 'Serie'])
      expect(
        within(root.getByRole('combobox', { name })).getAllByRole('option', { name: 'Konzertsommer' }),
      ).toHaveLength(1)
    await user.click(root.getByRole('button', { name: 'Ausführen' }))
    await waitFor(() => expect(root.getByRole('combobox', { name: 'Anzeigen' })).toHaveValue('5'))
    expect(asked).toContain('POST /pix/series/5')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-33] [PIX-MAN-34] loads a series from its start, and stores its id', async () => {
    const opened = await openSeries('Konzertsommer')
    await waitFor(() => expect(opened.root.getByText('Das waren alle: 4')).toBeInTheDocument())
    expect(lists().at(-1)).toBe('GET /pix/series/5/pictures?from=0&limit=36')
    expect([readStoredPix('seriesId'), readStoredPix('picturesLength'), readStoredPix('scrollPos')]).toEqual([5, 4, 0])
    await closeLibrary(opened)
  })

  it('says that a series is empty', async () => {
    const opened = await openSeries('Altes Land')
    expect(await opened.root.findByRole('heading', { name: 'Diese Serie ist noch leer' })).toBeInTheDocument()
    expect(lists().at(-1)).toBe('GET /pix/series/6/pictures?from=0&limit=36')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-31] [PIX-MAN-34] loads one page of all pictures of the account after a series', async () => {
    const opened = await openSeries('Konzertsommer')
    await opened.root.findByText('Das waren alle: 4')
    await user.selectOptions(opened.choice, 'Alle Bilder')
    await tile(opened.root, /^Deichschafe/)
    expect(lists().at(-1)).toBe('GET /pix/pictures/by/1001?from=0&limit=36')
    expect(readStoredPix('seriesId')).toBeNull()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-36] reaches the end with a page that is not full', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '80')
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    expect(opened.root.getByText('Das waren alle: 73')).toBeInTheDocument()
    expect(lists()).toEqual(['GET /pix/pictures/by/1001?from=0&limit=80'])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-33] opens again with the series that was chosen last', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.seriesId', '5')
    const opened = openLibrary()
    expect(await opened.root.findByText('Das waren alle: 4')).toBeInTheDocument()
    expect(lists()).toEqual(['GET /pix/series/5/pictures?from=0&limit=36'])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-32] loads the marked pictures by their ids, and sends no request if there are none', async () => {
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    asked.length = 0
    await user.selectOptions(root.getByRole('combobox', { name: 'Anzeigen' }), 'Markierte (1)')
    expect(await root.findByText('Das waren alle: 1')).toBeInTheDocument()
    // There is no search field, because a request by ids has no filter text.
    expect(root.queryByRole('searchbox')).toBeNull()
    await user.click(root.getByRole('button', { name: 'Markierung aufheben' }))
    expect(await root.findByRole('heading', { name: 'Kein Bild markiert' })).toBeInTheDocument()
    expect(focusedElement()).toBe(root.getByRole('combobox', { name: 'Anzeigen' }))
    expect(asked).toEqual(['GET /pix/pictures/by/1001?ids[]=9997'])
    await user.click(root.getByRole('button', { name: 'Alle Bilder zeigen' }))
    await tile(root, /^Morgen am Hafen –/)
    await closeLibrary(opened)
  })

  it('[PIX-MAN-02] searches after a pause in typing, at once on Enter, and says when nothing is found', async () => {
    const opened = openLibrary()
    const { root } = opened
    await tile(root, /^Deichschafe/)
    const search = root.getByRole('searchbox', { name: 'Bilder suchen' })
    fireEvent.change(search, { target: { value: 'leucht' } })
    await waitFor(() => expect(root.getByText('Das waren alle: 6')).toBeInTheDocument())
    await user.type(search, 'x{Enter}')
    expect(await root.findByText(/Zu „leuchtx“/)).toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'Filter aufheben' }))
    await tile(root, /^Deichschafe/)
    expect(focusedElement()).toBe(root.getByRole('combobox', { name: 'Anzeigen' }))
    expect(lists().map(line => line.split('limit=36')[1])).toEqual(['', '&filter=leucht', '&filter=leuchtx', ''])
    await closeLibrary(opened)
  })

  it('keeps the search field, and the focus in it, when a text without hits is deleted and the response is pending', async () => {
    const opened = openLibrary()
    const { root } = opened
    await tile(root, /^Deichschafe/)
    const search = root.getByRole('searchbox', { name: 'Bilder suchen' })
    await user.type(search, 'leuchtx{Enter}')
    expect(await root.findByText(/Zu „leuchtx“/)).toBeInTheDocument()
    let sendResponse = () => {}
    const isSent = new Promise<void>(resolve => {
      sendResponse = resolve
    })
    server.use(
      http.get('*/pix/pictures/by/:account', async () => {
        await isSent
        return HttpResponse.json([])
      }),
    )
    const seen: Element[] = []
    const removed = new MutationObserver(changes =>
      changes.forEach(({ removedNodes }) =>
        removedNodes.forEach(node => node.contains(search) && seen.push(node as Element)),
      ),
    )
    removed.observe(search.getRootNode(), { childList: true, subtree: true })
    fireEvent.change(search, { target: { value: '' } })
    await user.type(search, '{Enter}')
    await waitFor(() => expect(root.queryByText(/Zu „leuchtx“/)).not.toBeInTheDocument())
    expect(root.queryByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })).not.toBeInTheDocument()
    expect((search.getRootNode() as ShadowRoot).activeElement).toBe(search)
    expect(seen).toEqual([])
    removed.disconnect()
    sendResponse()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-34] loads one page of the pictures that match a text, from the first picture on', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '80')
    localStorage.setItem('foyer.pix.scrollPos', '300')
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    fireEvent.change(opened.root.getByRole('searchbox'), { target: { value: 'leucht' } })
    expect(await opened.root.findByText('Das waren alle: 6')).toBeInTheDocument()
    expect([readStoredPix('picturesLength'), readStoredPix('scrollPos')]).toEqual([6, 0])
    expect(lists()).toEqual([
      'GET /pix/pictures/by/1001?from=0&limit=80',
      'GET /pix/pictures/by/1001?from=0&limit=36&filter=leucht',
    ])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-27] is restored when the window opens again, with as many pictures as before', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.picturesLength', '72')
    localStorage.setItem('foyer.pix.picturesFilter', '"o"')
    const opened = openLibrary()
    await tile(opened.root, /^Morgen am Hafen –/)
    expect(opened.root.getByRole('searchbox')).toHaveValue('o')
    expect(lists()).toEqual(['GET /pix/pictures/by/1001?from=0&limit=72&filter=o'])
    await closeLibrary(opened)
  })
})
