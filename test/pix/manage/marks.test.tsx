import { within } from '@testing-library/react'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { closeLibrary } from '../../support/closeLibrary'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { prepareLibrary, tile, type Root } from './support/prepareLibrary'

const { user, openAs } = prepareLibrary()

describe('marks', () => {
  const bar = (root: Root) => root.queryByRole('region', { name: 'Markierte Bilder' })

  it.each(['tile', 'row'] as const)(
    '[PIX-MAN-21] are set and removed by the checkbox of a %s, and by a click beside it',
    async view => {
      const opened = await openAs(view)
      const { sheep } = opened
      const box = within(sheep).getByRole('checkbox', { name: '„Deichschafe“ markieren' })
      for (const [target, marks] of [
        [box, [9997]],
        [box, []],
        [sheep, [9997]],
        [sheep, []],
      ] as const) {
        await user.click(target)
        expect(readStoredPix('collectedPictures')).toEqual(marks)
        expect(sheep).toHaveAttribute('aria-selected', String(marks.length > 0))
      }
      await closeLibrary(opened)
    },
  )

  it('[PIX-MAN-03] [PIX-MAN-28] [PIX-DATA-17] are counted in the filter, and stored on the device', async () => {
    const opened = openLibrary()
    const { root } = opened
    await user.click(await tile(root, /^Deichschafe/))
    expect(root.getByRole('option', { name: 'Markierte (1)' })).toBeInTheDocument()
    await user.click(await tile(root, /^Morgen am Hafen/))
    expect(root.getByRole('option', { name: 'Markierte (2)' })).toBeInTheDocument()
    expect(readStoredPix('collectedPictures')).toEqual([9997, 10_000])
    await user.click(await tile(root, /^Deichschafe/))
    expect(root.getByRole('option', { name: 'Markierte (1)' })).toBeInTheDocument()
    expect(readStoredPix('collectedPictures')).toEqual([10_000])
    await closeLibrary(opened)
  })

  it('[PIX-MAN-29] [PIX-MAN-30] show a bar while at least one picture is marked; the bar’s button removes all marks', async () => {
    const opened = openLibrary()
    const sheep = await tile(opened.root, /^Deichschafe/)
    expect(bar(opened.root)).not.toBeInTheDocument()
    await user.click(await tile(opened.root, /^Morgen am Hafen/))
    await opened.root.findByRole('region', { name: 'Markierte Bilder' })
    await user.click(sheep)
    await user.click(within(bar(opened.root)!).getByRole('button', { name: 'Markierung aufheben' }))
    expect(readStoredPix('collectedPictures')).toEqual([])
    expect(bar(opened.root)).not.toBeInTheDocument()
    expect(focusedElement()).toBe(sheep)
    await closeLibrary(opened)
  })

  it('are set and extended by keys', async () => {
    const opened = openLibrary()
    ;(await tile(opened.root, /^Morgen am Hafen/)).focus()
    await user.keyboard('[Space]{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{ArrowUp}{/Shift}')
    expect(readStoredPix('collectedPictures')).toEqual([10_000, 9999, 9998])
    await user.keyboard('{Control>}a{/Control}')
    expect(readStoredPix('collectedPictures')).toHaveLength(36)
    await closeLibrary(opened)
  })
})
