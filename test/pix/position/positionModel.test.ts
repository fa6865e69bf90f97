/** @jest-environment node */
import type { Picture } from '../../../src/pix/picture/Picture'
import {
  ALIGNMENTS,
  heightFor,
  isLockedAtStart,
  originalSize,
  type PicturePosition,
  readPosition,
  readSize,
  startValues,
  widthFor,
} from '../../../src/pix/position/positionModel'
import { previewSize } from '../../../src/pix/position/parts/PlacementPreview'
import { fakePicture } from '../../../src/testing/fakePicture'

const original = { Width: 1800, Height: 1200 }
const unknown = { Width: 0, Height: 0 }
const sizes = (CurrentWidth: string, CurrentHeight: string) => ({ CurrentWidth, CurrentHeight })

describe('readSize', () => {
  it.each([
    ['300', 300],
    ['007', 7],
    [' 300 ', 300],
    ['99999', 99_999],
    ['1%', '1%'],
    ['100%', '100%'],
    ['999%', '999%'],
    ['050%', '50%'],
    ['50 %', '50%'],
    ['50\u00a0%', '50%'],
    ['auto', 'auto'],
    [' Auto ', 'auto'],
  ])('[PIX-POS-12] reads %j', (text, size) => expect(readSize(text)).toBe(size))

  it.each([
    '',
    ' ',
    '0',
    '000',
    '0%',
    '1000%',
    '-5',
    '+5',
    '12,5',
    '12.5',
    '1e3',
    '100000',
    '300px',
    '50%%',
    '5 0%',
    '%',
    'automatisch',
    '50auto',
    '٣٠٠',
  ])('[PIX-POS-12] refuses %j', text => expect(readSize(text)).toBeUndefined())
})

describe('the side that the person does not type', () => {
  it('[PIX-POS-13] follows a number in proportion, rounded, and is at least 1', () => {
    expect([
      heightFor(100, original),
      heightFor(101, original),
      widthFor(100, original),
      heightFor(1, { Width: 4000, Height: 100 }),
    ]).toEqual([67, 67, 150, 1])
  })

  it('[PIX-POS-12] becomes auto with a percentage', () => {
    expect([heightFor('50%', original), widthFor('999%', original)]).toEqual(['auto', 'auto'])
  })

  it('stays as it is when the typed side is auto or not a size', () => {
    expect([heightFor('auto', original), widthFor(undefined, original)]).toEqual([undefined, undefined])
  })

  it.each([unknown, { Width: 0, Height: 1200 }, { Width: 1800, Height: 0 }])(
    'becomes auto while the original is unknown: %j',
    size => {
      expect([heightFor(300, size), widthFor(300, size)]).toEqual(['auto', 'auto'])
    },
  )
})

describe('the ratio lock at the start', () => {
  it('[PIX-POS-09] is on when one side is a percentage and the other auto', () => {
    expect([
      isLockedAtStart(sizes('50%', 'auto'), original),
      isLockedAtStart(sizes('auto', '50%'), original),
      isLockedAtStart(sizes('50%', 'auto'), unknown),
    ]).toEqual([true, true, true])
  })

  it('[PIX-POS-10] is on when the height is the rounded height for the width', () => {
    expect([isLockedAtStart(sizes('101', '67'), original), isLockedAtStart(sizes('101', '68'), original)]).toEqual([
      true,
      false,
    ])
  })

  it.each([
    sizes('auto', 'auto'),
    sizes('50%', '50%'),
    sizes('50%', '300'),
    sizes('300', 'auto'),
    sizes('x', 'auto'),
    sizes('', ''),
  ])('is off for %j', given => {
    expect(isLockedAtStart(given, original)).toBe(false)
  })

  it('is off for a height of auto while the original is unknown', () => {
    expect(isLockedAtStart(sizes('300', 'auto'), unknown)).toBe(false)
  })
})

