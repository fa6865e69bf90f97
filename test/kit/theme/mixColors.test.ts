import { mixColors } from '../../../src/kit/theme/mixColors'

test.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 1, '#ffffff'],
  ['#000', '#fff', 0.5, '#808080'],
  ['#102030', '#ff0000', 0.1, '#281d2b'],
])('%s with %s by %d is %s', (one, two, share, mixed) => {
  expect(mixColors(one, two, share)).toBe(mixed)
})

test('a colour that cannot be read stays as it is', () => {
  expect(mixColors('tomato', '#fff', 0.5)).toBe('tomato')
})
