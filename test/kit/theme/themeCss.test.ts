/** @jest-environment node */
import { themeCss } from '../../../src/kit/theme/themeCss'
import { tokens } from '../../../src/kit/theme/tokens'

const surface = (scheme: 'light' | 'dark') => `--foyer-surface: ${tokens[scheme].surface};`

test('the style sheet follows the system’s colour scheme by default', () => {
  const css = themeCss()
  expect(css).toContain(surface('light'))
  expect(css.slice(css.indexOf('@media (prefers-color-scheme: dark)'))).toContain(surface('dark'))
})

test.each(['light', 'dark'] as const)('the style sheet has only the %s scheme if the page configures it', scheme => {
  const css = themeCss({ scheme })
  expect(css).toContain(surface(scheme))
  expect(css).toContain(`color-scheme: ${scheme} !important`)
  expect(css).not.toContain('prefers-color-scheme')
})

test('the style sheet sets the colour scheme after its reset of all properties', () => {
  const css = themeCss()
  expect(css.indexOf('all: initial !important')).toBeLessThan(css.indexOf('color-scheme: light'))
})

test('the style sheet sets a configured accent in both schemes, or in the only configured one', () => {
  expect(themeCss({ accent: '#0055aa' }).match(/--foyer-accent: #/g)).toHaveLength(2)
  expect(themeCss({ accent: '#0055aa', scheme: 'light' })).toContain('--foyer-accent: #0055aa;')
})

test('the style sheet keeps its own accent if the configured one is not a hex colour', () => {
  expect(themeCss({ accent: 'tomato' })).toBe(themeCss())
})

test("the page's own font and tokens come last in the style sheet, also after the rules for coarse pointers", () => {
  const css = themeCss({ font: 'Georgia, serif', tokens: { 'size-control': '50px' } })
  expect(css.lastIndexOf('--foyer-font: Georgia, serif;')).toBeGreaterThan(css.indexOf('system-ui'))
  expect(css.lastIndexOf('--foyer-size-control: 50px;')).toBeGreaterThan(css.indexOf('pointer: coarse'))
})

test.each(['red; } body { display: none', '</style>', '{}'])(
  'the style sheet leaves out a value that would end its declaration: %s',
  value => {
    expect(themeCss({ tokens: { surface: value } })).not.toContain(value)
  },
)
