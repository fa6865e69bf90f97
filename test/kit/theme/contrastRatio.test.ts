import { contrastRatio } from '../../../src/kit/theme/contrastRatio'

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %d', (one, two, expected) => {
  expect(contrastRatio(one, two)).toBeCloseTo(expected, 2)
})

test('a colour that cannot be read has no contrast', () => {
  expect(contrastRatio('red', '#fff')).toBeNaN()
})
