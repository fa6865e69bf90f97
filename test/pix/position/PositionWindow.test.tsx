import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PicturePosition } from '../../../src/pix/position/positionModel'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openPixWindow } from '../../support/openPixWindow'
import { skipStyles } from '../../support/skipStyles'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })

jest.setTimeout(20_000)
withoutActEnvironment()
beforeAll(skipStyles)
beforeEach(() => {
  localStorage.clear()
  server.use(...pictureFake({ pictures: [] }))
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

/** Opens the window for a picture of 1500 × 1000 px, or of another size, with an earlier position. */
async function place(further: Partial<PicturePosition> = {}, size = { Width: 1500, Height: 1000 }) {
  const position: Partial<PicturePosition> = {
    CurrentWidth: 600,
    CurrentHeight: 300,
    Title: 'Markt',
    Description: 'Vor dem Rathaus',
    Alignment: 'left',
    ...further,
  }
  const placed = jest.fn<void, [PicturePosition | undefined]>()
  const picture = fakePicture({ Id: 7, ...size })
  const { root, control } = openPixWindow('pix.position', [picture, { position, onPosition: placed }])
  const placing = within(await root.findByRole('dialog', { name: 'Bild platzieren' }))
  await placing.findByRole('textbox', { name: 'Breite' })
  // Without the ratio lock, each side keeps its typed value.
  const lock = placing.getByRole('button', { name: 'Seitenverhältnis beibehalten' })
  if (lock.getAttribute('aria-pressed') === 'true') await user.click(lock)
  return {
    placing,
    control,
    lock,
    side: (label: string) => placing.getByRole<HTMLInputElement>('textbox', { name: label }),
    /** Submits, and returns the position that the caller gets. */
    async submit() {
      await user.click(placing.getByRole('button', { name: 'Übernehmen' }))
      await waitFor(() => expect(placed).toHaveBeenCalledTimes(1))
      return placed.mock.calls[0]![0]
    },
  }
}

it.each([
  ['PIX-POS-01', 'Breite', '600', 'CurrentWidth', '333', 333],
  ['PIX-POS-02', 'Höhe', '300', 'CurrentHeight', '222', 222],
  ['PIX-POS-03', 'Titel', 'Markt', 'Title', 'Rathaus', 'Rathaus'],
  ['PIX-POS-04', 'Beschreibung', 'Vor dem Rathaus', 'Description', 'Am Morgen', 'Am Morgen'],
] as const)(
  '[%s] the field %s shows the value of the position, and returns the typed value',
  async (_id, label, shown, name, typed, result) => {
    const { placing, submit } = await place()
    const field = placing.getByRole('textbox', { name: label })
    expect(field).toHaveValue(shown)
    fireEvent.change(field, { target: { value: typed } })
    const unchanged = { CurrentWidth: 600, CurrentHeight: 300, Title: 'Markt', Description: 'Vor dem Rathaus' }
    expect(await submit()).toMatchObject({ ...unchanged, [name]: result })
  },
)

it('[PIX-POS-05] each alignment is a radio button with its own drawing, and the chosen alignment is returned', async () => {
  const { placing, submit } = await place()
  const alignment = within(placing.getByRole('radiogroup', { name: 'Ausrichtung' }))
  const radios = alignment.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['none', false],
    ['left', true],
    ['center', false],
    ['right', false],
  ])
  const drawings = alignment.getAllByRole<HTMLImageElement>('presentation').map(({ src }) => src)
  expect(new Set(drawings).size).toBe(radios.length)
  // The horizontal position of the picture in each drawing.
  expect(drawings.map(drawing => /<rect x="(\d+)" y="22"/.exec(decodeURIComponent(drawing))?.[1])).toEqual([
    '8',
    '8',
    '37',
    '66',
  ])
  await user.click(alignment.getByRole('radio', { name: 'Rechts' }))
  expect(await submit()).toMatchObject({ Alignment: 'right' })
})

