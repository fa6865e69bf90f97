/** @jest-environment node */
import { assert, integer, property } from 'fast-check'
import { accentColors, contrastRatio, mixColors } from '../../../src/kit/theme/colors'
import { tokens } from '../../../src/kit/theme/tokens'

test.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 1, '#ffffff'],
  ['#000', '#fff', 0.5, '#808080'],
  ['#102030', '#ff0000', 0.1, '#281d2b'],
])('%s mixed with %s, whose share is %d, is %s', (one, two, share, mixed) => {
  expect(mixColors(one, two, share)).toBe(mixed)
})

test('a colour that cannot be read stays as it is', () => {
  expect(mixColors('tomato', '#fff', 0.5)).toBe('tomato')
})

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

const SURFACES = ['surface', 'surface-sunken', 'surface-hover'] as const
const hexColor = integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test.each(['light', 'dark'] as const)(
  'any accent of a page gives readable texts and clear shapes in the %s scheme',
  scheme => {
    assert(
      property(hexColor, accent => {
        const made = accentColors(accent, scheme)
        expect(contrastRatio(made['on-accent'], made.accent)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(made['on-accent'], made['accent-hover'])).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(tokens[scheme].text, made['accent-soft'])).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(made['accent-text'], made['accent-soft'])).toBeGreaterThanOrEqual(4.5)
        for (const surface of SURFACES) {
          expect(contrastRatio(made.accent, tokens[scheme][surface])).toBeGreaterThanOrEqual(3)
          expect(contrastRatio(made['accent-text'], tokens[scheme][surface])).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 500 },
    )
  },
)

test('an accent with enough contrast is used unchanged', () => {
  expect(accentColors('#0055aa', 'light').accent).toBe('#0055aa')
})
