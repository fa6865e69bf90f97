import { pixOpenings } from '../../src/pix/pixOpenings'
import { fakePicture } from '../support/fakes/fakePicture'

describe('the calls that open a window of the picture library', () => {
  it.each([0, -1, 1.5, '7', null, undefined, NaN, {}])('refuse %p as the id of a picture', id => {
    expect(() => pixOpenings['pix.meta'].read(id as number)).toThrow(
      expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT', message: expect.stringContaining('pix.meta') as string }),
    )
  })

  it('open the library to choose from; the callback gets the choice, given alone or as an option [PIX-API-01]', () => {
    const onSelect = jest.fn()
    expect(pixOpenings['pix.select'].windowName).toBe('pix.manage')
    for (const argument of [onSelect, { onSelect }])
      expect(pixOpenings['pix.select'].read(argument)).toMatchObject({
        options: { isPicker: true },
        onResult: onSelect,
      })
  })

  it('open the meta window of that picture, whose saved picture the page gets [PIX-API-03]', () => {
    const onSave = jest.fn()
    expect(pixOpenings['pix.meta'].windowName).toBe('pix.meta')
    expect(pixOpenings['pix.meta'].read(7, { onSave })).toEqual({
      options: { pictureId: 7 },
      onResult: onSave,
      container: undefined,
    })
  })

  it.each([undefined, null, 7, {}])('refuse to place %p', picture => {
    expect(() => pixOpenings['pix.position'].read(picture as never)).toThrow(
      expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT' }),
    )
  })

  it('open the position window of that picture, whose position the page gets [PIX-API-04]', () => {
    const [picture, position, onPosition] = [fakePicture({ Id: 7 }), { CurrentWidth: '50%' }, jest.fn()]
    expect(pixOpenings['pix.position'].windowName).toBe('pix.position')
    expect(pixOpenings['pix.position'].read(picture, { position, onPosition })).toEqual({
      options: { picture, position },
      onResult: onPosition,
      container: undefined,
    })
  })
})
