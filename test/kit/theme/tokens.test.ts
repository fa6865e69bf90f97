import { contrastRatio } from '../../../src/kit/theme/contrastRatio'
import { tokens } from '../../../src/kit/theme/tokens'

const SURFACES = ['surface', 'surface-sunken', 'surface-hover'] as const

describe.each(['light', 'dark'] as const)('the %s scheme', scheme => {
  const colors = tokens[scheme]
  const ratio = (one: keyof typeof colors, two: keyof typeof colors) => contrastRatio(colors[one], colors[two])

  test.each(SURFACES.flatMap(surface => (['text', 'text-soft', 'accent-text', 'danger-text', 'warning-text', 'success-text'] as const).map(text => [text, surface] as const)))(
    'shows the text colour %s readably on %s',
    (text, surface) => {
      expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ['text', 'control'],
    ['text', 'control-hover'],
    ['text', 'accent-soft'],
    ['text', 'danger-soft'],
    ['text', 'warning-soft'],
    ['text', 'success-soft'],
    ['accent-text', 'accent-soft'],
    ['danger-text', 'danger-soft'],
    ['warning-text', 'warning-soft'],
    ['success-text', 'success-soft'],
  ] as const)('shows %s readably on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SURFACES.flatMap(surface => (['border-strong', 'accent', 'danger'] as const).map(shape => [shape, surface] as const)))('shows the shape colour %s clearly on %s', (shape, surface) => {
    expect(ratio(shape, surface)).toBeGreaterThanOrEqual(3)
  })
})