it('[PIX-POS-12] [PIX-POS-13] with the lock, each side follows the other one; without it, none does', async () => {
  const { lock, side } = await place()
  const type = (label: string, value: string) => fireEvent.change(side(label), { target: { value } })
  type('Breite', '50%')
  expect(side('Höhe')).toHaveValue('300')
  type('Höhe', '25%')
  expect(side('Breite')).toHaveValue('50%')
  type('Breite', '700')
  expect(side('Höhe')).toHaveValue('25%')
  await user.click(lock)
  for (const [label, value, other, follows] of [
    ['Höhe', '7%', 'Breite', 'auto'],
    ['Höhe', '67', 'Breite', '101'],
    ['Breite', '100%', 'Höhe', 'auto'],
    ['Breite', '100', 'Höhe', '67'],
    ['Breite', '1000%', 'Höhe', '67'],
  ] as const) {
    type(label, value)
    expect(side(other)).toHaveValue(follows)
  }
})

it.each([
  ['200', '90', '133'],
  ['40%', '90', 'auto'],
])(
  '[PIX-POS-07] [PIX-POS-11] at the size %s × %s, turning the lock on changes the height to %s; turning it off changes nothing',
  async (CurrentWidth, CurrentHeight, height) => {
    const { lock, side } = await place({ CurrentWidth, CurrentHeight })
    expect(side('Höhe')).toHaveValue(CurrentHeight)
    await user.click(lock)
    expect(lock).toHaveAttribute('aria-pressed', 'true')
    expect([side('Breite').value, side('Höhe').value]).toEqual([CurrentWidth, height])
    await user.click(lock)
    expect(lock).toHaveAttribute('aria-pressed', 'false')
    expect([side('Breite').value, side('Höhe').value]).toEqual([CurrentWidth, height])
  },
)

it.each([
  [{ Width: 1500, Height: 1000 }, /Original: 1500 × 1000 px/],
  [{ Width: 0, Height: 0 }, /Originalgröße unbekannt/],
])(
  '[PIX-POS-06] the position window shows the original size, or says that the size is unknown: %j',
  async (size, text) => {
    const { placing } = await place({}, size)
    expect(placing.getByText(text)).toBeInTheDocument()
  },
)

it('a picture that the person marks as decorative returns an empty description and `IsDecorative`', async () => {
  const { placing, submit } = await place()
  await user.click(placing.getByRole('checkbox', { name: 'Schmuckbild, braucht keine Beschreibung' }))
  expect(placing.getByRole('textbox', { name: 'Beschreibung' })).toBeDisabled()
  expect(await submit()).toMatchObject({ Description: '', IsDecorative: true })
})

it('the checkbox of a decorative picture is ticked; without the tick, the earlier description is returned', async () => {
  const { placing, submit } = await place({ IsDecorative: true })
  const decorative = placing.getByRole('checkbox', { name: 'Schmuckbild, braucht keine Beschreibung' })
  expect(decorative).toBeChecked()
  await user.click(decorative)
  const position = await submit()
  expect(position).toMatchObject({ Description: 'Vor dem Rathaus' })
  expect(position).not.toHaveProperty('IsDecorative')
})

it('[PIX-POS-08] a submit returns the values to the caller, and closes the window', async () => {
  const { control, submit } = await place()
  const position = await submit()
  expect(position).toEqual({
    Width: 1500,
    Height: 1000,
    CurrentWidth: 600,
    CurrentHeight: 300,
    Title: 'Markt',
    Description: 'Vor dem Rathaus',
    Alignment: 'left',
  })
  await waitFor(() => expect(control.settled).toHaveBeenCalledWith(position))
})

it.each([
  ['Breite', '12,5', '250'],
  ['Höhe', '0', '1'],
])(
  '[PIX-POS-08] a submit with the %s ‘%s’ returns nothing and marks the field, until it is corrected',
  async (label, wrong, right) => {
    const { placing, control, side, submit } = await place()
    fireEvent.change(side(label), { target: { value: wrong } })
    await user.click(placing.getByRole('button', { name: 'Übernehmen' }))
    await waitFor(() => expect(side(label)).toHaveAttribute('aria-invalid', 'true'))
    expect(control.settled).not.toHaveBeenCalled()
    fireEvent.change(side(label), { target: { value: right } })
    await waitFor(() => expect(side(label)).not.toHaveAttribute('aria-invalid', 'true'))
    expect(await submit()).toMatchObject({ [label === 'Breite' ? 'CurrentWidth' : 'CurrentHeight']: Number(right) })
  },
)
