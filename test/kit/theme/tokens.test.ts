/** @jest-environment node */
import { contrastRatio } from '../../../src/kit/theme/colors'
import { tokens } from '../../../src/kit/theme/tokens'
import { contrastPairs } from '../../../stories/kit/theme/contrastPairs'

// These colours have no text on them and carry no information.
const DECORATIONS = ['border', 'picture-veil', 'backdrop', 'shadow-window', 'shadow-raised']

test('every colour except decorations is in a pair with a promised contrast', () => {
  const promised = new Set<string>(contrastPairs.flatMap(({ front, ground }) => [front, ground]))
  expect(Object.keys(tokens.light).filter(name => !promised.has(name))).toEqual(DECORATIONS)
})

describe.each(['light', 'dark'] as const)('the %s scheme', scheme => {
  const colors = tokens[scheme]

  test.each(contrastPairs)(
    'shows $front on $ground with a contrast of $least to 1 at least',
    ({ front, ground, least }) => {
      expect(contrastRatio(colors[front], colors[ground])).toBeGreaterThanOrEqual(least)
    },
  )
})
