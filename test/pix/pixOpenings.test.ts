/** @jest-environment node */
import type { PixOpenOptions } from '../../src/api/PixApi'
import { pixOpenings } from '../../src/pix/pixOpenings'
import type { OpeningEntry } from '../../src/shell/Family'
import { readArguments } from '../../src/shell/readArguments'
import { fakePicture } from '../../src/testing/fakePicture'

describe('the calls that open a window of the picture library', () => {
  it.each([0, -1, 1.5, 'seven', null, undefined, NaN, {}])('refuse %p as the id of a picture', id => {
    expect(() => pixOpenings['pix.meta'].read(id as number)).toThrow(
      expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT', message: expect.stringContaining('pix.meta') as string }),
    )
  })

  it.each([
    ['[PIX-API-01]', 'pix.select', true],
    ['[PIX-API-02] [PIX-API-15]', 'pix.manage', false],
  ] as const)(
    '%s %s opens the library; a callback, as the only argument or as an option, makes it a picker and gets the choice',
    (_ids, name, isAlwaysPicker) => {
      const onSelect = jest.fn()
      const entry = pixOpenings[name]
      expect(entry.windowName).toBe('pix.manage')
      expect(entry.read()).toMatchObject({ options: { isPicker: isAlwaysPicker } })
      for (const argument of [onSelect, { onSelect }])
        expect(entry.read(...(readArguments(name, [argument], entry) as [PixOpenOptions]))).toMatchObject({
          options: { isPicker: true },
          onResult: onSelect,
        })
    },
  )

  it('accept an id as a text of digits [PIX-API-21]', () => {
    expect(pixOpenings['pix.meta'].read('7')).toMatchObject({ options: { pictureId: 7 } })
  })

  it('pass the result to a function that is the last argument; with such a function, manage is a picker [PIX-API-21]', () => {
    const [manage, meta, position] = [pixOpenings['pix.manage'], pixOpenings['pix.meta'], pixOpenings['pix.position']]
    const onResult = jest.fn()
    const read = (callName: string, entry: OpeningEntry, ...given: unknown[]) =>
      (entry.read as (...args: unknown[]) => unknown)(...readArguments(callName, [...given, onResult], entry))
    expect(read('pix.manage', manage)).toMatchObject({ options: { isPicker: true }, onResult })
    expect(read('pix.meta', meta, 7)).toMatchObject({ options: { pictureId: 7 }, onResult })
    expect(read('pix.position', position, fakePicture({ Id: 7 }))).toMatchObject({ onResult })
  })

  it.each([
    ['[PIX-API-01]', 'pix.select', [{}], { isPicker: true }],
    ['[PIX-API-02]', 'pix.manage', [{}], { isPicker: false }],
    ['[PIX-API-03]', 'pix.meta', [7, {}], { pictureId: 7 }],
    ['[PIX-API-04]', 'pix.position', [fakePicture({ Id: 7 }), { crop: true }], { picture: { Id: 7 }, crop: true }],
  ] as const)('%s %s works without a callback, and opens in the container of the call', (_id, name, given, options) => {
    const read = pixOpenings[name].read as (...args: unknown[]) => unknown
    const call = [...given.slice(0, -1), { ...given.at(-1), container: '#area' }]
    expect(read(...call)).toMatchObject({ options, container: '#area' })
    expect(read(...call)).not.toHaveProperty('onResult', expect.anything())
  })

  it.each([12, '12'])(
    'open the meta window of the picture %j, and the page gets the saved picture [PIX-API-03]',
    id => {
      const onSave = jest.fn()
      expect(pixOpenings['pix.meta'].windowName).toBe('pix.meta')
      expect(pixOpenings['pix.meta'].read(id, { onSave })).toEqual({
        options: { pictureId: 12 },
        onResult: onSave,
        container: undefined,
      })
    },
  )

  it.each([undefined, null, 7, {}])('refuse %p as the picture to place', picture => {
    expect(() => pixOpenings['pix.position'].read(picture as never)).toThrow(
      expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT' }),
    )
  })

  it('open the position window of the picture, and the page gets the position [PIX-API-04]', () => {
    const [picture, position, onPosition] = [fakePicture({ Id: 7 }), { CurrentWidth: '50%' }, jest.fn()]
    expect(pixOpenings['pix.position'].windowName).toBe('pix.position')
    expect(pixOpenings['pix.position'].read(picture, { position, onPosition })).toEqual({
      options: { picture, position },
      onResult: onPosition,
      container: undefined,
    })
  })
})
