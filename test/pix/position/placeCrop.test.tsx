import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useOpenCrop } from '../../../src/pix/crop/useOpenCrop'
import type { Picture } from '../../../src/pix/picture/Picture'
import type { PicturePosition } from '../../../src/pix/position/positionModel'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openPixWindow } from '../../support/openPixWindow'
import { skipStyles } from '../../support/skipStyles'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

// The crop window needs a canvas, which jsdom does not have.
jest.mock('../../../src/pix/crop/useOpenCrop', () => ({ canCrop: () => true, useOpenCrop: jest.fn() }))

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(20_000)
withoutActEnvironment()
beforeAll(skipStyles)
beforeEach(() => server.use(...pictureFake({ pictures: [] })))
afterEach(() => document.querySelector('foyer-root')?.remove())

/** Opens the window for a picture of 1500 × 1000 px, and takes a crop of the given size. */
async function placeCrop(size: Partial<Picture>, position: Partial<PicturePosition>) {
  const picture = fakePicture({ Id: 8, ...size })
  jest.mocked(useOpenCrop).mockReturnValue(() => Promise.resolve({ picture, warning: 'pix_crop_part_done' }))
  const placed = jest.fn<void, [PicturePosition | undefined]>()
  const options = { position, crop: true, onPosition: placed }
  const { root } = openPixWindow('pix.position', [fakePicture({ Id: 7, Width: 1500, Height: 1000 }), options])
  const placing = within(await root.findByRole('dialog', { name: 'Bild platzieren' }))
  await user.click(await placing.findByRole('button', { name: 'Zuschneiden und drehen' }))
  await placing.findByText(/Der Ausschnitt ist als neues Bild gespeichert/)
  return {
    root,
    placing,
    placed,
    value: (name: string) => placing.getByRole<HTMLInputElement>('textbox', { name }).value,
  }
}

it.each([
  ['a picture in its original size', { Width: 800, Height: 800 }, {}, '800', '800'],
  [
    'a picture in a smaller width',
    { Width: 800, Height: 400 },
    { CurrentWidth: 600, CurrentHeight: 400 },
    '600',
    '300',
  ],
  [
    'a picture wider than the crop',
    { Width: 500, Height: 250 },
    { CurrentWidth: 600, CurrentHeight: 400 },
    '500',
    '250',
  ],
  ['a crop of unknown size', { Width: 0, Height: 0 }, { CurrentWidth: 600, CurrentHeight: 400 }, '600', 'auto'],
])('a placed crop keeps its ratio, and gets a width that fits: %s', async (_what, size, position, width, height) => {
  const { placing, placed, value } = await placeCrop(size, position)
  expect([value('Breite'), value('Höhe')]).toEqual([width, height])
  await user.click(placing.getByRole('button', { name: 'Übernehmen' }))
  await waitFor(() => expect(placed).toHaveBeenCalledWith(expect.objectContaining({ Picture: expect.anything() })))
})

it('Cancel asks before the position window discards a crop, even if the crop has the size of the picture', async () => {
  const { root, placing, placed } = await placeCrop({ Width: 1500, Height: 1000 }, {})
  await user.click(placing.getByRole('button', { name: 'Abbrechen' }))
  const question = within(await root.findByRole('alertdialog'))
  expect(question.getByText('Eingaben verwerfen?')).toBeInTheDocument()
  expect(placed).not.toHaveBeenCalled()
})
