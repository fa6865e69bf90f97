/** @jest-environment node */
import type { Dependency } from 'rollup-plugin-license'
import { LICENSE_LINE, licenseText } from '../../.rollup/licenseText.mjs'

const dependency = (name: string, text: string | null) =>
  ({ name, version: '1.0.0', license: 'MIT', licenseText: text }) as Dependency

test('every package is listed by name with the text of its licence', () => {
  expect(licenseText([dependency('b', 'Copyright B\n'), dependency('a', 'Copyright A')])).toBe(
    `a 1.0.0 (MIT)\n\nCopyright A\n\n${LICENSE_LINE}\n\nb 1.0.0 (MIT)\n\nCopyright B`,
  )
})

test('the build fails for a package without its licence’s text', () => {
  expect(() => licenseText([dependency('a', null)])).toThrow('a 1.0.0 (MIT) is bundled, but has no file')
})
