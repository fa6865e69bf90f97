/** @jest-environment node */
import { readId } from '../../src/lib/readId'

test.each([
  [7, 7],
  ['7', 7],
  [' 12 ', 12],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('readId reads %p as the id %p', (id, expected) => {
  expect(readId('pix.meta', id)).toBe(expected)
})

test.each([0, '0', -1, '-1', 1.5, '1.5', '', ' ', '7a', '0x10', '1e3', '99999999999999999', null, undefined, NaN, {}])(
  'readId refuses %p with an error that names the call',
  id => {
    expect(() => readId('pix.meta', id)).toThrow(
      expect.objectContaining({
        code: 'CALL_WRONG_ARGUMENT',
        message: expect.stringMatching(/^Foyer: pix\.meta got .* Pass the Id of a picture\./) as string,
      }),
    )
  },
)

test.each([
  ['7a', 'got "7a" as an id'],
  [undefined, 'got undefined as an id'],
])('the error of readId shows the wrong id %p', (id, text) => {
  expect(() => readId('pix.meta', id)).toThrow(text)
})
