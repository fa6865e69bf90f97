/** @jest-environment node */
import { importIcons } from '../../.rollup/importIcons.mjs'

const transform = (code: string, id = '/src/kit/Icon.tsx') =>
  (importIcons().transform as (code: string, id: string) => string | null)(code, id)

test('each icon comes from a file of its own', () => {
  const code = transform("import { Trash2, Pencil } from 'lucide';\nimport { a } from './a'")
  expect(code).toMatch(
    /import Trash2 from '.*\/icons\/trash(?:-2)?\.m?js';import Pencil from '.*\/icons\/pencil\.m?js';/,
  )
  expect(code).toContain("import { a } from './a'")
  expect(code).not.toContain("from 'lucide'")
})

test('the code of packages stays as it is', () => {
  expect(transform("import { Trash2 } from 'lucide';", '/node_modules/icons/index.js')).toBeNull()
})

test('the build fails for an icon that does not exist', () => {
  expect(() => transform("import { NoSuchIcon } from 'lucide';")).toThrow('no icon named NoSuchIcon')
})