describe('the first values', () => {
  const picture = fakePicture({ Title: 'Töpfermarkt' })

  it('[PIX-POS-01] [PIX-POS-02] are the picture’s own size', () => {
    expect(startValues(picture)).toMatchObject(sizes('1800', '1200'))
    expect(startValues(picture, { Title: 'Markt' })).toMatchObject(sizes('1800', '1200'))
  })

  it('[PIX-POS-03] [PIX-POS-04] [PIX-POS-05] are the picture’s title, no description and no alignment', () => {
    expect(startValues(picture)).toMatchObject({ Title: 'Töpfermarkt', Description: '', Alignment: 'none' })
    expect(startValues(picture, { Title: '' }).Title).toBe('')
    expect(startValues({ ...picture, Title: null }).Title).toBe('')
  })

  it('are those of the earlier position; a missing side follows the other', () => {
    expect(startValues(picture, { CurrentWidth: 600 })).toMatchObject(sizes('600', '400'))
    expect(startValues(picture, { CurrentHeight: '40%' })).toMatchObject(sizes('auto', '40%'))
    expect(
      startValues(picture, { CurrentWidth: '600', CurrentHeight: 12.4, Title: '', Alignment: 'right' }),
    ).toMatchObject({ ...sizes('600', '12'), Title: '', Alignment: 'right' })
  })

  it('[PIX-POS-03] [PIX-POS-04] are the texts of the earlier position, and are returned', () => {
    const values = startValues(picture, { Title: 'Markt', Description: 'Vor dem Rathaus' })
    expect(values).toMatchObject({ Title: 'Markt', Description: 'Vor dem Rathaus' })
    expect(readPosition(values, original)).toMatchObject({ Title: 'Markt', Description: 'Vor dem Rathaus' })
  })

  it('keep an alignment that the window does not offer, and return it', () => {
    const values = startValues(picture, { Alignment: 'justify' })
    expect(readPosition(values, original)?.Alignment).toBe('justify')
  })

  it.each([
    [{ Width: null, Height: null }, {}, sizes('auto', 'auto')],
    [{ Width: 0, Height: 0 }, { CurrentWidth: 300 }, sizes('300', 'auto')],
    [{}, { CurrentWidth: Number.NaN, CurrentHeight: -3 }, sizes('1800', '1200')],
    [{}, { CurrentWidth: Number.POSITIVE_INFINITY, CurrentHeight: 0.5 }, sizes('2', '1')],
    [{}, { CurrentWidth: ' ', CurrentHeight: '' }, sizes('1800', '1200')],
    [{}, { CurrentWidth: '12cm', Alignment: null }, { ...sizes('12cm', 'auto'), Alignment: 'none' }],
  ])('are made from any value that a page passes, without an error: %j %j', (part, position, expected) => {
    expect(startValues({ ...picture, ...part } as Picture, position as Partial<PicturePosition>)).toMatchObject(
      expected,
    )
  })
})

it('[PIX-POS-14] the position has the original and the current size, the texts and the alignment; an invalid size returns no position', () => {
  const values = { ...sizes(' 600', '50 %'), Title: ' Markt ', Description: ' Kai ', Alignment: 'center' } as const
  expect(readPosition(values, original)).toStrictEqual({
    Width: 1800,
    Height: 1200,
    CurrentWidth: 600,
    CurrentHeight: '50%',
    Title: 'Markt',
    Description: 'Kai',
    Alignment: 'center',
  })
  expect(readPosition(values, original, true)).toMatchObject({ Description: '', IsDecorative: true })
  expect(readPosition({ ...values, ...sizes('50%', 'auto') }, original)).toMatchObject({
    CurrentWidth: '50%',
    CurrentHeight: 'auto',
  })
  expect(readPosition({ ...values, ...sizes('Auto', '200') }, original)).toMatchObject({
    CurrentWidth: 'auto',
    CurrentHeight: 200,
  })
  expect(readPosition({ ...values, CurrentHeight: '-1' }, original)).toBeUndefined()
  expect(readPosition({ ...values, CurrentWidth: '-1' }, original)).toBeUndefined()
})

it.each(ALIGNMENTS)('[PIX-API-19] a placement returns the chosen alignment: %s', Alignment => {
  const values = { ...sizes('600', 'auto'), Title: '', Description: '', Alignment }
  expect(readPosition(values, original)?.Alignment).toBe(Alignment)
})

it('the original size is that of the picture, else that of the position, else unknown', () => {
  expect(originalSize({ Width: 0, Height: 1200 }, { Width: 900, Height: 5 })).toEqual({ Width: 900, Height: 1200 })
  expect(originalSize({})).toEqual(unknown)
  expect(originalSize({}, { Width: '900' as never, Height: Number.POSITIVE_INFINITY })).toEqual(unknown)
})

it.each([
  [sizes('340', 'auto'), original, { width: 50, ratio: 1.5 }],
  [sizes('50%', 'auto'), original, { width: 50, ratio: 1.5 }],
  [sizes('auto', '200'), { Width: 680, Height: 400 }, { width: 50, ratio: 1.7 }],
  [sizes('340', '340'), original, { width: 50, ratio: 1 }],
  [sizes('auto', 'auto'), { Width: 340, Height: 340 }, { width: 50, ratio: 1 }],
  [sizes('999%', 'auto'), original, { width: 100, ratio: 1.5 }],
  [sizes('quatsch', ''), unknown, { width: 50, ratio: 4 / 3 }],
])('the preview shows %j of the original %j as %j', (values, size, expected) => {
  const { width, ratio } = previewSize(values, size)
  expect(width).toBeCloseTo(expected.width)
  expect(ratio).toBeCloseTo(expected.ratio)
})
