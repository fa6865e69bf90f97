import { waitFor, within } from '@testing-library/react'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { pictures, prepareLibrary, tile } from './support/prepareLibrary'

const { asked, user, openAs } = prepareLibrary()

describe('the list of pictures', () => {
  it('[PIX-MAN-18] [PIX-API-01] inserts one picture from its tile, and closes', async () => {
    const { root, chosen, control } = openLibrary()
    await user.click(await within(await tile(root, /^Deichschafe/)).findByRole('button', { name: 'Einfügen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(pictures[3]))
    expect(chosen).toHaveBeenCalledWith(pictures[3])
  })

  it.each([
    ['[PIX-API-02] [PIX-API-15] [PIX-MAN-39]', 'no caller waits for a choice', 'tile', {}, 'pix.manage'],
    ['[PIX-API-15] [PIX-API-16]', 'the page is standalone', 'tile', { standalone: true }, 'pix.select'],
    ['[PIX-MAN-18] [PIX-API-15]', 'no caller waits for a choice', 'row', {}, 'pix.manage'],
    ['[PIX-MAN-18] [PIX-API-16]', 'the page is standalone', 'row', { standalone: true }, 'pix.select'],
  ] as const)('%s offers no insert if %s: %s', async (_ids, _when, view, config, call) => {
    const opened = await openAs(view, config, call)
    const { sheep } = opened
    // A tile's actions render later than the tile.
    await within(sheep).findByRole('button', { name: 'Bearbeiten' })
    await user.click(sheep)
    const bar = await opened.root.findByRole('region', { name: 'Markierte Bilder' })
    expect(within(bar).queryByRole('option', { name: 'Einfügen' })).not.toBeInTheDocument()
    expect(opened.root.queryByRole('button', { name: 'Einfügen' })).not.toBeInTheDocument()
    await closeLibrary(opened)
  })
})

describe('marked pictures', () => {
  it('[PIX-MAN-39] [PIX-API-01] are inserted as an array in the order of marking, also if they are not loaded yet; then no mark is left', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[9928,10000]')
    const { root, chosen, control } = openLibrary()
    await user.click(await tile(root, /^Deichschafe/))
    await user.click(
      within(root.getByRole('region', { name: 'Markierte Bilder' })).getByRole('button', { name: 'Einfügen' }),
    )
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
    expect(chosen.mock.calls).toEqual(control.settled.mock.calls)
    expect((control.settled.mock.calls[0]![0] as typeof pictures).map(({ Id }) => Id)).toEqual([9928, 10_000, 9997])
    expect(asked).toContain('GET /pix/pictures/by/1001?ids[]=9928')
    expect(readStoredPix('collectedPictures')).toEqual([])
  })

  it('stay marked when one picture is inserted from its tile', async () => {
    const { root, control } = openLibrary()
    await user.click(await tile(root, /^Deichschafe/))
    await user.click(await within(await tile(root, /^Töpfermarkt/)).findByRole('button', { name: 'Einfügen' }))
    await waitFor(() => expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Id: 9995 })))
    expect(readStoredPix('collectedPictures')).toEqual([9997])
  })
})
