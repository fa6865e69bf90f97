import { assert, integer, property } from 'fast-check'
import { accentColors } from '../../../src/kit/theme/accentColors'
import { contrastRatio } from '../../../src/kit/theme/contrastRatio'
import { tokens } from '../../../src/kit/theme/tokens'

const SURFACES = ['surface', 'surface-sunken', 'surface-hover'] as const
const hexColor = integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test.each(['light', 'dark'] as const)('any accent of a page gives readable texts and clear shapes in the %s scheme', scheme => {
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
})

test('an accent that is clear enough is taken as it is', () => {
  expect(accentColors('#0055aa', 'light').accent).toBe('#0055aa')
})
