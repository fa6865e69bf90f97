import { pictureFake } from '../../../src/testing/pictureFake'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { prepareLibrary } from './support/prepareLibrary'

const { server } = prepareLibrary()

describe('an empty library', () => {
  beforeEach(() => server.use(...pictureFake({ pictures: [] })))

  it('[PIX-MAN-11] [PIX-MAN-47] has a placeholder that accepts files, and neither search, nor new series, nor the bar for uploads', async () => {
    const opened = openLibrary()
    expect(await opened.root.findByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })).toBeInTheDocument()
    expect(opened.root.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(opened.root.queryByRole('button', { name: 'Neue Serie' })).not.toBeInTheDocument()
    expect(opened.root.queryByRole('combobox', { name: 'Hochladen nach' })).not.toBeInTheDocument()
    expect(opened.root.getAllByRole('button', { name: 'Bilder hochladen' })).toHaveLength(1)
    await closeLibrary(opened)
  })

  it('[PIX-MAN-47] calls an empty series empty, and keeps the bar for uploads there', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.seriesId', '6')
    const opened = openLibrary()
    expect(await opened.root.findByRole('heading', { name: 'Diese Serie ist noch leer' })).toBeInTheDocument()
    expect(opened.root.getByRole('combobox', { name: 'Hochladen nach' })).toBeInTheDocument()
    expect(opened.root.queryByRole('heading', { name: 'Hier ist Platz für Ihre Bilder' })).not.toBeInTheDocument()
    await closeLibrary(opened)
  })
})
