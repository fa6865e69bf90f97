import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { pictureFake } from '../../../src/testing/pictureFake'
import { closeLibrary } from '../../support/closeLibrary'
import { expectConsole } from '../../support/expectConsole'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { pictures, prepareLibrary, tile } from './support/prepareLibrary'

const { server, asked, user, openAs } = prepareLibrary()

describe('the library', () => {
  it.each(['tile', 'row'] as const)(
    '[PIX-MAN-19] [PIX-MAN-24] the pencil of a %s opens the window of that picture',
    async view => {
      server.use(http.get('*/pix/languages', () => HttpResponse.json([])))
      const opened = await openAs(view)
      await user.click(await within(opened.sheep).findByRole('button', { name: 'Bearbeiten' }))
      const meta = within(await opened.root.findByRole('dialog', { name: 'Bild bearbeiten' }))
      expect(await meta.findByRole('textbox', { name: 'Titel' })).toHaveValue('Deichschafe')
      await user.click(meta.getByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bild bearbeiten' })).toBeNull())
      const harbour = await tile(opened.root, /Morgen am Hafen/)
      harbour.focus()
      await user.keyboard('{Enter}')
      const second = within(await opened.root.findByRole('dialog', { name: 'Bild bearbeiten' }))
      expect(await second.findByRole('textbox', { name: 'Titel' })).toHaveValue('Morgen am Hafen')
      await user.click(second.getByRole('button', { name: 'Abbrechen' }))
      await waitFor(() => expect(opened.root.queryByRole('dialog', { name: 'Bild bearbeiten' })).toBeNull())
      expect(readStoredPix('collectedPictures') ?? []).toEqual([])
      await closeLibrary(opened)
    },
  )

  it.each(['tile', 'row'] as const)(
    '[PIX-MAN-20] [PIX-MAN-23] [PIX-MAN-63] asks ‘Löschen?’ before it deletes a picture, then removes the %s and the mark',
    async view => {
      const opened = await openAs(view)
      const { root, sheep } = opened
      await user.click(sheep)
      await user.click(await within(sheep).findByRole('button', { name: 'Löschen' }))
      const question = await root.findByRole('alertdialog', { name: 'Löschen?' })
      await user.click(within(question).getByRole('button', { name: 'Abbrechen' }))
      expect(asked.filter(line => line.startsWith('POST'))).toEqual([])
      await user.click(within(sheep).getByRole('button', { name: 'Löschen' }))
      await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
      await waitFor(() => expect(sheep).not.toBeInTheDocument())
      expect(asked.filter(line => line.startsWith('POST'))).toEqual(['POST /pix/pictures/9997'])
      expect(readStoredPix('collectedPictures')).toEqual([])
      // The focus goes to the next picture, which now has the same index.
      await waitFor(() => expect(focusedElement()).toHaveAttribute('data-index', '3'))
      await closeLibrary(opened)
    },
  )

  it.each([
    ['the portal has', 200],
    ['the portal no longer has', 404],
  ])(
    'with deleteInMeta, a deletion in the meta window removes the tile and the mark of a picture that %s',
    async (_, status) => {
      server.use(http.get('*/pix/languages', () => HttpResponse.json([])))
      if (status === 404) {
        expectConsole('error', /status 404/)
        server.use(http.post('*/pix/pictures/:id', () => new HttpResponse('Das Bild gibt es nicht.', { status })))
      }
      const opened = openLibrary({ pix: { deleteInMeta: true } })
      const sheep = await tile(opened.root, /^Deichschafe/)
      await user.click(sheep)
      await user.click(await within(sheep).findByRole('button', { name: 'Bearbeiten' }))
      const meta = within(await opened.root.findByRole('dialog', { name: 'Bild bearbeiten' }))
      await user.click(await meta.findByRole('button', { name: 'Löschen' }))
      await user.click(within(await opened.root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
      if (status === 404) {
        const told = await opened.root.findByText('Das Bild gibt es nicht.')
        await user.click(within(told.closest('dialog')!).getByRole('button', { name: 'OK' }))
      }
      await waitFor(() => expect(sheep).not.toBeInTheDocument())
      expect(readStoredPix('collectedPictures')).toEqual([])
      await closeLibrary(opened)
    },
  )

  it('shows the question before a deletion at once, and loads no pictures of series if there are more than 200 series', async () => {
    const series = Array.from({ length: 201 }, (_, index) => ({ Id: index + 5, Title: `Serie ${index + 5}` }))
    server.use(...pictureFake({ pictures, series }))
    const opened = openLibrary()
    await user.click(await within(await tile(opened.root, /^Deichschafe/)).findByRole('button', { name: 'Löschen' }))
    const question = within(await opened.root.findByRole('alertdialog', { name: 'Löschen?' }))
    expect(question.getByRole('button', { name: 'Löschen' })).toBeInTheDocument()
    await question.findByText(/^Das Bild verschwindet aus allen Serien, in denen es ist/)
    expect(asked.filter(line => /series\/\d/.test(line))).toEqual([])
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    await closeLibrary(opened)
  })

  it('keeps the tile and its mark when the portal refuses to delete', async () => {
    server.use(
      http.post('*/pix/pictures/:id', () => new HttpResponse('The picture is used in an article.', { status: 409 })),
    )
    expectConsole('error', /status 409/)
    const opened = openLibrary()
    const { root } = opened
    const sheep = await tile(root, /^Deichschafe/)
    await user.click(sheep)
    await user.keyboard('{Delete}')
    await user.click(within(await root.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
    expect(await root.findByText('The picture is used in an article.')).toBeInTheDocument()
    await user.click(root.getByRole('button', { name: 'OK' }))
    expect(sheep).toHaveAttribute('aria-selected', 'true')
    await closeLibrary(opened)
  })
})
