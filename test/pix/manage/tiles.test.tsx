import { within } from '@testing-library/react'
import { pictureFake } from '../../../src/testing/pictureFake'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { pictures, prepareLibrary, tile } from './support/prepareLibrary'

const { server } = prepareLibrary()

describe('the list of pictures', () => {
  it('[PIX-MAN-13] [PIX-MAN-53] shows the title with the subtitle, cut to 40 characters', async () => {
    const opened = openLibrary()
    const organ = await tile(
      opened.root,
      /^Die Orgel von Arp Schnitger in der Kirche St. Cosmae et Damiani – Nach der Restaurierung 1600 × 2400 px.*© Stiftung/,
    )
    expect(within(organ).getByText('Die Orgel von Arp Schnitger in der Kirch...')).toBeInTheDocument()
    const harbour = await tile(opened.root, /^Morgen am Hafen/)
    expect(within(harbour).getByText('Morgen am Hafen – Stade, Alter Kran')).toBeInTheDocument()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-13] [PIX-MAN-62] says that a title is missing, with the subtitle if there is one', async () => {
    const untitled = { ...pictures.find(({ Id }) => Id === 9997)!, Title: '', Subtitle: 'Am Morgen' }
    server.use(...pictureFake({ pictures: pictures.map(picture => (picture.Id === 9997 ? untitled : picture)) }))
    const opened = openLibrary()
    expect(within(await tile(opened.root, /ohne Titel/)).getByText('Titel fehlt')).toBeInTheDocument()
    expect(within(await tile(opened.root, /^Am Morgen/)).getByText('Titel fehlt – Am Morgen')).toBeInTheDocument()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-14] [PIX-MAN-16] shows size and copyright; no © if there is no copyright', async () => {
    const opened = openLibrary()
    const organ = await tile(opened.root, /^Die Orgel/)
    expect(within(organ).getByText('1600 × 2400 px')).toBeInTheDocument()
    expect(within(organ).getByText('© Stiftung Orgelland Elbe-Weser')).toBeInTheDocument()
    expect(within(await tile(opened.root, /ohne Titel/)).queryByText(/©/)).toBeNull()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-12] [PIX-CALL-15] shows the image service’s thumbnail in the tile’s size, and says if the file did not load', async () => {
    const opened = openLibrary()
    const harbour = await tile(opened.root, /^Morgen am Hafen/)
    const image = within(harbour).getByRole('img')
    expect(image).toHaveAttribute(
      'src',
      expect.stringMatching(
        /^http:\/\/localhost\/image\?file=%2Fpictures%2F10000.jpg&height=193&width=193&quality=8&do=rescaleIn$/,
      ),
    )
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['193', '129'])
    image.dispatchEvent(new Event('error'))
    expect(await within(harbour).findByText('Bild konnte nicht geladen werden')).toBeInTheDocument()
    await closeLibrary(opened)
  })

  it('[PIX-MAN-15] shows the keywords in a tile', async () => {
    server.use(...pictureFake({ pictures: [{ ...pictures[0]!, Keywords: ['Orgel', 'Kirchenmusik'] }] }))
    const opened = openLibrary()
    const shown = await tile(opened.root, /^Morgen am Hafen/)
    expect(within(shown).getByText('Orgel, Kirchenmusik').parentElement).toHaveClass('meta')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-17] says of each picture whether it is shared, and shows only a shared one as active', async () => {
    const opened = openLibrary()
    const shared = within(await tile(opened.root, /^Morgen am Hafen –.* Freigegeben/))
    const other = within(await tile(opened.root, /^Chorprobe.* Nicht freigegeben/))
    expect(shared.getByText('Freigegeben').parentElement).toHaveClass('isActive')
    expect(other.getByText('Nicht freigegeben').parentElement).not.toHaveClass('isActive')
    await closeLibrary(opened)
  })
})
