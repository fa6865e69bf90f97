import { waitFor, within } from '@testing-library/react'
import { pixParts } from '../../../src/pix/pixParts'
import { pictureFake } from '../../../src/testing/pictureFake'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { pictures, prepareLibrary, SHEEP, tile } from './support/prepareLibrary'

const { server, user, showRows } = prepareLibrary()

describe('the list of pictures', () => {
  describe('as rows', () => {
    /** Opens the library and changes to the list view. */
    async function openRows() {
      const changes: Readonly<Record<number, Partial<(typeof pictures)[number]>>> = {
        9997: { Title: ' ', Subtitle: 'Am Morgen' },
        9996: { Keywords: ['Orgel', 'Kirchenmusik'] },
      }
      server.use(...pictureFake({ pictures: pictures.map(picture => ({ ...picture, ...changes[picture.Id] })) }))
      const opened = openLibrary({ hosts: { image: 'https://bilder.example/klein' } })
      await tile(opened.root, /^Die Orgel/)
      await showRows(opened.root)
      return { ...opened, organ: await tile(opened.root, /Die Orgel von Arp Schnitger/) }
    }

    it('[PIX-MAN-01] shows tiles, and rows on demand', async () => {
      const opened = openLibrary()
      expect(await tile(opened.root, /^Die Orgel/)).toHaveClass('tile')
      const isPressed = (name: string) => opened.root.getByRole('button', { name }).getAttribute('aria-pressed')
      expect([isPressed('Kacheln'), isPressed('Liste')]).toEqual(['true', 'false'])
      await user.click(opened.root.getByRole('button', { name: 'Liste' }))
      await waitFor(() => expect(opened.root.getByRole('grid')).toHaveAttribute('aria-colcount', '1'))
      expect([isPressed('Kacheln'), isPressed('Liste')]).toEqual(['false', 'true'])
      await closeLibrary(opened)
    })

    it('[PIX-MAN-13] [PIX-MAN-53] shows the title with the subtitle, cut to 60 characters', async () => {
      const opened = await openRows()
      const cut = 'Die Orgel von Arp Schnitger in der Kirche St. Cosmae et Dami...'
      expect(within(opened.organ).getByText(cut)).toBeInTheDocument()
      const harbour = within(await tile(opened.root, /Morgen am Hafen/))
      expect(harbour.getByText('Morgen am Hafen – Stade, Alter Kran')).toBeInTheDocument()
      await closeLibrary(opened)
    })

    it('[PIX-MAN-13] [PIX-MAN-62] says that a title is missing, with the subtitle if there is one', async () => {
      const opened = await openRows()
      expect(within(await tile(opened.root, /ohne Titel/)).getByText('Titel fehlt')).toBeInTheDocument()
      expect(within(await tile(opened.root, /Am Morgen/)).getByText('Titel fehlt – Am Morgen')).toBeInTheDocument()
      await closeLibrary(opened)
    })

    it('[PIX-MAN-14] [PIX-MAN-15] [PIX-MAN-16] shows size, keywords and copyright; no © if there is no copyright', async () => {
      const opened = await openRows()
      for (const text of ['1600 × 2400 px', 'Orgel, Kirchenmusik', '© Stiftung Orgelland Elbe-Weser'])
        expect(within(opened.organ).getByText(text)).toBeInTheDocument()
      expect(within(await tile(opened.root, /ohne Titel/)).queryByText(/©/)).toBeNull()
      await closeLibrary(opened)
    })

    it('[PIX-MAN-17] says of each picture whether it is shared, and shows only a shared one as active', async () => {
      const opened = await openRows()
      const shared = within(await tile(opened.root, /Morgen am Hafen/))
      expect(within(opened.organ).getByText('Nicht freigegeben').parentElement).not.toHaveClass('isActive')
      expect(shared.getByText('Freigegeben').parentElement).toHaveClass('isActive')
      await closeLibrary(opened)
    })

    it('[PIX-CALL-14] [PIX-MAN-52] requests thumbnails of 40 px on white from the image service', async () => {
      const opened = await openRows()
      const { Uri } = pictures.find(({ Id }) => Id === 9996)!
      expect(within(opened.organ).getByRole('img')).toHaveAttribute(
        'src',
        `https://bilder.example/klein?file=${encodeURIComponent(Uri)}&height=40&width=40&quality=8&do=cropIn&color=ffffff`,
      )
      await closeLibrary(opened)
    })

    it('[PIX-MAN-12] shows a thumbnail of each picture in its row, and says if the file did not load', async () => {
      const opened = await openRows()
      const harbour = within(await tile(opened.root, /Morgen am Hafen/))
      const image = harbour.getByRole('img', { name: /^Morgen am Hafen/ })
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['40', '27'])
      expect(within(opened.organ).getByRole('img', { name: /^Die Orgel/ })).toBeInTheDocument()
      image.dispatchEvent(new Event('error'))
      expect(await harbour.findByText(/^Morgen am Hafen.* Bild konnte nicht geladen werden$/)).toBeInTheDocument()
      expect(harbour.queryByRole('img', { name: /^Morgen am Hafen/ })).toBeNull()
      await closeLibrary(opened)
    })

    it('keeps the marks of the tiles, and accepts the same keys', async () => {
      const opened = openLibrary()
      await user.click(await tile(opened.root, /^Deichschafe/))
      await showRows(opened.root)
      const sheep = await tile(opened.root, SHEEP)
      expect(sheep).toHaveAttribute('aria-selected', 'true')
      sheep.focus()
      await user.keyboard('{ArrowDown}[Space]')
      expect(readStoredPix('collectedPictures')).toEqual([9997, 9996])
      await closeLibrary(opened)
    })

    it('[PIX-MAN-18] [PIX-API-01] inserts one picture from its row, and closes', async () => {
      const { root, control, chosen, organ } = await openRows()
      await user.click(await within(organ).findByRole('button', { name: 'Einfügen' }))
      await waitFor(() => expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Id: 9996 })))
      expect(root.queryByRole('grid')).toBeNull()
      expect(chosen.mock.calls).toEqual(control.settled.mock.calls)
    })
  })

  it('keeps the tiles if the person returns to them before the code of the rows has loaded', async () => {
    const opened = openLibrary()
    await tile(opened.root, /^Deichschafe/)
    const row = await pixParts.listRow()
    let load = () => {}
    jest.spyOn(pixParts, 'listRow').mockReturnValueOnce(new Promise(resolve => (load = () => resolve(row))))
    await user.click(opened.root.getByRole('button', { name: 'Liste' }))
    await user.click(opened.root.getByRole('button', { name: 'Kacheln' }))
    load()
    await user.click(await tile(opened.root, /^Deichschafe/))
    expect(await opened.root.findByText('1 markiert')).toBeInTheDocument()
    expect(opened.root.getByRole('grid')).toHaveAttribute('aria-colcount', '3')
    expect(opened.root.getByRole('button', { name: 'Kacheln' })).toHaveAttribute('aria-pressed', 'true')
    await closeLibrary(opened)
  })
})
