/** @jest-environment node */
import { themeCss } from '../../../src/kit/theme/themeCss'
import { tokens } from '../../../src/kit/theme/tokens'

const surface = (scheme: 'light' | 'dark') => `--foyer-surface: ${tokens[scheme].surface};`

test('follows the system by default', () => {
  const css = themeCss()
  expect(css).toContain(surface('light'))
  expect(css.slice(css.indexOf('@media (prefers-color-scheme: dark)'))).toContain(surface('dark'))
})

test.each(['light', 'dark'] as const)('keeps the %s scheme if configured', scheme => {
  const css = themeCss({ scheme })
  expect(css).toContain(surface(scheme))
  expect(css).toContain(`color-scheme: ${scheme} !important`)
  expect(css).not.toContain('prefers-color-scheme')
})

test('sets the colour scheme after everything was reset', () => {
  const css = themeCss()
  expect(css.indexOf('all: initial !important')).toBeLessThan(css.indexOf('color-scheme: light'))
})

test('applies an accent in both schemes', () => {
  expect(themeCss({ accent: '#0055aa' }).match(/--foyer-accent: #/g)).toHaveLength(2)
  expect(themeCss({ accent: '#0055aa', scheme: 'light' })).toContain('--foyer-accent: #0055aa;')
})

test('keeps its own accent if the given one is not a hex colour', () => {
  expect(themeCss({ accent: 'tomato' })).toBe(themeCss())
})

test("lets the page's own font and tokens override everything, also for coarse pointers", () => {
  const css = themeCss({ font: 'Georgia, serif', tokens: { 'size-control': '50px' } })
  expect(css.lastIndexOf('--foyer-font: Georgia, serif;')).toBeGreaterThan(css.indexOf('system-ui'))
  expect(css.lastIndexOf('--foyer-size-control: 50px;')).toBeGreaterThan(css.indexOf('pointer: coarse'))
})

test.each(['red; } body { display: none', '</style>', '{}'])(
  'drops a value that would break out of its declaration: %s',
  value => {
    expect(themeCss({ tokens: { surface: value } })).not.toContain(value)
  },
)
